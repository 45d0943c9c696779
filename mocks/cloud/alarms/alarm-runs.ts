import { unit } from '../random'
import { SLOT } from '../place/zone'
import type { Rule } from './alarm-rules.data'

/** 5-minute samples during which a rule was violated, both ends included (epoch s). */
export interface Run {
  from: number
  to: number
}

/** Samples of a rule from its first one on: longer the graver, some come back after a pause. */
export function runsFrom(seed: number, rule: Rule, first: number, until: number): Run[] {
  const runs: Run[] = []
  const times = rule.cause === 'after-firmware' ? 1 : 1 + Math.floor(unit(seed, 1) * 3)
  let from = first
  for (let count = 0; count < times && from < until; count++) {
    const slots =
      rule.cause === 'after-firmware' ? 1 : 1 + Math.floor(unit(seed, 10 + count) * (4 + 9 * rule.level))
    const to = Math.min(until - SLOT, from + (slots - 1) * SLOT)
    runs.push({ from, to })
    from = to + (2 + Math.floor(unit(seed, 20 + count) * 12)) * SLOT
  }
  return runs
}
