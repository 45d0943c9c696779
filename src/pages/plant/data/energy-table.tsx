import { useDatePatterns } from '../../../kit/time/use-date-pattern'
import type { EnergySeries } from '../../../charts/energy-chart'
import { useText } from '../../../kit/text/use-text'
import { carries } from '../../../domain/energy/grid-type'
import { type Balanced, beforeRecords, ratesOf, tableSums } from '../../../domain/energy/period-rates'
import type { PeriodStatistics, Plant } from '../../../domain/plants/reading'
import { writePeriod } from '../../../domain/time/reader-date'
import { FigureTable } from '../../../features/figures/figure-table'
import type { PeriodRow } from './periods'
import { spelled } from './value-text'

interface EnergyTableProps {
  plant: Plant
  caption: string
  rows: readonly PeriodRow[]
  statistics: PeriodStatistics
  /** Whether the rows are all there is of the plant. */
  lifetime: boolean
  offered: readonly EnergySeries[]
}

/** Energies and rates of each period with a row of sums; the rates of that row are ratios of sums. */
export function EnergyTable({ plant, caption, rows, statistics, lifetime, offered }: EnergyTableProps) {
  const t = useText('plant')
  const patterns = useDatePatterns()
  const own = carries(plant.gridType).has('selfConsumption')
  const rates = (records: readonly (Balanced | null)[], sum?: Balanced) => {
    const { selfConsumption, selfSufficiency } = ratesOf(records, plant.capacity)
    const { hours } = ratesOf(sum ? [sum] : records, plant.capacity)
    return [
      spelled(hours, 'h'),
      ...(own ? [spelled(selfConsumption, '%'), spelled(selfSufficiency, '%')] : []),
    ]
  }
  const records = rows.map((row) => row.record)
  const before = lifetime ? beforeRecords(statistics.sums, records) : null
  const all = before ? [...records, { sums: before }] : records
  const sums = tableSums(statistics.sums, all)
  const line = (name: string, record: Balanced | null) => ({
    key: name,
    cells: [name, ...offered.map((series) => spelled(record?.sums[series], 'kWh')), ...rates([record])],
  })
  return (
    <FigureTable
      caption={caption}
      columns={[
        t('energy.period'),
        ...offered.map((series) => t(`series.${series}`)),
        t('kpi.name.hours'),
        ...(own ? [t('kpi.name.selfConsumption'), t('kpi.name.selfSufficiency')] : []),
      ]}
      rows={[
        ...(before ? [line(t('energy.before'), { sums: before })] : []),
        ...rows.map(({ name, record }) => line(writePeriod(name, patterns), record)),
      ]}
      footer={[
        t('energy.sum'),
        ...offered.map((series) => spelled(sums[series], 'kWh')),
        ...rates(all, { sums }),
      ]}
    />
  )
}
