import type { Call } from '../wire/call'
import type { DeviceView } from '../devices/device-view'

/** What a device reads while an alarm of a code lasts; what is not here reads as ever. */
const UNDER: Readonly<Record<string, Readonly<Record<string, (value: number) => number>>>> = {
  // 10 % above 230 V, and 1.5 Hz above 50: where an inverter leaves the grid.
  W01: { AV1: (value) => value + 25, G_V_L1: (value) => value + 25 },
  W03: { A_Fo1: (value) => value + 1.6, PG_F1: (value) => value + 1.6 },
  F64: { AC_T: (value) => Math.max(value + 20, 86) },
}

/** Turns values of a device into those that fit its alarms of a day. */
export function readingsUnder(call: Call, view: DeviceView, day: number) {
  const { plant, device } = view
  const like = call.world.devices.of(plant).filter(({ type }) => type === device.type)
  const index = like.findIndex(({ id }) => id === device.id)
  const alarms = call.world.alarms
    .ofDay(plant, day, call.now)
    .filter(({ rule, device: at }) => rule.device === device.type && at % like.length === index)
    .filter(({ rule }) => rule.code in UNDER)
  return (key: string, at: number, value: number | string): number | string => {
    if (typeof value === 'string') return value
    const alarm = alarms.find(({ runs }) => runs.some(({ from, to }) => from <= at && at <= to))
    return UNDER[alarm?.rule.code ?? '']?.[key]?.(value) ?? value
  }
}
