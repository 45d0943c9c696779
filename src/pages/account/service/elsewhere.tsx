import { Link } from 'react-router'
import { usePlatform } from '../../../console/services/platform'
import { useText } from '../../../kit/text/use-text'

/** No service is set up: what somebody wants to say has another place. */
export function Elsewhere() {
  const t = useText('online-service')
  const menu = useText('console')
  const { offers } = usePlatform()
  return (
    <section className="account-section">
      <p>{t('none')}</p>
      {offers('suggestion') && (
        <div className="hg-wrap">
          <Link className="hg-button" to="/account/settings/suggestion">
            {menu('menu.suggestion')}
          </Link>
        </div>
      )}
    </section>
  )
}
