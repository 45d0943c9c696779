import { useLayoutEffect, useRef } from 'react'
import type { PlantList } from './use-plant-list'
import { useCurrentPlant } from '../../console/data/use-current-plant'
import type { Plant } from '../../domain/plants/reading'
import { isPlantGone } from '../../domain/plants/gone-plant'
import { namedPlant } from '../../domain/plants/named-plant'
import type { PlantAddress } from './use-address'

/**
 * Keeps the current plant and the address at the same plant (specification 4): the address decides; without one the
 * first plant of the first page is taken, or none when there is none. A search never takes the plant away; one that is
 * gone is not come back to.
 */
export function useSelection(
  list: PlantList,
  address: PlantAddress,
  narrow: boolean,
): (plant: Plant) => void {
  const { state, currentPlant } = useCurrentPlant()
  const current = state.plant?.id ?? null
  const gone = state.detail === 'failed' && isPlantGone(state.fault)
  const unheard = state.detail === 'failed' && state.plant?.name === null
  const wanted = address.plant
  const { rows, total, searched, fault } = list
  const { set } = address
  const landed = useRef(false)

  // Before the screen is painted: a page under one plant's address never shows another plant.
  useLayoutEffect(() => {
    if (wanted !== null) {
      const row = rows.find((plant) => plant.id === wanted)
      if (wanted === current) {
        // Asked for by its id in vain while the list failed: with the list's entry it is shown, and asked for again.
        if (unheard && row && row.name !== null) currentPlant.select(row)
        return
      }
      // A plant beyond the first page, shared by a link, or of a list that fails is asked for by its id alone.
      if (row) currentPlant.select(row)
      else if (total !== null || fault !== null) currentPlant.select(namedPlant(wanted))
      return
    }
    const first = rows[0]
    if (total === 0 && searched === '') {
      // Nothing is left to be current, even if the one before was until now.
      currentPlant.select(null)
    } else if (narrow && !landed.current && first && total === 1 && searched === '') {
      // A list of one is no choice: one lands in the plant, and the way back to the list stays open.
      if (first.id !== current) currentPlant.select(first)
      landed.current = set({ plant: String(first.id) }, { byItself: true })
    } else if (current !== null && (!gone || first === undefined || first.id === current)) {
      if (!narrow) set({ plant: String(current) }, { byItself: true })
    } else if (first) {
      currentPlant.select(first)
      if (!narrow) set({ plant: String(first.id) }, { byItself: true })
    }
  }, [wanted, current, gone, unheard, rows, total, searched, fault, currentPlant, narrow, set])

  return (plant) => {
    if (plant.id !== wanted) set({ plant: String(plant.id) })
  }
}
