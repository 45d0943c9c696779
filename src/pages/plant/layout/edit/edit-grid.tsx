import { memo } from 'react'
import type { PlannedArray } from '../../../../domain/modules/layout-plan'
import { cornerOf, type Places } from '../../../../domain/modules/module-places'
import { useText } from '../../../../kit/text/use-text'
import { innerTile } from '../field-array'
import type { Spot } from './spots'
import css from './edit.module.css'
import field from '../field.module.css'

interface GridProps {
  readonly id: string
  readonly array: PlannedArray
  readonly index: number
  readonly places: Places
  readonly spots: readonly Spot[]
  readonly chosen: string | null
  /** Where a module that is dragged would go. */
  readonly over: string | null
}

/** Digits at the end tell serials of one box apart. */
const TOLD = 5

/** One array: its name, and all places of its grid. */
export function EditGrid({ id, array, index, places, spots, chosen, over }: GridProps) {
  const t = useText('module-edit')
  const place = places.arrays[index]
  const size = innerTile(place)
  const labelOf = ({ row, column, serial, wrong }: Spot) => {
    const told = serial === undefined ? t('gap') : (serial ?? t('module'))
    const value = wrong === null ? told : `${told}, ${t(`wrong.${wrong}`)}`
    return t('modules:tile', { array: array.name, row: row + 1, column: column + 1, value })
  }
  return (
    <g role="group" aria-label={array.name}>
      <text className={field['head']} x={place?.x} y={(place?.y ?? 0) + 19} aria-hidden="true">
        {array.name}
        <tspan dx={8}>{`↗ ${array.azimuth ?? '--'}° ∠ ${array.tilt ?? '--'}°`}</tspan>
      </text>
      {spots
        .filter((one) => one.array === index)
        .map((spot) => (
          <SpotTile
            key={spot.key}
            id={`${id}-${spot.key}`}
            tile={spot.key}
            {...cornerOf(spot, places)}
            {...size}
            kind={spot.serial === undefined ? 'gap' : spot.serial === null ? 'blank' : 'named'}
            wrong={spot.wrong}
            digits={spot.serial?.slice(-TOLD) ?? ''}
            label={labelOf(spot)}
            chosen={chosen === spot.key}
            over={over === spot.key}
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
  readonly kind: 'gap' | 'blank' | 'named'
  readonly wrong: string | null
  readonly digits: string
  readonly label: string
  readonly chosen: boolean
  readonly over: boolean
}

/** Thousands of them: only those that changed are drawn again. */
const SpotTile = memo(function SpotTile(props: TileProps) {
  const { x, y, width, height } = props
  return (
    <g
      id={props.id}
      role="option"
      aria-selected={props.chosen}
      aria-label={props.label}
      data-tile={props.tile}
      data-kind={props.kind}
      data-wrong={props.wrong ?? undefined}
      data-over={props.over || undefined}
      className={css['spot']}
    >
      <rect x={x} y={y} width={width} height={height} rx={3} />
      {props.wrong !== null && <path d={`M${x + width - 8} ${y + 4}l6 10h-12z`} />}
      <text x={x + width / 2} y={y + height / 2 + 5}>
        {props.digits}
      </text>
    </g>
  )
})
