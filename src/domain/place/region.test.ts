import { describe, expect, it } from 'vitest'
import {
  advisedCode,
  CHILD_AREAS,
  guessedCode,
  isRegion,
  offeredCode,
  prefixOf,
  regionOfSelection,
  regionOfText,
  REGIONS,
  selectionOf,
} from './region'

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

  it.each([
    ['CHINA', undefined, 'CN'],
    ['FOREIGN_1', { key: 'europe', code: 'EU' }, 'EU'],
    ['FOREIGN_1', undefined, 'OTHER'],
    ['CHINA', { key: 'asia', code: 'AS' }, 'CN'],
  ] as const)('S3-21 the choice of %s and %j is stored as %s', (region, area, code) => {
    expect(selectionOf(region, area)).toEqual({ code })
    expect(regionOfSelection({ code })).toBe(region)
  })

  it.each([
    [{ code: 'CHINA' }, 'CHINA'],
    [{ code: 'XX' }, 'FOREIGN_1'],
    [{ code: null }, 'FOREIGN_1'],
    [{}, 'FOREIGN_1'],
    [null, 'FOREIGN_1'],
    [undefined, 'FOREIGN_1'],
    ['CN', 'FOREIGN_1'],
  ] as const)('S3-21 of a stored %j the data centre is %s', (stored, region) => {
    expect(regionOfSelection(stored)).toBe(region)
  })

  it.each([
    ['CHINA', 'CHINA'],
    [' cn ', 'CHINA'],
    ['FOREIGN_1', 'FOREIGN_1'],
    ['foreign', 'FOREIGN_1'],
    ['eu', 'FOREIGN_1'],
    ['AS', null],
    ['', null],
    [1, null],
    [null, null],
  ])('an address that says %j names the region %j', (text, region) => {
    expect(regionOfText(text)).toBe(region)
  })
})

describe('the data centres', () => {
  it('S7-05 S7-06 are two, each with its own beginning of all paths', () => {
    expect(REGIONS.map((region) => [region, prefixOf(region)])).toEqual([
      ['CHINA', '/mdc-cn'],
      ['FOREIGN_1', '/mdc-eu'],
    ])
  })

  it('match exactly; anything else is no data centre', () => {
    expect(REGIONS.every(isRegion)).toBe(true)
    expect(['china', 'CN', 'FOREIGN_2', '', null, 1].some(isRegion)).toBe(false)
  })
})
