import { POWER_SERIES, type PowerSeries } from '../../../charts/power-chart'
import { type Carried, carries } from '../../../domain/energy/grid-type'

const NEEDS: Record<PowerSeries, Carried> = {
  production: 'production',
  consumption: 'consumption',
  feedIn: 'feedIn',
  purchase: 'purchase',
  charge: 'battery',
  discharge: 'battery',
  stateOfCharge: 'battery',
}

/** On from the start (screens 2 E, wire contract 2.9); the others wait behind their buttons. */
const USUAL: readonly PowerSeries[] = ['production', 'consumption', 'stateOfCharge']

/** Series that a plant of this grid type can have; what is absent by type is not offered. */
export function offeredSeries(gridType: string | null): readonly PowerSeries[] {
  const carried = carries(gridType)
  return POWER_SERIES.filter((series) => carried.has(NEEDS[series]))
}

/** The series shown: those the address names, else the usual ones; never one that is not offered. */
export function shownSeries(text: string | null, offered: readonly PowerSeries[]): ReadonlySet<PowerSeries> {
  const named = text === null ? USUAL : text.split(',')
  return new Set(offered.filter((series) => named.includes(series)))
}

/** The address of a choice of series; null when it is the usual one. */
export function seriesText(shown: ReadonlySet<PowerSeries>, offered: readonly PowerSeries[]): string | null {
  const usual = shownSeries(null, offered)
  const same = usual.size === shown.size && [...usual].every((series) => shown.has(series))
  return same ? null : offered.filter((series) => shown.has(series)).join(',')
}

export function toggled(shown: ReadonlySet<PowerSeries>, series: PowerSeries): ReadonlySet<PowerSeries> {
  const next = new Set(shown)
  if (!next.delete(series)) next.add(series)
  return next
}
