import { useEffect } from 'react'
import type { PlantList } from '../../console/use-plant-list'
import { useDesk } from '../../console/use-desk'
import type { Plant } from '../../domain/reading'
import { namedPlant } from './named-plant'
import type { PlantAddress } from './use-address'

/**
 * Keeps the desk and the address at the same plant (specification 4): the address decides; without one the
 * first plant of the first page is taken, or none when there is none. A search never takes the plant away.
 */
export function useSelection(
  list: PlantList,
  address: PlantAddress,
  narrow: boolean,
): (plant: Plant) => void {
  const { state, desk } = useDesk()
  const current = state.plant?.id ?? null
  const wanted = address.plant
  const { rows, total, searched } = list
  const { set } = address

  useEffect(() => {
    if (wanted !== null) {
      if (wanted === current) return
      const row = rows.find((plant) => plant.id === wanted)
      // A plant beyond the first page, or one shared by a link, is asked for by its id alone.
      if (row) desk.select(row)
      else if (total !== null) desk.select(namedPlant(wanted))
      return
    }
    const first = rows[0]
    if (total === 0 && searched === '') {
      // Nothing is left to be current, even if the one before was until now.
      desk.select(null)
    } else if (current !== null) {
      if (!narrow) set({ plant: String(current) }, { replace: true })
    } else if (first) {
      desk.select(first)
      if (!narrow) set({ plant: String(first.id) }, { replace: true })
    }
  }, [wanted, current, rows, total, searched, desk, narrow, set])

  return (plant) => {
    if (plant.id !== wanted) set({ plant: String(plant.id) })
  }
}
