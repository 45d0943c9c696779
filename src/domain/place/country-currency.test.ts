import { expect, it } from 'vitest'
import { currencyOfCountry } from './country-currency'

it.each([
  ['DE', 'EUR'],
  ['de', 'EUR'],
  ['BG', 'EUR'],
  ['GB', 'GBP'],
  ['PL', 'PLN'],
  ['NI', 'NIO'],
  ['AQ', null],
  [null, null],
])('11: prices of %s are in %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency)
})

it('11: every one is a code of three letters that this machine can print', () => {
  const codes = Array.from({ length: 26 * 26 }, (_, at) =>
    String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
  )
  const known = codes.flatMap((code) => currencyOfCountry(code) ?? [])
  expect(known.length).toBeGreaterThan(200)
  for (const code of known) expect(Intl.supportedValuesOf('currency')).toContain(code)
})
