import { fleetStatus } from '../../domain/fleet/figures'
import { boundsOf, frameOf, graticule } from '../../domain/plants/plant-map'
import type { EpochSeconds } from '../../domain/plants/reading'
import { useSize } from '../../kit/browser/use-size'
import { COARSE_LAND } from '../plants/coarse-land.data'
import type { Fleet } from './use-fleet'
import css from './wall.module.css'

/** Nearer than this the strokes of the land would be wrong, degrees. */
const COARSE = 50

const located = ({ plants }: Fleet) =>
  plants.flatMap((plant) =>
    plant.latitude === null || plant.longitude === null
      ? []
      : [{ plant, place: { latitude: plant.latitude, longitude: plant.longitude } }],
  )

/** Plants as points of light on a quiet world; the panels beside it say the same in words. */
export function WallMap({ fleet, now }: { fleet: Fleet; now: EpochSeconds }) {
  const [hold, size] = useSize()
  const points = located(fleet)
  const bounds = boundsOf(points.map(({ place }) => place))
  const frame = size && bounds && frameOf(bounds, { ...size, margin: Math.min(size.width, size.height) / 20 })
  const near = frame !== null && frame.seen.east - frame.seen.west < COARSE
  const lines = near ? graticule(frame.seen) : null
  return (
    <div className={css['map']} ref={hold}>
      {frame && size && (
        <svg width={size.width} height={size.height} aria-hidden="true">
          {!near &&
            COARSE_LAND.map((shore, index) => (
              <polygon
                key={index}
                points={shore
                  .map(([longitude, latitude]) => {
                    const { x, y } = frame.place({ latitude, longitude })
                    return `${x.toFixed(0)},${y.toFixed(0)}`
                  })
                  .join(' ')}
              />
            ))}
          {lines?.meridians.map((longitude) => {
            const { x } = frame.place({ latitude: 0, longitude })
            return <line key={longitude} x1={x} x2={x} y1={0} y2={size.height} />
          })}
          {lines?.parallels.map((latitude) => {
            const { y } = frame.place({ latitude, longitude: 0 })
            return <line key={latitude} x1={0} x2={size.width} y1={y} y2={y} />
          })}
          {points.map(({ plant, place }) => {
            const { x, y } = frame.place(place)
            return (
              <circle
                key={plant.id}
                cx={x}
                cy={y}
                r={Math.max(3, size.width / 120)}
                data-tone={fleetStatus(plant, now)}
              />
            )
          })}
        </svg>
      )}
    </div>
  )
}
