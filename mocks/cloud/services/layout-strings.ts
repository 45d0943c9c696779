import { type Call, readable } from '../wire/call'
import { trackersOf } from '../devices/electrics'
import { moduleField } from '../devices/module-field'
import type { Fields } from '../energy/figures'
import { devicesOfType, measuring, typeAsked, usualModules } from './layout'

/** Ours: the strings that the inverters of a plant know of, and how many modules hang on each. */
export function strings(call: Call): Fields[] {
  const { plant } = readable(call, call.params['id'], 'layout:update')
  const type = typeAsked(call)
  const inverters = call.world.devices.of(plant).filter((one) => one.type === 'INVERTER')
  const own = devicesOfType(call, plant, type).length
  const count = measuring(type) && own > 0 ? own : usualModules(plant)
  const wired = { ...plant, inverters: inverters.length }
  const trackers = inverters.length === 0 ? 0 : trackersOf(wired)
  const { modules } = moduleField(inverters.length === plant.inverters ? plant : wired, count, own > 0)
  const hung = new Map<string, number>()
  for (const { inverter, string } of modules)
    hung.set(`${inverter} ${string}`, (hung.get(`${inverter} ${string}`) ?? 0) + 1)
  return inverters.flatMap(({ id, serial, name }, index) =>
    Array.from({ length: trackers }, (_, tracker) => ({
      ...{ deviceId: id, deviceSn: serial, deviceName: name },
      ...{ string: tracker + 1, name: `PV${tracker + 1}`, modules: hung.get(`${index} ${tracker}`) ?? 0 },
    })),
  )
}
