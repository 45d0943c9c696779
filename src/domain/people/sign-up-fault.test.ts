import { expect, it } from 'vitest'
import { placeOfFault } from './sign-up-fault'

const refused = (code: string) => ({ kind: 'rejected', code, status: 400, body: null }) as const

it.each([
  ['identity', ['5', '6', '12', '13', '19', '20', '26', '27']],
  ['code', ['4', '7', '8', '44']],
  ['password', ['57', '58', '60', '61', '62', '63', '64', '65']],
  ['form', ['16', '25', '45', '59', 'NEW_CODE', 'PARAM_ERROR']],
] as const)('S5-25 S8-29 S8-82 a refusal is shown at the %s: %j', (place, codes) => {
  for (const code of codes) expect([code, placeOfFault(refused(code))]).toEqual([code, place])
})

it('a fault of the line is shown above the form', () => {
  expect(placeOfFault({ kind: 'network' })).toBe('form')
  expect(placeOfFault({ kind: 'busy', status: 429, retryAfter: 3 })).toBe('form')
})
