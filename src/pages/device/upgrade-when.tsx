import { useId } from 'react'
import { UPGRADE_AHEAD, type upgradeTimeRefusal } from '../../domain/devices/upgrade-time'
import type { FirmwareRelease } from '../../domain/devices/device-firmware'
import type { EpochSeconds, Zone } from '../../domain/plants/reading'
import { calendarDate, shiftDate } from '../../domain/time/instant'
import { useText } from '../../kit/text/use-text'
import { ChartZone } from './chart-legend'
import { TimeField } from './time-field'

interface WhenProps {
  readonly release: FirmwareRelease
  readonly zone: Zone
  readonly now: EpochSeconds
  /** Why it cannot be begun at once. */
  readonly refused: string | null
  /** What a clock at the plant shows then; null for at once. */
  readonly wall: string | null
  readonly usual: string
  readonly wrong: ReturnType<typeof upgradeTimeRefusal>
  onChange(wall: string | null): void
}

/** At once, or at a time of the plant that suits. */
export function UpgradeWhen({ release, zone, now, refused, wall, usual, wrong, onChange }: WhenProps) {
  const t = useText('device')
  const engine = useText('engine')
  const id = useId()
  const today = calendarDate(now, zone)
  const why =
    wrong === null
      ? null
      : wrong === 'missing'
        ? engine('invalid.required')
        : wrong === 'night'
          ? t('firmware.daylight')
          : t(`firmware.wrong.${wrong}`, UPGRADE_AHEAD)
  return (
    <fieldset className="hg-stack mb-4" aria-describedby={`${id}-help`}>
      <legend className="mb-1 font-semibold">{t('firmware.when')}</legend>
      {([null, usual] as const).map((one) => (
        <label className="hg-line min-h-6 max-[640px]:min-h-11" key={one ?? 'now'}>
          <input
            className="m-0"
            type="radio"
            name={id}
            checked={(wall === null) === (one === null)}
            disabled={one === null && refused !== null}
            onChange={() => onChange(one)}
          />
          {t(one === null ? 'firmware.atOnce' : 'firmware.later')}
        </label>
      ))}
      {wall === null ? (
        <p id={`${id}-help`} hidden />
      ) : (
        <>
          <TimeField
            label={t('firmware.begins')}
            wall={wall}
            first={today}
            last={shiftDate(today, UPGRADE_AHEAD.days)}
            onChange={(next) => onChange(next.replace('T', ' '))}
          />
          <ChartZone zone={zone} at={now} />
          <p id={`${id}-help`} className="hg-field-help text-ink-soft text-caption">
            {refused ?? t(release.daylight ? 'firmware.usual.noon' : 'firmware.usual.dusk')}
          </p>
          <p className="hg-field-error" role="alert">
            {why}
          </p>
        </>
      )}
    </fieldset>
  )
}
