import type { ReactNode } from 'react'
import type { DeviceValue } from '../../domain/devices/device-records'
import { isWithin } from '../../domain/devices/value-range'
import { temperatureOf } from '../../domain/devices/unit-words'
import { calendarDate, formatInstant, zonedInstant } from '../../domain/time/instant'
import { ToneWord } from '../../console/fields/tone-word'
import { IconButton } from '../../kit/button/icon-button'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import { DeliveredView } from './reading'
import type { usePins } from './use-pins'
import css from './parameters.module.css'

/** When everything was read that says nothing of its own, and the zone of these times. */
export interface ReadAt {
  readonly at: number | null
  readonly zone: string
}

interface LineProps {
  readonly value: DeviceValue
  readonly pins: ReturnType<typeof usePins>
  readonly changed: boolean
  readonly read: ReadAt
  readonly spark: ReactNode
}

/** A parameter with its key, its value as delivered, where that ought to lie, and when it was read. */
export function ParameterLine({ value, pins, changed, read, spark }: LineProps) {
  const t = useText('device')
  const label = value.label ?? value.key
  const within = isWithin(value)
  return (
    <li className="wrap-anywhere" data-changed={changed || undefined}>
      <IconButton
        className="hg-center w-8 h-8 ms-2 rounded-control text-ink-soft"
        aria-pressed={pins.has(value.key)}
        label={t('parameters.pin', { name: label })}
        onClick={() => pins.toggle(value.key)}
      >
        <Icon name="star" size={14} />
      </IconButton>
      <span>
        {label}
        <code>{value.key}</code>
      </span>
      {spark}
      <span className={css['value']}>
        <DeliveredView reading={value} />
        {value.raw !== null && value.raw !== value.value && <code>{value.raw}</code>}
      </span>
      <span className={`${css['frame']} contents`}>
        <span className="tabular-nums">
          {value.range && <Range value={value} />}
          {within === false && <ToneWord tone="warning" word={t('parameters.outside')} />}
        </span>
        <Time at={value.at ?? read.at} than={read} />
      </span>
    </li>
  )
}

function Range({ value: { range, unit } }: { value: DeviceValue }) {
  const t = useText('device')
  if (range === null) return null
  const text = [`${range.min} – ${range.max}`, temperatureOf(unit) ?? ''].join('\u2009').trim()
  return (
    <>
      <span className="sr-only">{t('control.range')} </span>
      {text}
    </>
  )
}

/** The minute alone on the day of the others. */
function Time({ at, than }: { at: number | null; than: ReadAt }) {
  const t = useText('device')
  if (at === null) return <span />
  const text = formatInstant(at, than.zone)
  const today = calendarDate(than.at ?? at, than.zone) === calendarDate(at, than.zone)
  return (
    <time
      className="tabular-nums"
      dateTime={new Date(at * 1000).toISOString()}
      title={zonedInstant(at, than.zone)}
    >
      <span className="sr-only">{t('times.time')} </span>
      {today ? text.slice(11, 16) : text.slice(0, 16)}
    </time>
  )
}
