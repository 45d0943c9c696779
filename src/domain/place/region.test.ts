import { describe, expect, it } from 'vitest'
import { advisedCode, CHILD_AREAS, guessedCode, offeredCode, regionOfSelection } from './region'

describe('the choice of a region', () => {
  it('S1-21 S1-22 has seven international areas, and all of them lead to the international data centre', () => {
    expect(CHILD_AREAS.map(({ key }) => key)).toEqual([
      'asia',
      'europe',
      'africa',
      'oceania',
      'northAmerica',
      'southAmerica',
      'antarctica',
    ])
    for (const { code } of CHILD_AREAS) expect(regionOfSelection({ code })).toBe('FOREIGN_1')
  })

  it.each([
    ['CN', 'CN'],
    ['china', 'CN'],
    ['CHINA', 'CN'],
    ['EU', 'EU'],
    ['af', 'AF'],
    ['FOREIGN_1', null],
    ['OTHER', null],
    ['', null],
    [null, null],
  ])('S3-21 a stored %j is offered as %j', (code, offered) => {
    expect(offeredCode(code)).toBe(offered)
  })

  it.each([
    [{ region: 'CHINA', area: 'AS' }, 'CN'],
    [{ region: 'FOREIGN_1', area: 'AS' }, 'AS'],
    [{ region: 'FOREIGN_1', area: 'EU' }, 'EU'],
    [{ region: null, area: 'SA' }, 'SA'],
    [{ region: 'FOREIGN_1', area: 'XX' }, null],
    [{ region: null, area: null }, null],
    [null, null],
  ] as const)('S7-46 S7-47 the look-up %j suggests %j', (guess, code) => {
    expect(guessedCode(guess)).toBe(code)
  })

  it.each([
    [true, null, 'EU', null],
    [null, 'china', 'EU', null],
    [true, 'china', 'EU', 'CN'],
    [false, 'china', null, 'CN'],
    [false, 'elsewhere', null, 'EU'],
    [false, 'elsewhere', 'OC', 'OC'],
    [true, 'elsewhere', 'CN', 'EU'],
  ] as const)('S1-30 account %j, plants %j, guess %j: %j', (account, plants, guessed, code) => {
    expect(advisedCode({ account, plants }, guessed)).toBe(code)
  })
})
