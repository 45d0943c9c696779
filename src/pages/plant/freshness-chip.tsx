import { useShownZone } from '../../console/data/use-preferences'
import { useText } from '../../kit/text/use-text'
import { freshness } from '../../domain/time/freshness'
import { SLOT_SECONDS, formatInstant, localTime } from '../../domain/time/instant'
import type { EpochSeconds, Plant, Zone } from '../../domain/plants/reading'
import { isAsleep } from '../../domain/plants/plant-status'
import { spokenAge } from '../../features/plants/age'
import css from './plant-header.module.css'

interface ChipProps {
  plant: Plant
  lastUpdate: EpochSeconds | null
  now: EpochSeconds
}

/** What others than the plant's clock are called. */
function clockOf(at: EpochSeconds | null, zone: Zone): string {
  if (at === null || zone === 'UTC') return zone
  const { abbreviation, offset } = localTime(at, zone)
  return abbreviation || offset
}

/** "Data as of 14:00:12 (5 min ago)" on the plant's clock, or the one that was chosen; only stale data is amber (screens 0). */
export function FreshnessChip({ plant, lastUpdate, now }: ChipProps) {
  const t = useText('plant')
  const zone = useShownZone()(plant.zone)
  const state = freshness({
    lastUpdate,
    now,
    interval: SLOT_SECONDS,
    asleep: isAsleep({ ...plant, lastUpdate }, now),
  })
  if (state.kind === 'never' || state.age === null) {
    return (
      <span className={`hg-inline text-ink-soft text-caption tabular-nums ${css['chip']}`} data-kind="never">
        {t('freshness.never')}
      </span>
    )
  }
  const instant = formatInstant(lastUpdate, zone)
  // The date matters only when it is not today's.
  const short = state.age < 43_200 ? instant.slice(11) || instant : instant
  const time = zone && zone !== plant.zone ? `${short} ${clockOf(lastUpdate, zone)}` : short
  const { key, count } = spokenAge(state.age)
  return (
    <span
      className={`hg-inline text-ink-soft text-caption tabular-nums ${css['chip']}`}
      data-kind={state.kind}
      title={`${instant} ${zone ?? ''}`.trim()}
    >
      <span>{t('freshness.asOf', { time, age: t(`age.${key}`, { count }) })}</span>
      {state.kind !== 'fresh' && <strong>{t(`freshness.${state.kind}`)}</strong>}
    </span>
  )
}
