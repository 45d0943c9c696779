import { useMemo, useState } from 'react'
import { canDraw, Chart } from '../../../charts/chart'
import { Cursor } from '../../../charts/cursor'
import { drawPower } from '../../../charts/drawing'
import { fraction } from '../../../charts/axis'
import { Frame } from '../../../charts/frame'
import { ENERGY_INK } from '../../../charts/palette'
import type { PowerSeries } from '../../../charts/power-chart'
import { useText } from '../../../console/use-text'
import type { PowerSample } from '../../../domain/reading'
import type { DayModel } from './day-model'
import { DayTable } from './day-table'
import { NoDrawing } from './no-drawing'
import { Swatch } from './series-toggles'
import { valueText } from './value-text'
import css from './day-curve.module.css'

const HOUR = 12

interface DayChartProps {
  model: DayModel
  offered: readonly PowerSeries[]
  onTable(): void
}

export function DayChart({ model, offered, onTable }: DayChartProps) {
  const t = useText('plant')
  const { chart, slots, samples, before, nameSlot } = model
  const drawing = useMemo(() => drawPower(chart, ENERGY_INK), [chart])
  const [failed, setFailed] = useState(!canDraw())
  const lines = chart.lines.filter((line) => !line.before).map((line) => line.series)
  const nothing = (index: number) => samples[index] === null
  const say = (index: number) => {
    const slot = slots[index]
    if (!slot) return ''
    const parts = (sample: PowerSample | null) =>
      lines.map((series) => `${t(`series.${series}`)} ${valueText(sample, series)}`).join(', ')
    const now = nothing(index) ? t('day.noSample') : parts(samples[index] ?? null)
    const then = before ? `; ${t('day.previous')}: ${parts(before[index] ?? null)}` : ''
    return `${nameSlot(slot)}: ${now}${then}`
  }
  const lastSample = samples.findLastIndex((sample) => sample !== null)
  if (failed) return <NoDrawing table={<DayTable model={model} offered={offered} />} />
  return (
    <Frame left={chart.left} right={chart.right} ticks={model.ticks} bands={model.bands} rules={model.rules}>
      <Chart drawing={drawing} onFail={() => setFailed(true)} />
      {model.empty && <p className={css['nothing']}>{t('day.empty')}</p>}
      <Cursor
        count={slots.length}
        leap={HOUR}
        start={Math.max(0, lastSample)}
        at={(index) => fraction(slots[index]?.at ?? 0, chart.domain)}
        label={t('day.cursor')}
        say={say}
        onKey={(key) => {
          if (key !== 't') return false
          onTable()
          return true
        }}
        card={(index) => {
          const slot = slots[index]
          return (
            <>
              <strong>{slot && nameSlot(slot)}</strong>
              {nothing(index) && <span className={css['silent']}>{t('day.noSample')}</span>}
              {!nothing(index) && <CardRows lines={lines} sample={samples[index] ?? null} />}
              {before && (
                <>
                  <span className={css['silent']}>{t('day.previous')}</span>
                  <CardRows lines={lines} sample={before[index] ?? null} />
                </>
              )}
            </>
          )
        }}
      />
    </Frame>
  )
}

function CardRows({ lines, sample }: { lines: readonly PowerSeries[]; sample: PowerSample | null }) {
  const t = useText('plant')
  return (
    <dl className={css['card']}>
      {lines.map((series) => (
        <div key={series}>
          <dt>
            <Swatch series={series} />
            {t(`series.${series}`)}
          </dt>
          <dd>{valueText(sample, series)}</dd>
        </div>
      ))}
    </dl>
  )
}
