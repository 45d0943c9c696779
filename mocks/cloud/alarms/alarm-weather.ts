import type { SimPlant } from '../plants/plant'
import { skyOf } from '../place/sky'
import type { Rule } from './alarm-rules.data'

/** Air temperature (°C) that an alarm needs on its day: at most by night, at least at noon. Others come in any weather. */
const NEEDS: Readonly<Record<string, { low?: number; high?: number }>> = {
  B07: { low: 5 },
  F64: { high: 15 },
}

/** Whether the weather of a plant's calendar day can bring an alarm about. */
export function suitsWeather(plant: SimPlant, day: number, { code }: Rule): boolean {
  const needs = NEEDS[code]
  if (needs === undefined) return true
  const sky = skyOf(plant.worldSeed, plant.place, day)
  return sky.low <= (needs.low ?? Infinity) && sky.high >= (needs.high ?? -Infinity)
}
