import { takenFrom } from './alarm-loss'
import type { Life } from './alert-life'
import { type Call, sessionOf } from '../wire/call'
import { modelOf } from '../devices/models'
import type { SimDevice } from '../devices/devices'
import type { Fields } from '../energy/figures'
import { airTemperature, skyOf } from '../place/sky'
import { expectation } from '../energy/yield'
import { dayAt, dayStart, SLOT } from '../place/zone'

/*
 * Signs by which the cause of an alarm is judged; ours, with the rows of the list. Where the physics do not know of a cause (a lost
 * battery management), these are words like the alarm itself.
 */

/** Below this share of what an inverter can give, its power means nothing. */
const DIM = 0.05

/** W of the inverter since the alarm began, the mean over its samples, and what was to be expected. */
function powerOf(seed: number, life: Life): { power: number; expected: number } | null {
  const { plant, last } = life
  const taken = takenFrom(last.alarm.rule.cause)
  if (last.alarm.rule.device !== 'INVERTER' || taken === null) return null
  const run = last.alarm.runs[last.alarm.runs.length - 1]
  if (!run) return null
  const slots = Math.floor((run.to - run.from) / SLOT) + 1
  const power = expectation(seed, plant, dayAt(plant.place.zone, run.from))
  let sum = 0
  for (let slot = 0; slot < slots; slot++) sum += power(run.from + slot * SLOT)
  const expected = sum / slots / Math.max(1, plant.inverters)
  if (expected * plant.inverters < plant.acLimit * DIM) return null
  return { power: Math.round(expected * (1 - taken)), expected: Math.round(expected) }
}

/** Saturation pressure of water over air of a temperature (°C), after Magnus, in parts of that at 0 °C. */
const saturation = (air: number) => Math.exp((17.62 * air) / (243.12 + air))

/** Percent at an instant: the water in the air stays what it is, and colder air holds less. */
function humidityAt(seed: number, { plant }: Life, at: number): number {
  const day = dayAt(plant.place.zone, at)
  const sky = skyOf(seed, plant.place, day)
  const hour = (at - dayStart(plant.place.zone, day)) / 3600
  const mean = (sky.high + sky.low) / 2
  const wet = (sky.humidity * saturation(mean)) / saturation(airTemperature(sky, hour))
  return Math.round(Math.min(99, wet))
}

export function signsOf(call: Call, life: Life, device: SimDevice | null): Fields {
  const { plant, first, last } = life
  const { seed } = call.world.engine
  const { rule } = last.alarm
  const behind = rule.cause === 'logger-dead' && device ? behindOf(call, life, device) : 0
  const updated = rule.cause === 'after-firmware'
  const lost = rule.cause === 'bms-lost'
  return {
    latitude: plant.latitude,
    longitude: plant.longitude,
    place: plant.place.town,
    dataPath: call.centre,
    dataPathPlants: sessionOf(call).plants.length,
    // Loggers here live on the grid or on the battery.
    pvFed: false,
    behind: behind > 0 ? { total: behind, silent: behind } : null,
    ...(powerOf(seed, life) ?? { power: null, expected: null }),
    socFrozen: lost ? true : null,
    batteryPower: lost ? 0 : null,
    model: rule.device === 'INVERTER' ? modelOf(plant, rule.device) : null,
    firmware: updated ? '1053-C034' : null,
    firmwareTime: updated ? first.alarm.at - 2 * SLOT : null,
    humidity: humidityAt(seed, life, first.alarm.at),
  }
}

/** Devices that a logger speaks for, through an inverter as well. */
function behindOf(call: Call, { plant }: Life, logger: SimDevice): number {
  const all = call.world.devices.of(plant)
  const direct = new Set(all.filter(({ parent }) => parent === logger.id).map(({ id }) => id))
  return all.filter(({ id, parent }) => direct.has(id) || (parent !== null && direct.has(parent))).length
}
