import { LAYOUT_TYPES, moduleTiles } from '../../domain/modules/module-tiles'
import type { RecordValues } from '../../schema/codec'
import { plantLayout } from '../../transport/calls/plant-extras'
import type { CustomAsk, CustomCalls } from '../custom-source'
import { plantOf } from './values'

/** The first drawing there is, with the modules that tell most (C51). */
async function drawn(ask: CustomAsk) {
  for (const type of LAYOUT_TYPES) {
    const layout = await ask.send(plantLayout(plantOf(ask), type), { signal: ask.signal })
    if (layout.arrays.length > 0) return layout
  }
  return null
}

export const moduleCalls: CustomCalls = {
  async list(ask) {
    const layout = await drawn(ask)
    return moduleTiles(layout ?? { arrays: [] }).map(
      ({ array, row, column, module, ofMedian }, index): RecordValues => {
        const { serial, parentSerial, string, power, energyToday, voltage, temperature, state } = module
        return {
          id: index + 1,
          label: `${layout?.arrays[array]?.name ?? array + 1} ${row + 1}.${column + 1}`,
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
      },
    )
  },
}
