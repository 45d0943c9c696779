import { expect, it } from 'vitest'
import type { FunctionCode } from './configuration'
import { isPlaceOffered } from './function-places'
import { languageName } from './language'
import { isWithin } from './path-within'

const without = (code: FunctionCode) => (path: string) => isPlaceOffered(path, (one) => one !== code)

it.each<[FunctionCode, string]>([
  ['messages', '/account/settings/message'],
  ['onlineInstructions', '/account/settings/instructions'],
  ['onlineCustomer', '/account/settings/udesk'],
  ['largeScreen', '/application/detail/largeScreen'],
  ['largeScreen', '/largescreen'],
  ['applications', '/application'],
  ['deviceCharge', '/application/detail/deviceCharge'],
  ['suggestion', '/account/settings/suggestion'],
  ['insurance', '/application/detail/insurance'],
  ['deviceLayout', '/plant/infos/component-layout'],
  ['deviceDataExport', '/plant/infos/exportdata'],
  ['register', '/register'],
  ['forgotPassword', '/forgetPassword'],
])('without %s there is no %s, nor anything below it', (code, path) => {
  const offered = without(code)
  expect([path, `${path}/below`, `${path}-beside`, '/plants'].map(offered)).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(isPlaceOffered(path, () => true)).toBe(true)
})

it.each<FunctionCode>(['gdprNotice', 'notices', 'privacyNotice', 'phone'])(
  '%s has no address of its own',
  (code) => {
    expect(['/', '/login', '/account/settings', '/application', '/register'].every(without(code))).toBe(true)
  },
)

it('a place of two functions needs both', () => {
  expect(isPlaceOffered('/application/detail/insurance', (one) => one === 'insurance')).toBe(false)
  expect(isPlaceOffered('/application/detail/insurance', (one) => one === 'applications')).toBe(false)
})

it.each([
  ['/a', '/a', true],
  ['/a/b', '/a', true],
  ['/ab', '/a', false],
  ['/b/a', '/a', false],
  ['/', '/a', false],
])('%s is within %s: %s', (path, place, within) => expect(isWithin(path, place)).toBe(within))

it('a language has its own name', () => {
  expect([languageName('de'), languageName('uk'), languageName(null)]).toEqual([
    'Deutsch',
    'Українська',
    null,
  ])
})
