import { useMemo, useState } from 'react'
import { Cursor } from '../../../charts/cursor'
import { drawPower } from '../../../charts/drawing'
import { fraction } from '../../../charts/axis'
import { Frame } from '../../../charts/frame'
import { ENERGY_INK } from '../../../charts/palette'
import { canDraw } from '../../../charts/can-draw'
import { Plot } from '../../../charts/plot'
import type { PowerSeries } from '../../../charts/power-chart'
import { Swatch } from '../../../charts/swatch'
import { NoDrawing, NothingDrawn } from '../../../features/figures/plot-words'
import { useText } from '../../../kit/text/use-text'
import type { PowerSample } from '../../../domain/plants/reading'
import type { DayModel } from './day-model'
import { DayTable } from './day-table'
import { valueText } from './value-text'
import css from './day-curve.module.css'

const HOUR = 12

interface DayChartProps {
  model: DayModel
  offered: readonly PowerSeries[]
  onTable(): void
  /** Epoch s that the address asks to look at. */
  moment: number | null
  /** Days to go, back or on, as a finger sweeps. */
  onDay(step: 1 | -1): void
}

export function DayChart({ model, offered, moment, onTable, onDay }: DayChartProps) {
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
      <Plot drawing={drawing} onFail={() => setFailed(true)} />
      {model.empty && <NothingDrawn text={t('day.empty')} />}
      <Cursor
        count={slots.length}
        leap={HOUR}
        key={moment}
        first={moment === null ? null : slots.findLastIndex(({ at }) => at <= moment)}
        start={Math.max(0, lastSample)}
        at={(index) => fraction(slots[index]?.at ?? 0, chart.domain)}
        label={t('day.cursor')}
        say={say}
        onSwipe={onDay}
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
              {nothing(index) && <span className="block text-ink-soft">{t('day.noSample')}</span>}
              {(!nothing(index) || before) && (
                <CardRows
                  lines={lines}
                  sample={samples[index] ?? null}
                  {...(before ? { before: before[index] ?? null } : {})}
                />
              )}
            </>
          )
        }}
      />
    </Frame>
  )
}

interface CardProps {
  lines: readonly PowerSeries[]
  sample: PowerSample | null
  /** The same moment of the day before, where it is compared. */
  before?: PowerSample | null
}

function CardRows({ lines, sample, before }: CardProps) {
  const t = useText('plant')
  return (
    <dl className={css['card']} data-compared={before !== undefined || undefined}>
      {before !== undefined && <span className={css['then']}>{t('day.previous')}</span>}
      {lines.map((series) => (
        <div key={series}>
          <dt>
            <Swatch ink={ENERGY_INK[series]} />
            {t(`series.${series}`)}
          </dt>
          <dd>{valueText(sample, series)}</dd>
          {before !== undefined && <dd className={css['then']}>{valueText(before, series)}</dd>}
        </div>
      ))}
    </dl>
  )
}
