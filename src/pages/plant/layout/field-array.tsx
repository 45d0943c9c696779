import { memo } from 'react'
import { cornerOf, type PlacedArray, type Places, TILE } from '../../../domain/modules/module-places'
import type { ModuleTile } from '../../../domain/modules/module-tiles'
import type { PanelArray } from '../../../domain/plants/plant-records'
import css from './field.module.css'

interface ArrayProps {
  /** Of the drawing; those of the tiles begin with it. */
  readonly id: string
  readonly array: PanelArray
  readonly place: PlacedArray | undefined
  readonly places: Places
  readonly tiles: readonly ModuleTile[]
  readonly bandOf: ReadonlyMap<string, string>
  stands(tile: ModuleTile): boolean
  digitsOf(tile: ModuleTile): string
  labelOf(tile: ModuleTile): string
  readonly chosen: string | undefined
}

/** Of a tile without the gap around it. */
export const innerTile = (place: PlacedArray | undefined) => {
  const { width, height } = place?.tile ?? TILE
  return { width: width - TILE.gap, height: height - TILE.gap }
}

const angle = (degrees: number | null) => (degrees === null ? '--' : `${Math.round(degrees)}°`)

/** One side of a roof, or one table of a field: its name with its angles, and its tiles. */
export function FieldArray({ id, array, place, places, tiles, bandOf, chosen, ...of }: ArrayProps) {
  const name = array.name ?? '--'
  const size = innerTile(place)
  return (
    <g role="group" aria-label={name}>
      <text className={css['head']} x={place?.x} y={(place?.y ?? 0) + 19} aria-hidden="true">
        {name}
        <tspan dx={8}>{`↗ ${angle(array.azimuth)} ∠ ${angle(array.tilt)}`}</tspan>
      </text>
      {tiles.map((tile) => (
        <Tile
          key={tile.key}
          id={`${id}-${tile.key}`}
          tile={tile.key}
          {...cornerOf(tile, places)}
          {...size}
          band={bandOf.get(tile.key) ?? 'none'}
          state={tile.module.state}
          digits={of.digitsOf(tile)}
          label={of.labelOf(tile)}
          stands={of.stands(tile)}
          chosen={chosen === tile.key}
          hatch={`url(#${id}-hatch)`}
        />
      ))}
    </g>
  )
}

interface TileProps {
  readonly id: string
  readonly tile: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly band: string
  readonly state: string | null
  readonly digits: string
  readonly label: string
  readonly stands: boolean
  readonly chosen: boolean
  readonly hatch: string
}

/** Thousands of them: only those that changed are drawn again. */
const Tile = memo(function Tile(props: TileProps) {
  const { x, y, width, height, state } = props
  return (
    <g
      id={props.id}
      role="option"
      aria-selected={props.chosen}
      aria-label={props.label}
      data-tile={props.tile}
      data-band={props.band}
      data-faint={!props.stands || undefined}
      className={css['tile']}
    >
      <rect x={x} y={y} width={width} height={height} rx={3} />
      {state === 'offline' && <rect x={x} y={y} width={width} height={height} rx={3} fill={props.hatch} />}
      {state === 'alarm' && <path d={`M${x + width - 8} ${y + 4}l6 10h-12z`} />}
      <text x={x + width / 2} y={y + height / 2 + 5}>
        {props.digits}
      </text>
    </g>
  )
})
