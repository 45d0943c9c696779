import { useEffect, useMemo, useRef, useState } from 'react'
import { fraction } from '../../charts/axis'
import { Columns } from '../../charts/columns'
import { Cursor } from '../../charts/cursor'
import { drawLines } from '../../charts/drawing'
import { Frame } from '../../charts/frame'
import { canDraw } from '../../charts/can-draw'
import { Plot } from '../../charts/plot'
import { Swatch } from '../../charts/swatch'
import { holding, isWhole, panned, WHOLE, zoomed } from '../../charts/zoom'
import { NoDrawing, NothingDrawn } from '../../features/figures/plot-words'
import { useText } from '../../kit/text/use-text'
import { isCounted } from '../../domain/devices/chart-span'
import { modelInSight } from './model-in-sight'
import { ParameterTable } from './parameter-table'
import { said } from './said'
import { happenedIn, type ParametersSpan, rulesOf } from './parameters-span'
import { useChartZoom } from './use-chart-zoom'
import { ZoomButtons } from '../../features/figures/zoom-buttons'

/** Places that a page key leaps over: an hour of a day, a day of a year. */
const [HOUR, DAY] = [12, 288]
/** Places that are left in sight at the nearest: an hour. */
const NEAREST = 12

interface ChartProps {
  readonly model: ParametersSpan
  /** Reports what of it is drawn, for a picture of it. */
  onDrawn(model: ParametersSpan): void
  onTable(): void
  /** Days to go, back or on, as a finger sweeps. */
  onDay(step: 1 | -1): void
}

export function ParameterChart({ model: all, onDrawn, onTable, onDay }: ChartProps) {
  const t = useText('plant')
  const title = useText('device')
  const frame = useRef<HTMLDivElement>(null)
  const minSight = isCounted(all.days)
    ? 1
    : Math.min(1, NEAREST / Math.max(1, all.chart.lines[0]?.points.length ?? 1))
  const [sight, setSight] = useChartZoom(frame, minSight)
  const walked = useRef(0.5)
  const model = useMemo(() => modelInSight(all, sight), [all, sight])
  useEffect(() => {
    onDrawn(model)
  }, [onDrawn, model])
  const { chart, begun, rows } = model
  const counted = isCounted(model.days)
  const { columns } = chart
  const drawing = useMemo(() => drawLines(chart), [chart])
  const [failed, setFailed] = useState(!canDraw())
  const line = (index: number) =>
    rows.map(({ parameter, ink, values, before }) => ({
      key: parameter.key,
      ink,
      name: parameter.name ?? parameter.key,
      now: said(values[index], parameter.unit),
      then: before === null ? null : said(before[index], parameter.unit),
    }))
  const say = (index: number) => {
    const lines = line(index)
    const now = lines.map((one) => `${one.name} ${one.now}`).join(', ')
    const then = lines.flatMap((one) => (one.then === null ? [] : [`${one.name} ${one.then}`])).join(', ')
    const happened = happenedIn(model, index)
    return [
      `${begun[index]?.label ?? ''}: ${now}`,
      ...(then === '' ? [] : [`${t('day.previous')}: ${then}`]),
      ...(happened === '' ? [] : [`${title('records.replaced')}: ${happened}`]),
    ].join('; ')
  }
  const middle = (index: number) => {
    const at = begun[index]?.at ?? 0
    const next = chart.lines[0]?.points[index + 1]?.at ?? chart.domain[1]
    return counted ? (at + next) / 2 : at
  }
  const last = useMemo(
    () =>
      Math.max(
        0,
        ...rows.map(({ values }) => values.slice(0, begun.length).findLastIndex((one) => one !== null)),
      ),
    [rows, begun],
  )
  const whole = isWhole(sight)
  const steps = (many: number) =>
    setSight((now) => {
      const at = (walked.current - now.from) / (now.to - now.from)
      return zoomed(now, at >= 0 && at <= 1 ? at : 0.5, many, minSight)
    })
  const onKey = (key: string) => {
    if (key === 't') onTable()
    else if (!columns && (key === '+' || key === '=')) steps(1)
    else if (!columns && key === '-') steps(-1)
    else if (!columns && key === '0') setSight(WHOLE)
    else return false
    return true
  }
  if (failed) return <NoDrawing table={<ParameterTable model={model} />} />
  return (
    <div
      ref={frame}
      className="hg-stack gap-1 min-h-0 grid-cols-1 grid-rows-[minmax(0,1fr)_auto] [&>[role=group]]:justify-self-end"
    >
      <Frame
        left={chart.left}
        right={chart.right}
        ticks={model.ticks}
        bands={model.bands}
        rules={rulesOf(model).map((at) => ({ at, label: title('records.replaced') }))}
      >
        {columns ? (
          <Columns chart={chart} onFail={() => setFailed(true)} />
        ) : (
          <Plot drawing={drawing} onFail={() => setFailed(true)} />
        )}
        {model.empty && <NothingDrawn text={t(model.days.span === 'day' ? 'day.empty' : 'energy.empty')} />}
        <Cursor
          count={begun.length}
          leap={counted ? 1 : model.days.fine ? DAY / model.days.fine : HOUR}
          start={last}
          at={(index) => fraction(middle(index), chart.domain)}
          label={title('tabs.chart')}
          say={say}
          onSwipe={(step) => (whole ? onDay(step) : setSight((now) => panned(now, step / 2)))}
          onKey={onKey}
          onWalk={(index) => {
            walked.current = fraction(middle(index), all.chart.domain)
            setSight((now) => holding(now, walked.current))
          }}
          card={(index) => (
            <>
              <strong>{begun[index]?.label}</strong>
              {happenedIn(model, index) !== '' && (
                <div>{`${title('records.replaced')}: ${happenedIn(model, index)}`}</div>
              )}
              <dl className="hg-stack gap-0.5 mt-1">
                {line(index).map((one) => (
                  <div className="flex gap-4" key={one.key}>
                    <dt className="hg-line flex-1 gap-1.5">
                      <Swatch ink={one.ink} />
                      {one.name}
                    </dt>
                    <dd className="font-semibold tabular-nums whitespace-nowrap">{one.now}</dd>
                    {one.then !== null && (
                      <dd className="text-ink-soft tabular-nums whitespace-nowrap">{one.then}</dd>
                    )}
                  </div>
                ))}
              </dl>
            </>
          )}
        />
      </Frame>
      {!columns && (
        <ZoomButtons
          zoom={{
            atLeast: whole,
            atMost: sight.to - sight.from <= minSight,
            by: (presses) => steps(2 * presses),
            all: () => setSight(WHOLE),
          }}
        />
      )}
    </div>
  )
}
