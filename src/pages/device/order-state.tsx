import type { DeviceUpgrade } from '../../domain/devices/device-firmware'
import { type DeviceOrder, isHeld } from '../../domain/devices/device-settings'
import type { Zone } from '../../domain/plants/reading'
import { zonedInstant } from '../../domain/time/instant'
import { MISSING } from '../../domain/values/quantity'
import { ToneMark } from '../../console/fields/tone-mark'
import { useText } from '../../kit/text/use-text'

interface StateProps {
  readonly order: Pick<DeviceOrder, 'value' | 'kept' | 'place' | 'waitCode' | 'start'> &
    Pick<DeviceUpgrade, 'state'> &
    Partial<Pick<DeviceUpgrade, 'progress' | 'reason'>>
  /** What was read back, in words. */
  readonly kept: string
  /** The zone of times. */
  readonly zone: Zone
}

/** Where an order stands: its place and why it waits, how far it is, what was read back or why it broke off. */
export function OrderState({ order, kept, zone }: StateProps) {
  const t = useText('device')
  const { state, place, waitCode, progress = null } = order
  if (state === null) return <>{MISSING}</>
  const held = isHeld(order)
  const done = state === 'done'
  const tone = done ? (held === true ? 'good' : 'warning') : state === 'failed' ? 'bad' : 'info'
  const word = done
    ? held === null
      ? 'unread'
      : held
        ? 'held'
        : 'other'
    : state === 'running' && progress !== null
      ? 'progress'
      : state
  const why =
    state === 'failed'
      ? t(`firmware.reasons.${order.reason ?? 'unknown'}`)
      : state === 'waiting' && (waitCode === '50' || waitCode === '51')
        ? t(`control.behind.${waitCode}`)
        : null
  return (
    <span className="grid min-w-52 py-1.5 whitespace-normal">
      <span className="hg-cell-line hg-tone whitespace-normal!" data-tone={tone}>
        <ToneMark tone={tone} />
        {t(`control.states.${word}`, {
          ...{ place: place ?? MISSING, value: kept, percent: progress ?? MISSING },
          time: zonedInstant(order.start, zone),
        })}
      </span>
      {word === 'progress' && (
        <progress
          className="w-35 h-1 accent-primary"
          max={100}
          value={progress ?? 0}
          aria-label={t('control.states.running')}
        />
      )}
      {why !== null && <small className="text-ink-soft">{why}</small>}
    </span>
  )
}
