import { spanName } from '../../domain/devices/chart-span'
import { FigureTable } from '../../features/figures/figure-table'
import { useDatePatterns } from '../../kit/time/use-date-pattern'
import { useText } from '../../kit/text/use-text'
import { said } from './said'
import { happenedIn, type ParametersSpan } from './parameters-span'

const DAY = 288

/** Rows between two that a table shows: hours of a week, quarters of the days of a month; a file has them all. */
const EVERY = { day: 1, week: 12, month: 72, year: 1, total: 1 } as const

/** What a chart draws, as rows; those in which something happened are among them in any case. */
export function ParameterTable({ model }: { model: ParametersSpan }) {
  const t = useText('plant')
  const device = useText('device')
  const patterns = useDatePatterns()
  const { span, fine } = model.days
  // The noon of each day: at midnight there is no sun.
  const [every, from] = fine ? [DAY / fine, DAY / fine / 2] : [EVERY[span], 0]
  const marked = model.replaced.length > 0
  const places = new Set(model.replaced.map(({ place }) => place))
  return (
    <FigureTable
      caption={`${spanName(model.days, patterns)}, ${model.zone}`}
      columns={[
        t('day.time'),
        ...model.rows.map(({ parameter }) => parameter.name ?? parameter.key),
        ...(marked ? [device('records.replaced')] : []),
      ]}
      rows={model.begun.flatMap((slot, index) =>
        index % every === from || places.has(index)
          ? [
              {
                key: String(slot.at),
                cells: [
                  slot.label,
                  ...model.rows.map(({ parameter, values }) => said(values[index], parameter.unit)),
                  ...(marked ? [happenedIn(model, index)] : []),
                ],
              },
            ]
          : [],
      )}
    />
  )
}
