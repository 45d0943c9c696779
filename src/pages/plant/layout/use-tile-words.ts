import {
  figureOf,
  type ModuleMetric,
  modulePlace,
  type ModuleTile,
} from '../../../domain/modules/module-tiles'
import type { PlantLayout } from '../../../domain/plants/plant-records'
import { useText } from '../../../kit/text/use-text'
import { DAYS } from './use-module-days'

export interface TileWords {
  /** "South roof 1.3": array, row and column. */
  place(tile: ModuleTile): string
  /** What a tile shows, unit and all, for the eye. */
  shown(tile: ModuleTile): string
  /** The accessible name: place, value, state. */
  label(tile: ModuleTile): string
}

/** What a unit of the scale is called, and how a figure is written in it. */
export interface TileUnit {
  readonly unit: string
  digits(value: number): string
}

export function useMetricName(): (metric: ModuleMetric) => string {
  const t = useText('modules')
  const words = useText('words')
  return (metric) =>
    ({
      ofMedian: t('fields.ofMedian'),
      power: t('power'),
      change: t('change'),
      energy: words('fields.productionToday'),
      period: t('period', { days: DAYS }),
      voltage: t('fields.voltage'),
      temperature: words('fields.temperature'),
      alarm: words('fields.state'),
    })[metric]
}

export function useTileWords({ arrays }: PlantLayout, metric: ModuleMetric, unit: TileUnit): TileWords {
  const t = useText('modules')
  const units = useText('units')
  const words = useText('words')
  const nameOf = (index: number) => arrays[index]?.name ?? String(index + 1)
  const stateOf = ({ module }: ModuleTile) => (module.state === null ? '--' : words(`words.${module.state}`))
  const spokenValue = (tile: ModuleTile) => {
    const value = figureOf(tile, metric)
    const valueText =
      value === null ? units('missing') : `${unit.digits(value)} ${units(`spoken.${unit.unit}`)}`
    return tile.module.state === 'online' || tile.change !== undefined
      ? valueText
      : `${valueText}, ${stateOf(tile)}`
  }
  return {
    place: (tile) => modulePlace(arrays, tile),
    shown(tile) {
      const value = figureOf(tile, metric)
      if (metric === 'alarm') return stateOf(tile)
      return value === null ? '--' : `${unit.digits(value)}\u2009${unit.unit}`
    },
    label: (tile) =>
      t('tile', {
        array: nameOf(tile.array),
        row: tile.row + 1,
        column: tile.column + 1,
        value: metric === 'alarm' ? stateOf(tile) : spokenValue(tile),
      }),
  }
}
