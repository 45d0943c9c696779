import type { graticule, MapFrame } from '../../domain/plants/map-frame'
import { COARSE_LAND } from './coarse-land.data'

/** Nearer than this the strokes of the land would be wrong, degrees. */
const COARSE = 50

/** Whether so much of the earth is seen that its coarse land is of use. */
export const isFar = ({ seen }: Pick<MapFrame, 'seen'>): boolean => seen.east - seen.west > COARSE

/** The continents as shapes of an svg. */
export function Land({ frame }: { frame: MapFrame }) {
  return COARSE_LAND.map((shore, index) => (
    <polygon
      key={index}
      points={shore
        .map(([longitude, latitude]) => {
          const { x, y } = frame.place({ latitude, longitude })
          return `${x.toFixed(1)},${y.toFixed(1)}`
        })
        .join(' ')}
    />
  ))
}

/** Meridians and parallels without their degrees. */
export function PlainLines(props: {
  frame: MapFrame
  lines: ReturnType<typeof graticule>
  size: { readonly width: number; readonly height: number }
}) {
  const { frame, lines, size } = props
  return (
    <>
      {lines.meridians.map((longitude) => {
        const { x } = frame.place({ latitude: 0, longitude })
        return <line key={longitude} x1={x} x2={x} y1={0} y2={size.height} />
      })}
      {lines.parallels.map((latitude) => {
        const { y } = frame.place({ latitude, longitude: 0 })
        return <line key={latitude} x1={0} x2={size.width} y1={y} y2={y} />
      })}
    </>
  )
}
