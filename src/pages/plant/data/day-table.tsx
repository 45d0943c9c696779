import type { PowerSeries } from '../../../charts/power-chart'
import { useText } from '../../../kit/text/use-text'
import { valueText } from './value-text'
import type { DayModel } from './day-model'
import { FigureTable } from '../../../features/figures/figure-table'

/** The day as figures: one row for each slot that has begun, empty ones with "--". */
export function DayTable({ model, offered }: { model: DayModel; offered: readonly PowerSeries[] }) {
  const t = useText('plant')
  return (
    <FigureTable
      caption={t('day.caption', { date: model.day.date, zone: model.day.zone })}
      columns={[t('day.time'), ...offered.map((series) => t(`series.${series}`))]}
      rows={model.slots.map((slot, index) => ({
        key: String(slot.at),
        cells: [
          model.nameSlot(slot),
          ...offered.map((series) => valueText(model.samples[index] ?? null, series)),
        ],
      }))}
    />
  )
}
