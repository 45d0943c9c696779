import { memo } from 'react'
import { cornerOf, type PlacedArray, type Places, TILE } from '../../../domain/modules/module-places'
import type { PlannedArray } from '../../../domain/modules/layout-plan'
import css from './field.module.css'

export interface FieldSpot {
  readonly key: string
  readonly array: number
  readonly row: number
  readonly column: number
}

/** Look and accessible name of one place of the drawing. */
export interface TileLook {
  readonly label: string
  readonly digits: string
  /** A triangle in its corner. */
  readonly marked: boolean
  readonly band?: string
  readonly faint?: boolean
  /** Hatched, whatever its colour means. */
  readonly silent?: boolean
  readonly kind?: 'gap' | 'blank' | 'named'
  /** Something that is dragged would land here. */
  readonly over?: boolean
  /** It is dragged. */
  readonly held?: boolean
}

export type DrawnArray = { readonly [K in 'name' | 'azimuth' | 'tilt']: PlannedArray[K] | null }

interface ArrayProps<T> {
  /** Of the drawing; those of the tiles begin with it. */
  readonly id: string
  readonly array: DrawnArray
  readonly place: PlacedArray | undefined
  readonly places: Places
  readonly tiles: readonly T[]
  lookOf(tile: T): TileLook
  readonly chosen: string | null
}

const angle = (degrees: number | null) => (degrees === null ? '--' : `${Math.round(degrees)}°`)

/** One side of a roof, or one table of a field: its name with its angles, and its tiles. */
export function FieldArray<T extends FieldSpot>(props: ArrayProps<T>) {
  const { id, array, place, places, tiles, lookOf, chosen } = props
  const name = array.name ?? '--'
  const { width, height } = place?.tile ?? TILE
  return (
    <g role="group" aria-label={name}>
      <text className="fill-ink font-semibold" x={place?.x} y={(place?.y ?? 0) + 19} aria-hidden="true">
        {name}
        <tspan
          className="fill-ink-soft font-normal"
          dx={8}
        >{`↗ ${angle(array.azimuth)} ∠ ${angle(array.tilt)}`}</tspan>
      </text>
      {tiles.map((tile) => (
        <Tile
          key={tile.key}
          id={`${id}-${tile.key}`}
          tile={tile.key}
          {...cornerOf(tile, places)}
          width={width - TILE.gap}
          height={height - TILE.gap}
          {...lookOf(tile)}
          chosen={chosen === tile.key}
          hatch={`url(#${id}-hatch)`}
        />
      ))}
    </g>
  )
}

interface TileProps extends TileLook {
  readonly id: string
  readonly tile: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly chosen: boolean
  readonly hatch: string
}

/** Thousands of them: only those that changed are drawn again. */
const Tile = memo(function Tile(props: TileProps) {
  const { x, y, width, height } = props
  return (
    <g
      id={props.id}
      role="option"
      aria-selected={props.chosen}
      aria-label={props.label}
      data-tile={props.tile}
      data-band={props.band}
      data-kind={props.kind}
      data-faint={props.faint || undefined}
      data-over={props.over || undefined}
      data-held={props.held || undefined}
      className={`${css['tile']} cursor-pointer`}
    >
      <rect x={x} y={y} width={width} height={height} rx={3} />
      {props.silent && <rect x={x} y={y} width={width} height={height} rx={3} fill={props.hatch} />}
      {props.marked && <path d={`M${x + width - 8} ${y + 4}l6 10h-12z`} />}
      <text x={x + width / 2} y={y + height / 2 + 5}>
        {props.digits}
      </text>
    </g>
  )
})
