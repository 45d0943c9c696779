import { Link } from 'react-router'
import { StatePage } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'

/** An address whose function is switched off here: nothing of it is shown, and it says so. */
export function NotOffered(props: { back: '/plant' | '/login' }) {
  const t = useText('platform')
  const shell = useText('console')
  return (
    <StatePage
      picture="denied"
      title={t('off.title')}
      action={
        <Link className="hg-button" to={props.back}>
          {shell(props.back === '/login' ? 'notFound.login' : 'notFound.back')}
        </Link>
      }
    >
      <p className="hg-state-text">{t('off.text')}</p>
    </StatePage>
  )
}
