import { describe, expect, it } from 'vitest'
import { policyState } from './insurance-policy'

const ZONE = 'Europe/Berlin'
const at = (text: string) => Date.parse(text) / 1000
/** The last second of 2027-06-17 in Berlin. */
const until = at('2027-06-17T21:59:59Z')

describe('the state of a policy', () => {
  it.each([
    ['on its first day', '2026-06-18T11:30:00Z', 'RUNNING'],
    ['61 days before its last', '2027-04-17T10:00:00Z', 'RUNNING'],
    ['60 days before its last', '2027-04-18T10:00:00Z', 'ENDING'],
    ['in its last second', '2027-06-17T21:59:59Z', 'ENDING'],
    ['after it', '2027-06-17T22:00:00Z', 'ENDED'],
  ] as const)('%s', (_, now, state) => {
    expect(policyState(until, at(now), ZONE)).toBe(state)
  })

  it('is not known without an end', () => {
    expect(policyState(null, 0, ZONE)).toBeNull()
  })
})
