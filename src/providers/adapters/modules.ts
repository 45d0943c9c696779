import { LAYOUT_TYPES, modulePlace, moduleTiles } from '../../domain/modules/module-tiles'
import type { RecordValues } from '../../schema/codec'
import { plantLayout } from '../../transport/calls/plant-extras'
import type { CustomAsk, CustomCalls } from '../custom-source'
import { plantOf } from './values'

/** The first drawing there is, with the modules that have most data (C51). */
async function drawn(ask: CustomAsk) {
  for (const type of LAYOUT_TYPES) {
    const layout = await ask.send(plantLayout(plantOf(ask), type), { signal: ask.signal })
    if (layout.arrays.length > 0) return layout
  }
  return null
}

export const moduleCalls: CustomCalls = {
  async list(ask) {
    const { arrays } = (await drawn(ask)) ?? { arrays: [] }
    const plantId = plantOf(ask)
    return moduleTiles({ arrays }).map((tile, index): RecordValues => {
      const { module, ofMedian } = tile
      const { serial, deviceId, parentSerial, string, power, energyToday, voltage, temperature, state } =
        module
      return {
        id: index + 1,
        plantId,
        deviceId,
        label: modulePlace(arrays, tile),
        serial,
        state,
        production: state === 'offline' ? null : power,
        productionToday: energyToday,
        ofMedian,
        voltage,
        temperature,
        parent: parentSerial,
        string,
      }
    })
  },
}
