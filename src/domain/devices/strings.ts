import { partOf } from '../energy/rates'
import { read, type Readings } from './readings'

/** What a tracker is found to do beside its sisters. */
export type StringVerdict = 'good' | 'low' | 'zero' | 'resting' | 'alone'

export interface StringReading {
  /** From 1, as the wire numbers them. */
  readonly number: number
  /** V, A, W. */
  readonly voltage: number | null
  readonly current: number | null
  readonly power: number | null
}

export interface JudgedString extends StringReading {
  /** Percent of the median of its sisters; null without one that works. */
  readonly ofSisters: number | null
  readonly verdict: StringVerdict
}

/** The wire has names for as many; a device that sends more is read as far as it goes. */
const MAX = 32

/** Trackers that a device reports, by voltage, current and power. Where power is missing it is their product. */
export function stringsOf(readings: Readings): readonly StringReading[] {
  return Array.from({ length: MAX }, (_, index) => index + 1).flatMap((number) => {
    const [voltage, current, power] = ['DV', 'DC', 'DP'].map((name) => read(readings, `${name}${number}`))
    if (voltage === null && current === null && power === null) return []
    const product =
      typeof voltage === 'number' && typeof current === 'number'
        ? Math.round(voltage * current * 100) / 100
        : null
    return [{ number, voltage: voltage ?? null, current: current ?? null, power: power ?? product }]
  })
}

/** The middle one; of an even number the mean of the two. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1] ?? 0, sorted[middle] ?? 0]
  return (low + high) / 2
}

/** Below this power (W) of its sisters there is too little sun to judge a string. */
const ENOUGH = 50
/** Percent of the sisters' median: below the first a string is low, below the second it gives nothing. */
const LOW = 80
const NOTHING = 2

/** Each tracker beside the others of its inverter (domain 10: STRING_ZERO, UNDERPERFORM). */
export function judgedStrings(strings: readonly StringReading[]): readonly JudgedString[] {
  return strings.map((one) => {
    const sisters = strings.flatMap((other) =>
      other === one || other.power === null ? [] : [Math.max(0, other.power)],
    )
    const usual = median(sisters)
    if (usual === null) return { ...one, ofSisters: null, verdict: 'alone' as const }
    if (usual < ENOUGH || one.power === null) return { ...one, ofSisters: null, verdict: 'resting' as const }
    const ofSisters = partOf(Math.max(0, one.power), usual)
    const verdict =
      ofSisters === null ? 'resting' : ofSisters < NOTHING ? 'zero' : ofSisters < LOW ? 'low' : 'good'
    return { ...one, ofSisters, verdict }
  })
}
