import { Link } from 'react-router'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import { useRules } from './use-rules'
import css from './alerts.module.css'

/** How much room is left for further rules, and the way back to the alarms. */
export function BlockMeter() {
  const t = useText('alarm-triage')
  const { rules, max } = useRules()
  const count = rules.length
  const label = t('meter.count', { count, most: max })
  return (
    <div className={`hg-row ${css['strip']}`}>
      <label className="hg-row flex-1 min-w-50">
        <span>{label}</span>
        <meter className="w-40 h-3" min={0} max={max} high={max - 1} value={count} aria-label={label} />
      </label>
      {count >= max && <p className="text-ink-soft flex-1">{t('meter.full')}</p>}
      <Link className="hg-button phone:min-h-11" to="/alerts">
        <Icon name="bell" size={16} /> {t('meter.back')}
      </Link>
    </div>
  )
}
