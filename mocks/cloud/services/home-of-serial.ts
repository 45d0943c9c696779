import type { Call } from '../wire/call'

/** The plant where a serial stands in the books; seeded plants of the caller's centre included. */
export function homeOfSerial(call: Call, serial: string): number | null {
  const booked = call.world.devices.homeOf(serial)
  if (booked !== null) return booked
  const { wished } = call.world
  for (const id of wished) {
    const plant = call.world.plant(id, call.centre)
    if (plant && call.world.devices.of(plant).some((one) => one.serial === serial)) return id
  }
  return null
}
