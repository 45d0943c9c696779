import { useText } from '../../kit/text/use-text'
import type { PlantStatus } from '../../domain/plants/plant-status'
import css from './status-word.module.css'

const STATUS_TONE: Record<PlantStatus, 'good' | 'warn' | 'bad' | 'calm'> = {
  online: 'good',
  partlyOffline: 'warn',
  offline: 'bad',
  asleep: 'calm',
  never: 'calm',
  noDevice: 'calm',
  unknown: 'calm',
}

/** The state of a plant as dot and word; the shape of the dot differs, so colour is never alone. */
export function StatusWord({ status }: { status: PlantStatus }) {
  const t = useText('plant')
  return (
    <span className={css['status']} data-tone={STATUS_TONE[status]} data-status={status}>
      <span className={css['dot']} aria-hidden="true" />
      {t(`status.${status}`)}
    </span>
  )
}
