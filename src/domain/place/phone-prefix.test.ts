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
