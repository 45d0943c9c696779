import type { EnergySeries } from '../../../charts/energy-chart'
import type { PowerSeries } from '../../../charts/power-chart'
import type { CsvCell } from '../../../domain/values/csv'
import { filed } from '../../../domain/values/filed'
import { formatInstant, localTime, parseDate, plantDay } from '../../../domain/time/instant'
import type { Zone } from '../../../domain/plants/reading'
import type { DayModel } from './day-model'
import type { PeriodRow } from './periods'

type Rows = readonly (readonly CsvCell[])[]
type Say = (key: string) => string

/** A day of power as it was measured: each begun slot with zone and offset, missing values empty. */
export function dayCsv({ slots, samples, day }: DayModel, offered: readonly PowerSeries[], say: Say): Rows {
  const unit = (series: PowerSeries) => (series === 'stateOfCharge' ? '%' : 'W')
  const named = offered.map((series) => `${say(`series.${series}`)} (${unit(series)})`)
  return [
    [say('day.time'), say('csv.offset'), say('csv.zone'), ...named],
    ...slots.map(({ at }, index) => [
      formatInstant(at, day.zone),
      localTime(at, day.zone).offset,
      day.zone,
      ...offered.map((series) => filed(samples[index]?.[series] ?? null, unit(series))),
    ]),
  ]
}

/** Energies of days, months or years; the offset is the one with which the period begins. */
export function energyCsv(
  rows: readonly PeriodRow[],
  offered: readonly EnergySeries[],
  zone: Zone,
  say: Say,
): Rows {
  const begins = (name: string) => {
    const first = `${name}-01-01`.slice(0, 10)
    return parseDate(first) ? localTime(plantDay(first, zone).from, zone).offset : null
  }
  return [
    [
      say('energy.period'),
      say('csv.offset'),
      say('csv.zone'),
      ...offered.map((series) => `${say(`series.${series}`)} (kWh)`),
    ],
    ...rows.map(({ name, record }) => [
      name,
      begins(name),
      zone,
      ...offered.map((series) => filed(record?.sums[series] ?? null, 'kWh')),
    ]),
  ]
}
