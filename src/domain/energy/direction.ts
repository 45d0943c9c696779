import type { BatteryDirection, GridDirection } from '../plants/reading'

type Watts = number | null | undefined

/** Powers as the wire has them, W (wire contract 1.8), with the words that say the direction. */
export interface RawFlows {
  generationPower?: Watts
  usePower?: Watts
  wirePower?: Watts
  wireStatus?: string | null | undefined
  batteryPower?: Watts
  batteryStatus?: string | null | undefined
  buyPower?: Watts
  gridPower?: Watts
  chargePower?: Watts
  dischargePower?: Watts
}

/** One-way, non-negative powers, W. */
export interface OneWay {
  production: number | null
  consumption: number | null
  feedIn: number | null
  purchase: number | null
  charge: number | null
  discharge: number | null
  grid: GridDirection | null
  battery: BatteryDirection | null
}

const GRID_WORDS: Readonly<Record<string, GridDirection>> = {
  PURCHASE: 'importing',
  GRID_CONNECTED: 'exporting',
  SELL: 'exporting',
  REVERSE: 'exporting',
  STATIC: 'idle',
  STANDBY: 'idle',
  IDLE: 'idle',
}

const BATTERY_WORDS: Readonly<Record<string, BatteryDirection>> = {
  CHARGE: 'charging',
  CHARGING: 'charging',
  DISCHARGE: 'discharging',
  DISCHARGING: 'discharging',
  STATIC: 'idle',
  STANDBY: 'idle',
  IDLE: 'idle',
}

const finite = (value: Watts): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const size = (value: Watts): number | null => {
  const number = finite(value)
  return number === null ? null : Math.abs(number)
}

/** A stray blank before an enum was seen on the wire. */
const word = <T>(words: Readonly<Record<string, T>>, text: string | null | undefined): T | null => {
  const key = typeof text === 'string' ? text.trim().toUpperCase() : ''
  return Object.hasOwn(words, key) ? (words[key] ?? null) : null
}

const gridDirection = (text: string | null | undefined): GridDirection | null => word(GRID_WORDS, text)
export const batteryDirection = (text: string | null | undefined): BatteryDirection | null =>
  word(BATTERY_WORDS, text)

interface Pair {
  inward: number | null
  outward: number | null
  direction: 'in' | 'out' | 'idle' | null
}

/**
 * The word decides the direction and the absolute value is the size, because plants differ in their signs.
 * Without a word the one-way magnitudes decide, then the sign of the signed power with `inwardSign`.
 */
function pair(
  said: Pair['direction'],
  signed: Watts,
  inward: Watts,
  outward: Watts,
  inwardSign: 1 | -1,
): Pair {
  const [net, into, out] = [finite(signed), size(inward), size(outward)]
  const direction = said ?? guess(net, into, out, inwardSign)
  switch (direction) {
    case 'in':
      return { inward: size(net) ?? into, outward: 0, direction }
    case 'out':
      return { inward: 0, outward: size(net) ?? out, direction }
    case 'idle':
      return { inward: 0, outward: 0, direction }
    default:
      return { inward: null, outward: null, direction: null }
  }
}

function guess(
  net: number | null,
  into: number | null,
  out: number | null,
  inwardSign: 1 | -1,
): Pair['direction'] {
  if ((into ?? 0) > (out ?? 0)) return 'in'
  if ((out ?? 0) > (into ?? 0)) return 'out'
  if (net === null) return into === null && out === null ? null : 'idle'
  if (net === 0) return 'idle'
  return Math.sign(net) === inwardSign ? 'in' : 'out'
}

/**
 * Turns the wire's powers into one-way series (domain 1, wire contract 1.8). Nulls stay null: a plant without
 * battery has null charge, not 0. Slightly negative production is the inverter's own use at night and counts
 * as 0; below −1 % of 10 kW it cannot be that and is missing.
 */
export function oneWay(raw: RawFlows): OneWay {
  const generation = finite(raw.generationPower)
  const gridWord = gridDirection(raw.wireStatus)
  const batteryWord = batteryDirection(raw.batteryStatus)
  const grid = pair(
    gridWord && ({ importing: 'in', exporting: 'out', idle: 'idle' } as const)[gridWord],
    raw.wirePower,
    raw.buyPower,
    raw.gridPower,
    1,
  )
  const battery = pair(
    batteryWord && ({ charging: 'in', discharging: 'out', idle: 'idle' } as const)[batteryWord],
    raw.batteryPower,
    raw.chargePower,
    raw.dischargePower,
    -1,
  )
  return {
    production: generation === null || generation < -100 ? null : Math.max(0, generation),
    consumption: size(raw.usePower),
    feedIn: grid.outward,
    purchase: grid.inward,
    charge: battery.inward,
    discharge: battery.outward,
    grid: grid.direction && ({ in: 'importing', out: 'exporting', idle: 'idle' } as const)[grid.direction],
    battery:
      battery.direction && ({ in: 'charging', out: 'discharging', idle: 'idle' } as const)[battery.direction],
  }
}
