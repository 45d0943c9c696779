import { readFirst, type Readings } from './readings'

export interface PhaseReading {
  readonly name: 'L1' | 'L2' | 'L3'
  /** V, A, W; W below zero is fed in. */
  readonly voltage: number | null
  readonly current: number | null
  readonly power: number | null
}

/** Names of the wire by kind of device (wire contract 3.8): what gives power, and what stands at the grid. */
const NAMES = {
  output: { voltage: ['AV'], current: ['AC'], power: ['INV_O_P_L'] },
  grid: { voltage: ['G_V_L'], current: ['G_C_L'], power: ['G_P_L', 'CT_P_E'] },
} as const

/** Phases that a device reports; a phase without readings does not exist. */
export function phasesOf(readings: Readings, side: keyof typeof NAMES): readonly PhaseReading[] {
  const names = NAMES[side]
  return ([1, 2, 3] as const).flatMap((number) => {
    const of = (words: readonly string[]) =>
      readFirst(
        readings,
        words.map((word) => `${word}${number}`),
      )
    const phase = { voltage: of(names.voltage), current: of(names.current), power: of(names.power) }
    return Object.values(phase).every((value) => value === null)
      ? []
      : [{ name: `L${number}` as const, ...phase }]
  })
}

/** Which way a meter counts now: bought above zero (wire contract 3.8, `PG_Pt1`). */
export function meterDirection(power: number | null): 'importing' | 'exporting' | 'idle' | null {
  return power === null ? null : power > 0 ? 'importing' : power < 0 ? 'exporting' : 'idle'
}

/** Whether phases add up to the total as far as roundings go, W; null where either is unknown. */
export function phasesAgree(phases: readonly PhaseReading[], total: number | null): boolean | null {
  if (total === null || phases.length === 0 || phases.some(({ power }) => power === null)) return null
  const sum = phases.reduce((all, { power }) => all + (power ?? 0), 0)
  return Math.abs(sum - total) <= Math.max(5, Math.abs(total) * 0.03)
}

/**
 * Whether a meter's clamp looks the wrong way round (domain 10, CT_REVERSED): without sun, and with nothing else to give
 * it, power cannot flow out.
 */
export function looksReversed(question: {
  readonly power: number | null
  readonly sunIsDown: boolean
  readonly hasBattery: boolean
}): boolean {
  const { power, sunIsDown, hasBattery } = question
  return sunIsDown && !hasBattery && power !== null && power < -20
}
