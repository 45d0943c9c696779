import { expect, it } from 'vitest'
import { prefixOfCountry } from './phone-prefix'

const ROWS = [
  { countryCode: 'US', prefix: '1' },
  { countryCode: 'DE', prefix: '49' },
  { countryCode: null, prefix: '7' },
]

it.each([
  ['DE', '49'],
  [' de ', '49'],
  // Some accounts have the digits of the prefix for their country.
  ['49', '49'],
  ['+1', '1'],
  ['FR', null],
  ['33', null],
  ['', null],
  [null, null],
])('11: the prefix of somebody whose country is %s is %s', (country, prefix) => {
  expect(prefixOfCountry(ROWS, country)).toBe(prefix)
})

it('11: nobody without a country has the prefix of a row without one', () => {
  const rows = [
    { countryCode: '', prefix: '7' },
    { countryCode: '1+', prefix: '8' },
  ]
  expect([null, '', ' ', '+'].map((country) => prefixOfCountry(rows, country))).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(prefixOfCountry(rows, '1+')).toBe('8')
})
