import { ToneMark } from '../../console/fields/tone-mark'
import { useText } from '../../kit/text/use-text'
import type { PlantStatus } from '../../domain/plants/plant-status'
import type { Tone } from '../../schema/field'
import css from './status-word.module.css'

const STATUS_TONE: Record<PlantStatus, Tone> = {
  online: 'good',
  partlyOffline: 'warning',
  offline: 'bad',
  asleep: 'quiet',
  never: 'quiet',
  noDevice: 'quiet',
  unknown: 'quiet',
}

/** The state of a plant as mark and word, the mark that lists have for it. */
export function StatusWord({ status }: { status: PlantStatus }) {
  const t = useText('plant')
  return (
    <span
      className={`hg-inline text-ink-soft text-caption ${css['status']} gap-1.5 whitespace-nowrap`}
      data-tone={STATUS_TONE[status]}
      data-status={status}
    >
      <ToneMark tone={STATUS_TONE[status]} />
      {t(`status.${status}`)}
    </span>
  )
}
