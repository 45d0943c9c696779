import { expect, it } from 'vitest'
import { countryCode, countryName, countryOfNation } from './country'

it('says a country in the words of the language, and its code where there are none', () => {
  expect(countryName('DE', 'en')).toBe('Germany')
  expect(countryName('DE', 'ja')).toBe('ドイツ')
  expect(countryName('ZZZZ', 'en')).toBe('ZZZZ')
})

it.each([
  [' de ', 'DE'],
  ['Germany', null],
  ['', null],
  [49, null],
  [null, null],
])('reads %j as the code %j', (given, code) => {
  expect(countryCode(given)).toBe(code)
})

it('knows the ids that the wire contract documents, and no others', () => {
  expect([60, 105, 33, 44, 164, 50].map(countryOfNation)).toEqual(['DE', 'IN', 'BR', 'CN', 'NG', 'CO'])
  expect([null, 1, 61].map(countryOfNation)).toEqual([null, null, null])
})
