import { type LayoutPlan, type Place } from '../../../../domain/modules/layout-plan'
import { tileKey } from '../../../../domain/modules/module-tiles'
import { duplicates, strangers } from '../../../../domain/modules/plan-serials'

/** One place of the drawing as it is shown. */
export interface Spot extends Place {
  readonly key: string
  /** Undefined where no module is. */
  readonly serial: string | null | undefined
  readonly wrong: 'twice' | 'stranger' | null
}

/** Every place of every array, in reading order. */
export function spotsOf(plan: LayoutPlan, known: readonly string[] | null): readonly Spot[] {
  const twice = new Set(duplicates(plan).keys())
  const strange = new Set(known === null ? [] : strangers(plan, known).map(tileKey))
  return plan.flatMap(({ rows, columns, tiles }, array) => {
    const serials = new Map(tiles.map(({ row, column, serial }) => [row * columns + column, serial]))
    return Array.from({ length: rows * columns }, (_, at): Spot => {
      const place = { array, row: Math.floor(at / columns), column: at % columns }
      const key = tileKey(place)
      const serial = serials.get(at)
      const wrong = serial != null && twice.has(serial) ? 'twice' : strange.has(key) ? 'stranger' : null
      return { ...place, key, serial, wrong }
    })
  })
}
