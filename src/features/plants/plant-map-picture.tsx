import type { graticule, MapFrame } from '../../domain/plants/map-frame'
import type { MapCluster } from '../../domain/plants/plant-map'
import type { Plan } from '../../schema/compile'
import { ToneMark } from '../../console/fields/tone-mark'
import { isFar, Land } from './map-ground'
import { markTone } from './plant-map-tone'
import css from './plant-map.module.css'

/** Radius of the smallest ring and what the largest has more, px. */
const RING = { min: 9, more: 13 }

/** Width of degrees in writing with some air, px. */
const LABEL = 56

const sideOf = (degrees: number, [positive, negative]: readonly [string, string]) =>
  `${Math.abs(degrees)}°${degrees === 0 ? '' : degrees > 0 ? positive : negative}`

/**
 * Lines of the earth and a mark for what stands there: its colour and sign are the worst status, its ring the capacity.
 * The list beside it says and does the same, so it is hidden from those who cannot see it.
 */
export function MapPicture(props: {
  plan: Plan
  box: { width: number; height: number }
  frame: MapFrame
  clusters: readonly MapCluster[]
  /** Land and lines are there already, drawn by somebody else. */
  bare: boolean
  lines: ReturnType<typeof graticule>
  go(cluster: MapCluster): void
}) {
  const { plan, box, frame, clusters, bare, lines, go } = props
  const { width, height } = box
  const largest = Math.max(1, ...clusters.map(({ capacity }) => capacity))
  return (
    <svg className={`${css['picture']} absolute inset-0`} width={width} height={height} aria-hidden="true">
      {!bare && <Ground {...{ box, frame, lines }} />}
      {[...clusters].reverse().map((cluster) => {
        const { x, y, points, capacity } = cluster
        const tone = markTone(plan, cluster)
        const radius = RING.min + RING.more * Math.sqrt(capacity / largest)
        const many = points.length > 1
        return (
          // Without a mouse it is opened from the list beside the map.
          <g
            key={points[0]?.id}
            className={`${css['mark']} text-ink-soft cursor-pointer hg-tone`}
            data-tone={tone}
            transform={`translate(${x} ${y})`}
            onClick={() => go(cluster)}
          >
            <circle r={radius} />
            {many ? (
              <text className={`font-semibold tabular-nums ${css['count']}`} y={4}>
                {points.length}
              </text>
            ) : null}
            <g transform={many ? `translate(${radius * 0.7 - 5} ${-radius * 0.7 - 5})` : 'translate(-5 -5)'}>
              <ToneMark tone={tone} />
            </g>
          </g>
        )
      })}
    </svg>
  )
}

/** Continents from afar, and lines of the earth with their degrees. */
function Ground(props: Pick<Parameters<typeof MapPicture>[0], 'box' | 'frame' | 'lines'>) {
  const { frame, lines } = props
  const { width, height } = props.box
  const across = (longitude: number) => frame.place({ latitude: 0, longitude }).x
  const [first = 0, second = first] = lines.meridians
  // Only as many degrees are written as have room beside each other.
  const named = Math.ceil(LABEL / Math.max(1, across(second) - across(first)))
  return (
    <>
      {isFar(frame) && <Land frame={frame} />}
      {lines.meridians.map((longitude, index) => {
        const x = across(longitude)
        return (
          <g key={longitude}>
            <line x1={x} x2={x} y1={0} y2={height} />
            {index % named === 0 && (
              <text x={x + 4} y={height - 6}>
                {sideOf(longitude, ['E', 'W'])}
              </text>
            )}
          </g>
        )
      })}
      {lines.parallels.map((latitude) => {
        const { y } = frame.place({ latitude, longitude: 0 })
        return (
          <g key={latitude}>
            <line x1={0} x2={width} y1={y} y2={y} />
            <text x={4} y={y - 4}>
              {sideOf(latitude, ['N', 'S'])}
            </text>
          </g>
        )
      })}
    </>
  )
}
