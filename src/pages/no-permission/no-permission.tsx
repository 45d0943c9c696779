import { Link } from 'react-router'
import { StatePage } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'

/** One sentence that names the missing code (screens.md 0). */
export function NoPermission(props: { code: string }) {
  const t = useText('console')
  return (
    <StatePage
      picture="denied"
      title={t('noPermission.title')}
      action={
        <Link className="hg-button" to="/plant">
          {t('notFound.back')}
        </Link>
      }
    >
      <p className="hg-state-text">{t('noPermission.text', { code: props.code })}</p>
    </StatePage>
  )
}
