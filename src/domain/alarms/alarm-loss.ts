/*
 * What an alarm costs. Domain 5: the lost energy of an alarm is Σ max(0, expected − actual) · τ over its span;
 * money is that energy at the price that it would have earned or saved.
 */

/** Means over one slot of the span, W. Null is not known. */
export interface PowerSlot {
  readonly expected: number | null
  readonly actual: number | null
}

export interface AlarmLoss {
  /** kWh not produced so far. */
  readonly energy: number
  /** Share of the expected energy that is lost, 0 to 1; null while no sun has shone on the alarm. */
  readonly share: number | null
}

const KWH = 3_600_000

/**
 * Energy lost over slots of equal length (s). A slot without expected power (night) costs nothing, whatever was
 * measured. A sunlit slot without a measurement lost what the measured ones lost on average. Null where nothing is known:
 * an expectation is missing, or no sunlit slot was measured.
 */
export function lostEnergy(slots: readonly PowerSlot[], seconds: number): AlarmLoss | null {
  let [all, measured, lost] = [0, 0, 0]
  for (const { expected, actual } of slots) {
    if (expected === null) return null
    if (expected <= 0) continue
    all += expected
    if (actual === null) continue
    measured += expected
    lost += Math.max(0, expected - actual)
  }
  if (all === 0) return { energy: 0, share: null }
  if (measured === 0) return null
  const share = lost / measured
  return { energy: (all * share * seconds) / KWH, share }
}

/**
 * kWh that another day costs while the condition lasts: the share that is lost so far, of what the plant would have
 * produced on a usual day (kWh, the mean of its last seven days before faults). What has ended costs nothing more.
 */
export function lossPerDay(loss: AlarmLoss | null, usualDay: number | null, lasts: boolean): number | null {
  if (!lasts) return 0
  return loss === null || loss.share === null || usualDay === null ? null : loss.share * usualDay
}

export interface Urgency {
  readonly lasts: boolean
  readonly safety: boolean
  /** kWh. */
  readonly lossPerDay: number | null
  /** 0 to 2, what is graver is more. */
  readonly level: number | null
  /** Epoch s. */
  readonly started: number | null
}

/** Nobody knows how much an unknown loss is: it stands after every known one, and before what costs nothing. */
const weight = (loss: number | null) => loss ?? Number.MIN_VALUE

/**
 * Order of the alarm current plant (screens 3): safety first, then loss per day, then the start, the newest first. What is over
 * stands below what lasts, and where the losses are alike the level decides before the start.
 */
export function byUrgency(one: Urgency, other: Urgency): number {
  return (
    Number(other.lasts) - Number(one.lasts) ||
    Number(other.safety) - Number(one.safety) ||
    weight(other.lossPerDay) - weight(one.lossPerDay) ||
    (other.level ?? -1) - (one.level ?? -1) ||
    (other.started ?? 0) - (one.started ?? 0)
  )
}
