import type { EnergySeries } from '../../../charts/energy-chart'
import { useText } from '../../../console/use-text'
import { carries } from '../../../domain/grid-type'
import type { PeriodRecord, PeriodStatistics, Plant } from '../../../domain/reading'
import { FigureTable } from './figure-table'
import { ratesOf } from './periods'
import type { PeriodRow } from './periods'
import { spelled } from './value-text'

interface EnergyTableProps {
  plant: Plant
  caption: string
  rows: readonly PeriodRow[]
  statistics: PeriodStatistics
  offered: readonly EnergySeries[]
}

/** Energies and rates of each period with a row of sums; the rates of that row are ratios of sums. */
export function EnergyTable({ plant, caption, rows, statistics, offered }: EnergyTableProps) {
  const t = useText('plant')
  const own = carries(plant.gridType).has('selfConsumption')
  const rates = (records: readonly (PeriodRecord | null)[]) => {
    const { hours, selfConsumption, selfSufficiency } = ratesOf(records, plant.capacity)
    return [
      spelled(hours, 'h'),
      ...(own ? [spelled(selfConsumption, '%'), spelled(selfSufficiency, '%')] : []),
    ]
  }
  return (
    <FigureTable
      caption={caption}
      columns={[
        t('energy.period'),
        ...offered.map((series) => t(`series.${series}`)),
        t('kpi.name.hours'),
        ...(own ? [t('kpi.name.selfConsumption'), t('kpi.name.selfSufficiency')] : []),
      ]}
      rows={rows.map(({ name, record }) => ({
        key: name,
        cells: [name, ...offered.map((series) => spelled(record?.sums[series], 'kWh')), ...rates([record])],
      }))}
      footer={[
        t('energy.sum'),
        ...offered.map((series) => spelled(statistics.sums[series], 'kWh')),
        ...rates(rows.map((row) => row.record)),
      ]}
    />
  )
}
