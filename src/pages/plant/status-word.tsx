import { useText } from '../../console/use-text'
import { STATUS_TONE } from './status'
import type { PlantStatus } from './status'
import css from './status-word.module.css'

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
