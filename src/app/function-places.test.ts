import { describe, expect, it } from 'vitest'
import { GUARDED_ROUTES, PUBLIC_ROUTES } from './routes'
import { brandView } from './brand-view'
import { readBrand } from '../domain/brand/branding'
import { FUNCTION_CODES, type FunctionCode, readConfiguration } from '../domain/brand/configuration'
import { isPlaceOffered } from '../domain/brand/function-places'

const ROUTES = [...PUBLIC_ROUTES, ...GUARDED_ROUTES]

/** What each switch takes away, written out again; everything else stays. */
const GONE: Record<FunctionCode, [row: string, routes: string[]]> = {
  gdprNotice: ['S1-57', []],
  notices: ['S1-58', []],
  privacyNotice: ['S1-59', []],
  messages: ['S1-60', ['/account/settings/message']],
  onlineInstructions: ['S1-61', ['/account/settings/instructions']],
  onlineCustomer: ['S1-45 S1-62', ['/account/settings/udesk']],
  largeScreen: ['S1-63', ['/application/detail/largeScreen', '/largescreen']],
  applications: [
    'S1-64',
    [
      '/application',
      '/application/home',
      '/application/detail/deviceCharge',
      '/application/detail/messageCharge',
      '/application/detail/largeScreen',
      '/application/detail/insurance',
    ],
  ],
  deviceCharge: ['S1-65', ['/application/detail/deviceCharge']],
  suggestion: ['S1-46 S1-66', ['/account/settings/suggestion']],
  insurance: ['S1-67', ['/application/detail/insurance']],
  deviceLayout: ['S1-68', ['/plant/infos/component-layout']],
  deviceDataExport: ['S1-69', ['/plant/infos/exportdata']],
  register: ['S1-70', ['/register']],
  phone: ['S1-71', []],
  forgotPassword: ['S1-72', ['/forgetPassword']],
}

const refused = (offers: (feature: FunctionCode) => boolean) =>
  ROUTES.filter((route) => !isPlaceOffered(route, offers)).sort()

describe.each(FUNCTION_CODES)('the function %s', (feature) => {
  const [row, routes] = GONE[feature]

  it(`${row} switched off in the configuration takes its addresses along`, () => {
    const { offers } = brandView(null, readConfiguration({ functions: { [feature]: false } }))
    expect(refused(offers)).toEqual([...routes].sort())
  })

  it(`${row} blocked by the provider takes its addresses along`, () => {
    // A provider without a link to its manual has no manual either, whatever else is blocked.
    const textList = [{ type: 'MANNUAL_URL', lan: 'en', textInfo: 'https://light.example/manual' }]
    const brand = readBrand({ status: 'OK', textList, blockFunctionCodeList: [feature] })
    expect(refused(brandView(brand, readConfiguration(null)).offers)).toEqual([...routes].sort())
  })
})

it('S1-57 to S1-72 as delivered every address is offered', () => {
  expect(refused(brandView(null, readConfiguration(null)).offers)).toEqual([])
})

it('S1-66 an address below one that is gone is gone, a namesake is not', () => {
  const offers = (feature: FunctionCode) => feature !== 'suggestion'
  expect(isPlaceOffered('/account/settings/suggestion/', offers)).toBe(false)
  expect(isPlaceOffered('/account/settings/suggestions', offers)).toBe(true)
})
