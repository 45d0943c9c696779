import { Link, useLocation } from 'react-router'
import { StatePage } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'

export function NotFound(props: { signedIn: boolean }) {
  const t = useText('console')
  const { pathname } = useLocation()
  return (
    <StatePage
      picture="lost"
      title={t('notFound.title')}
      action={
        <Link className="hg-button" to={props.signedIn ? '/plant' : '/login'}>
          {t(props.signedIn ? 'notFound.back' : 'notFound.login')}
        </Link>
      }
    >
      <p className="hg-state-text">{t('notFound.text', { path: pathname })}</p>
    </StatePage>
  )
}
