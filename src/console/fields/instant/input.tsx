import { useState } from 'react'
import { localTime } from '../../../domain/time/instant'
import { plausibleEpoch } from '../../../domain/values/plausible'
import type { EpochSeconds } from '../../../domain/plants/reading'
import { readWall } from '../../../domain/time/wall-clock'
import { useText } from '../../../kit/text/use-text'
import { ariaOf } from '../aria'
import { ownZone } from '../own-zone'
import type { InputProps } from '../types'
import { usePicked, usePicker, wallOf } from '../use-picker'
import inputs from '../inputs.module.css'

/**
 * Date and time on the wall clock of the plant; the zone stands beside it, so that nobody has to guess. A time that
 * the clocks skip is moved on with a notice; of one that comes twice the first is taken, and the second is offered.
 */
export function InstantInput(props: InputProps) {
  const { id, onChange } = props
  const t = useText('engine')
  const zone = props.zone ?? ownZone()
  const { Picker } = usePicker(zone)
  const epoch = plausibleEpoch(props.value)
  const local = epoch === null ? null : localTime(epoch, zone)
  const shown = usePicked(local?.date ?? '', local?.time ?? '')
  const [moved, setMoved] = useState<{ asked: string; at: EpochSeconds } | null>(null)
  const reading = local === null ? null : readWall(local.date, local.time, zone)
  const second = reading !== null && reading.again !== null && reading.again === epoch
  const noted = (reading?.again ?? null) !== null || (moved !== null && moved.at === epoch)
  const aria = ariaOf(props)
  const describedBy = [props.describedBy, noted && `${id}-clock`].filter(Boolean).join(' ')

  return (
    <>
      <span className={`hg-line ${inputs['input-pair']}`}>
        <Picker
          {...aria}
          {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
          className="w-full!"
          format="YYYY-MM-DD HH:mm"
          placeholder=""
          showTime={{ format: 'HH:mm' }}
          showNow={false}
          value={shown}
          onChange={(picked) => {
            const { date, time } = picked ? wallOf(picked) : { date: '', time: '' }
            const read = readWall(date, time, zone)
            setMoved(read?.skipped ? { asked: time, at: read.at } : null)
            onChange(read?.at ?? null)
          }}
        />
        <span className="flex-none hg-cell-soft">{local?.offset ?? zone}</span>
      </span>
      <div
        id={`${id}-clock`}
        className="hg-field-help empty:absolute text-ink-soft text-caption"
        role="status"
      >
        {moved !== null && moved.at === epoch && local !== null && (
          <p>{t('form.clock.skipped', { asked: moved.asked, taken: local.time })}</p>
        )}
        {reading !== null && reading.again !== null && local !== null && (
          <p>
            {t(second ? 'form.clock.second' : 'form.clock.first', { time: local.time, offset: local.offset })}{' '}
            <button
              type="button"
              className="hg-link"
              disabled={props.disabled}
              onClick={() => onChange(second ? reading.at : reading.again)}
            >
              {t(second ? 'form.clock.takeFirst' : 'form.clock.takeSecond')}
            </button>
          </p>
        )}
      </div>
    </>
  )
}
