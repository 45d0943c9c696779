import { memo } from 'react'
import { fleetStatus } from '../../domain/fleet/figures'
import { boundsOf, frameOf, graticule } from '../../domain/plants/map-frame'
import type { EpochSeconds } from '../../domain/plants/reading'
import { useSize } from '../../kit/browser/use-size'
import { isFar, Land, PlainLines } from '../plants/map-ground'
import type { Fleet } from './use-fleet'
import drawings from './drawings.module.css'
import css from './wall.module.css'

const located = (plants: Fleet['plants']) =>
  plants.flatMap((plant) =>
    plant.latitude === null || plant.longitude === null
      ? []
      : [{ plant, place: { latitude: plant.latitude, longitude: plant.longitude } }],
  )

/**
 * Plants as points of light on a quiet world; the panels beside it say the same in words. Drawn again only for other
 * plants or another instant: it may have thousands of points.
 */
export const WallMap = memo(function WallMap({ plants, now }: Pick<Fleet, 'plants'> & { now: EpochSeconds }) {
  const [hold, size] = useSize()
  const points = located(plants)
  const bounds = boundsOf(points.map(({ place }) => place))
  const frame = size && bounds && frameOf(bounds, { ...size, margin: Math.min(size.width, size.height) / 20 })
  const lines = frame === null || isFar(frame) ? null : graticule(frame.seen)
  return (
    <div className={css['map']} ref={hold}>
      {frame && size && (
        <svg
          className={`block ${drawings['map']}`}
          width={size.width}
          height={size.height}
          aria-hidden="true"
        >
          {lines === null ? <Land frame={frame} /> : <PlainLines {...{ frame, lines, size }} />}
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
})
