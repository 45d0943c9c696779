import type { PowerSeries } from '../../../charts/power-chart'
import { MISSING, scale, type Unit } from '../../../domain/values/quantity'
import type { PowerSample } from '../../../domain/plants/reading'

/** Number and unit as one text, scaled and truncated (specification 9); "--" for what is missing. */
export function spelled(value: number | null | undefined, unit: Unit): string {
  const scaled = scale(value, unit)
  return scaled ? `${scaled.digits}\u00a0${scaled.unit}` : MISSING
}

export function valueText(sample: PowerSample | null, series: PowerSeries): string {
  return spelled(sample?.[series], series === 'stateOfCharge' ? '%' : 'W')
}
