import { describe, expect, it } from 'vitest'
import { accountPlace } from './account-place'
import type { AccountCheck } from './account-records'

const at = (exists: boolean | null, migrated: boolean | null = false): AccountCheck => ({
  exists,
  migrated,
  region: null,
  kinds: [],
})

describe('S7-33 where an account is, as both data centres report it', () => {
  it.each([
    [
      'only here',
      { CHINA: at(false), FOREIGN_1: at(true) },
      'FOREIGN_1',
      { kind: 'here', region: 'FOREIGN_1' },
    ],
    [
      'only there',
      { CHINA: at(true), FOREIGN_1: at(false) },
      'FOREIGN_1',
      { kind: 'elsewhere', region: 'CHINA' },
    ],
    ['one, nobody chose', { CHINA: at(true), FOREIGN_1: at(false) }, null, { kind: 'here', region: 'CHINA' }],
    ['both', { CHINA: at(true), FOREIGN_1: at(true) }, 'CHINA', { kind: 'both' }],
    ['nowhere', { CHINA: at(false), FOREIGN_1: at(false) }, 'CHINA', { kind: 'unknown' }],
    ['no answer', { CHINA: null, FOREIGN_1: null }, 'CHINA', { kind: 'unknown' }],
    ['one silent', { CHINA: null, FOREIGN_1: at(true) }, 'CHINA', { kind: 'elsewhere', region: 'FOREIGN_1' }],
    ['moved out of here', { FOREIGN_1: at(true, true) }, 'FOREIGN_1', { kind: 'moved' }],
    ['moved out of there', { CHINA: at(true, true), FOREIGN_1: at(false) }, 'FOREIGN_1', { kind: 'unknown' }],
    [
      'moved from there to here',
      { CHINA: at(true, true), FOREIGN_1: at(true) },
      'CHINA',
      { kind: 'elsewhere', region: 'FOREIGN_1' },
    ],
    ['unknown', { FOREIGN_1: at(null, null) }, 'FOREIGN_1', { kind: 'unknown' }],
  ] as const)('%s', (_, checks, here, place) => {
    expect(accountPlace(checks, here)).toEqual(place)
  })
})
