import { Link } from 'react-router'
import { StatePage } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'

/** An honest page for an address that exists and is not built: what will be here, and the way back. */
export function ComingSoon(props: { name: string; level?: 1 | 2 }) {
  const t = useText('soon')
  const name = useText('console')
  return (
    <StatePage
      picture="building"
      level={props.level ?? 1}
      title={name(`screens.${props.name}`)}
      action={
        <Link className="hg-button" to="/plant">
          {t('back')}
        </Link>
      }
    >
      <p>
        <strong>{t('title')}</strong>
      </p>
      <p className="hg-state-text">{t(`what.${props.name}`)}</p>
    </StatePage>
  )
}
