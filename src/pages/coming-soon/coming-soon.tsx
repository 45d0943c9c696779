import { Link } from 'react-router'
import { StatePage } from '../../console/states'
import { useText } from '../../console/use-text'

/** An honest page for an address that exists and is not built: what will be here, and the way back. */
export function ComingSoon(props: { name: string; level?: 1 | 2 }) {
  const t = useText('console')
  return (
    <StatePage
      picture="building"
      level={props.level ?? 1}
      title={t(`soon.${props.name}.name`)}
      action={
        <Link className="hg-button" to="/plant">
          {t('soon.back')}
        </Link>
      }
    >
      <p>
        <strong>{t('soon.title')}</strong>
      </p>
      <p className="hg-state-text">{t(`soon.${props.name}.text`)}</p>
    </StatePage>
  )
}
