import { useDatePatterns } from '../../../kit/time/use-date-pattern'
import { writePeriod } from '../../../domain/time/reader-date'
import { useMemo, useState } from 'react'
import { Cursor } from '../../../charts/cursor'
import { drawEnergy } from '../../../charts/drawing'
import { ENERGY_SERIES, energyChart, type EnergySeries } from '../../../charts/energy-chart'
import { Frame } from '../../../charts/frame'
import { ENERGY_INK } from '../../../charts/palette'
import { canDraw } from '../../../charts/can-draw'
import { Plot } from '../../../charts/plot'
import { Swatch } from '../../../charts/swatch'
import { NoDrawing, NothingDrawn } from '../../../features/figures/plot-words'
import { useText } from '../../../kit/text/use-text'
import { buckets, type PeriodRow } from './periods'
import { spelled } from './value-text'
import css from './day-curve.module.css'

interface BarsProps {
  rows: readonly PeriodRow[]
  shown: ReadonlySet<EnergySeries>
  table: React.ReactNode
  onTable(): void
  /** Periods to go, back or on, as a finger sweeps. */
  onPeriod(step: 1 | -1): void
}

/** Grouped bars of a month, a year or a lifetime, with the same cursor as the day. */
export function EnergyBars({ rows, shown, table, onTable, onPeriod }: BarsProps) {
  const t = useText('plant')
  const patterns = useDatePatterns()
  const nameOf = (index: number) => writePeriod(rows[index]?.name ?? '', patterns)
  const chart = useMemo(() => energyChart(buckets(rows), shown), [rows, shown])
  const drawing = useMemo(() => drawEnergy(chart, ENERGY_INK), [chart])
  const [failed, setFailed] = useState(!canDraw())
  const centre = (index: number) => (index + 0.5) / Math.max(1, rows.length)
  const series = ENERGY_SERIES.filter((key) => shown.has(key))
  const last = rows.findLastIndex((row) => row.record !== null)
  const value = (index: number, key: EnergySeries) => spelled(rows[index]?.record?.sums[key], 'kWh')
  if (failed) return <NoDrawing table={table} />
  return (
    <Frame
      left={chart.left}
      right={null}
      ticks={chart.ticks.map(({ index, label }) => ({ at: centre(index), label }))}
    >
      <Plot drawing={drawing} onFail={() => setFailed(true)} />
      {last < 0 && <NothingDrawn text={t('energy.empty')} />}
      <Cursor
        count={rows.length}
        leap={7}
        start={Math.max(0, last)}
        at={centre}
        begins={(index) => index / Math.max(1, rows.length)}
        label={t('energy.cursor')}
        say={(index) =>
          `${nameOf(index)}: ${series.map((key) => `${t(`series.${key}`)} ${value(index, key)}`).join(', ')}`
        }
        onSwipe={onPeriod}
        onKey={(key) => {
          if (key !== 't') return false
          onTable()
          return true
        }}
        card={(index) => (
          <>
            <strong>{nameOf(index)}</strong>
            <dl className={css['card']}>
              {series.map((key) => (
                <div key={key}>
                  <dt>
                    <Swatch ink={ENERGY_INK[key]} />
                    {t(`series.${key}`)}
                  </dt>
                  <dd>{value(index, key)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      />
    </Frame>
  )
}
