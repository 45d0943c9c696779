import { useMemo } from 'react'
import { useCapability } from '../../console/access/use-capability'
import { useCall } from '../../console/data/use-call'
import { type CurvePoint, fleetCurve } from '../../domain/fleet/curve'
import { MISSING, scale } from '../../domain/values/quantity'
import { useText } from '../../kit/text/use-text'
import { fleetPower } from '../../transport/calls/fleet-figures'
import { AsOf, Cell, momentOf } from './cell'
import type { PanelProps } from './panel-props'
import css from './drawings.module.css'

const WIDTH = 600
const HEIGHT = 240
/** A quarter of an hour is over each 900 s, and its power is answered a little later. */
const EVERY = 300

/** Power of the last 24 hours with what was to be expected; where the server has no call for it, as the display has seen it. */
export function Curve(props: PanelProps) {
  const can = useCapability('fleetCurve')
  if (can === false) return <Seen {...props} />
  return <FromServer {...props} can={can === true} />
}

function FromServer({ fleet: { samples }, now, can }: PanelProps & { can: boolean }) {
  const t = useText('wall')
  const state = useCall(['wall-curve'], can ? fleetPower() : null, { every: EVERY })
  const latest = samples.at(-1)
  const minute = Math.floor(now / 60) * 60
  const points = useMemo(() => {
    const quarters = fleetCurve(state.data ?? [], minute)
    const last = quarters.at(-1)
    // The figure of this moment is newer than any quarter of an hour that is over.
    return latest && last && latest.at > last.at
      ? [...quarters, { at: latest.at, power: latest.power, low: null, high: null }]
      : quarters
  }, [state.data, minute, latest])
  const band = points.findLast(({ high }) => high !== null)
  return (
    <Cell title={t('panel.day')} note={state.fault && <AsOf updated={state.updatedAt} now={now} />}>
      {points.length > 1 && <Drawn points={points} />}
      {band && <p>{`${t('usual')} ${span(band)}`}</p>}
    </Cell>
  )
}

/** From one power to another, its unit once where both have the same. */
function span({ low, high }: CurvePoint): string {
  const [from, to] = [scale(low, 'W'), scale(high, 'W')]
  const words = (part: typeof from, unit: boolean) =>
    part === null ? MISSING : part.digits + (unit ? `\u2009${part.unit}` : '')
  return `${words(from, from?.unit !== to?.unit)} – ${words(to, true)}`
}

/** A day at most, from the moment the display was opened. */
function Seen({ fleet: { samples }, now }: PanelProps) {
  const t = useText('wall')
  const [first] = samples
  const points = samples.map((sample): CurvePoint => ({ ...sample, low: null, high: null }))
  return (
    <Cell title={first ? t('since', { time: momentOf(first.at, now) }) : t('panel.curve')}>
      {points.length > 1 ? <Drawn points={points} /> : <p>{t('gathers')}</p>}
    </Cell>
  )
}

function Drawn({ points }: { points: readonly CurvePoint[] }) {
  const max = Math.max(1, ...points.map(({ power, high }) => Math.max(power ?? 0, high ?? 0)))
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  const x = (at: number) => (((at - from) / Math.max(1, to - from)) * WIDTH).toFixed(1)
  const y = (value: number) => (HEIGHT - (Math.max(0, value) / max) * HEIGHT).toFixed(1)
  const through = (of: (point: CurvePoint) => number | null) =>
    points.flatMap((point) => {
      const value = of(point)
      return value === null ? [] : [`${x(point.at)},${y(value)}`]
    })
  const line = through(({ power }) => power)
  const band = [...through(({ high }) => high), ...through(({ low }) => low).reverse()]
  const top = scale(max, 'W')
  return (
    <>
      {top && <p>{`${top.digits}\u2009${top.unit}`}</p>}
      <svg
        className={css['curve']}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {band.length > 0 ? (
          <polygon data-band="" points={band.join(' ')} />
        ) : (
          <polygon points={`0,${HEIGHT} ${line.join(' ')} ${WIDTH},${HEIGHT}`} />
        )}
        <polyline points={line.join(' ')} />
      </svg>
    </>
  )
}
