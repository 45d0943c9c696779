import { record } from '../wire/call-values'
import type { SimPlant } from '../plants/plant'
import type { World } from '../world'
import { type FieldArray, type FieldModule, moduleField } from './module-field'

/** A layout as somebody drew it; JSON. */
interface DrawnTile {
  row: number
  column: number
  /** Of a module with electronics of its own, once it is assigned. */
  deviceId: number | null
}
export interface DrawnArray {
  id: number
  name: string
  rows: number
  columns: number
  orientation: 'PORTRAIT' | 'LANDSCAPE'
  azimuth: number | null
  tilt: number | null
  tiles: DrawnTile[]
}
interface Published {
  arrays: DrawnArray[]
  by: string
  at: number
}
/** A draft keeps serials as they were typed: the device may come later. */
export type DraftArray = Omit<DrawnArray, 'id' | 'tiles'> & {
  id: string
  tiles: { row: number; column: number; serial: string | null }[]
}
export interface Draft {
  arrays: DraftArray[]
  accountId: number
  by: string
  since: number
  changed: number
}
/** What is kept of the drawing of one kind of modules; every write counts up. */
export interface KeptLayout {
  revision: number
  published: Published | null
  draft: Draft | null
}

const keyOf = (plant: SimPlant, type: string) => `${plant.id} ${type}`

export const keptLayout = ({ store }: World, plant: SimPlant, type: string): KeptLayout => ({
  ...{ revision: 0, published: null, draft: null },
  ...record(store.get('layout', keyOf(plant, type))),
})

export const keepLayout = ({ store }: World, plant: SimPlant, type: string, kept: KeptLayout): void =>
  store.put('layout', keyOf(plant, type), kept)

export type PlacedModule = Omit<FieldModule, 'array' | 'number'> & {
  /** Which of the plant's modules; null for a place that none was assigned to. */
  number: number | null
}
export type PlacedArray = Omit<FieldArray, 'modules' | 'azimuth' | 'tilt'> &
  Pick<DrawnArray, 'id' | 'orientation' | 'azimuth' | 'tilt'> & { modules: PlacedModule[] }

const seeded = (arrays: readonly FieldArray[]): PlacedArray[] =>
  arrays.map((one, index) => ({ ...one, id: index + 1, orientation: 'PORTRAIT' }))

/**
 * The modules of a plant where somebody put them, else where the cloud puts them. `devices` are ids of those that
 * measure themselves, in the order of the field; none for plain modules, of which a drawing has as many as it likes.
 */
export function placedArrays(
  world: World,
  plant: SimPlant,
  type: string,
  devices: readonly number[],
  count: number,
): PlacedArray[] {
  const { published } = keptLayout(world, plant, type)
  if (published === null) return seeded(moduleField(plant, count, devices.length > 0).arrays)
  const field = moduleField(plant, count, devices.length > 0)
  let next = 0
  return published.arrays.map(({ tiles, ...one }) => ({
    ...one,
    modules: tiles.map(({ row, column, deviceId }) => {
      const at = devices.length > 0 ? devices.indexOf(deviceId ?? -1) : next++
      const { inverter = 0, string = 0 } = field.modules[at] ?? {}
      return { row, column, inverter, string, number: at < 0 ? null : at }
    }),
  }))
}

/** How many plain modules the drawing has; null where nobody has drawn one. */
export const drawnCount = (world: World, plant: SimPlant, type: string): number | null =>
  keptLayout(world, plant, type).published?.arrays.reduce((sum, { tiles }) => sum + tiles.length, 0) ?? null
