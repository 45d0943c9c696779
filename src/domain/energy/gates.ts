import type { Gate } from '../values/figure'

/** Plausibility gates of domain 7. A refused value is quarantined, never deleted and never clamped. */

/** A share or a state of charge in percent. */
export const percentGate: Gate = (value) => value >= 0 && value <= 100

/** A power factor. */
export const powerFactorGate: Gate = (value) => Math.abs(value) <= 1

/** PV power in W against installed capacity in kWp: −0.01 · P0 … 1.3 · P0. Unknown capacity lets all pass. */
export function productionPowerGate(capacity: number | null): Gate {
  return (value) =>
    capacity === null || capacity <= 0 || (value >= -10 * capacity && value <= 1_300 * capacity)
}

/** Energy in kWh of `hours` against installed capacity in kWp: ΔE ≤ 1.3 · P0 · Δt. */
export function productionEnergyGate(capacity: number | null, hours: number): Gate {
  return (value) => value >= 0 && (capacity === null || capacity <= 0 || value <= 1.3 * capacity * hours)
}

/** Lifetime total in kWh ≤ P0 · 8760 h · years · 0.35; less than a year counts as one. */
export function lifetimeGate(capacity: number | null, years: number | null): Gate {
  return (value) =>
    value >= 0 &&
    (capacity === null || capacity <= 0 || value <= capacity * 8_760 * Math.max(years ?? 40, 1) * 0.35)
}

/** Grid voltage within 0.5 to 1.5 of nominal V. */
export function gridVoltageGate(nominal: number): Gate {
  return (value) => value >= 0.5 * nominal && value <= 1.5 * nominal
}

/** PV above 2 % of capacity with the sun below −6° cannot be sun. W, kWp, degrees. */
export function nightPowerSuspect(power: number, capacity: number, sunElevation: number): boolean {
  return sunElevation < -6 && power > 20 * capacity
}

export type CounterStep =
  | { kind: 'energy'; energy: number }
  | { kind: 'reset'; energy: number }
  | { kind: 'quarantined' }

/**
 * Difference of a lifetime counter, kWh. It must not fall; a fall below 1 % of itself is a reset and counts
 * from zero; any other fall, or more than 1.3 · P0 · Δt, is quarantined.
 */
export function counterStep(
  before: number,
  after: number,
  capacity: number | null,
  hours: number,
): CounterStep {
  if (!Number.isFinite(before) || !Number.isFinite(after) || before < 0 || after < 0)
    return { kind: 'quarantined' }
  const reset = after < before && after < 0.01 * before
  if (after < before && !reset) return { kind: 'quarantined' }
  const energy = reset ? after : after - before
  if (!productionEnergyGate(capacity, hours)(energy)) return { kind: 'quarantined' }
  return { kind: reset ? 'reset' : 'energy', energy }
}
