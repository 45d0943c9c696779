import type { FunctionCode } from './configuration'
import { isWithin } from './path-within'

/**
 * Addresses that a function brings with it, with all that lies below them. Switched off, or blocked by the
 * provider, they are not offered any more than their entries are (specification 1 and 6). Functions
 * without an address only show or hide something on a page that is always there.
 */
const FUNCTION_PLACES: Readonly<Record<FunctionCode, readonly string[]>> = {
  gdprNotice: [],
  notices: [],
  privacyNotice: [],
  messages: ['/account/settings/message'],
  onlineInstructions: ['/account/settings/instructions'],
  onlineCustomer: ['/account/settings/udesk'],
  largeScreen: ['/application/detail/largeScreen', '/largescreen'],
  applications: ['/application'],
  deviceCharge: ['/application/detail/deviceCharge'],
  suggestion: ['/account/settings/suggestion'],
  insurance: ['/application/detail/insurance'],
  deviceLayout: ['/plant/infos/component-layout'],
  deviceDataExport: ['/plant/infos/exportdata'],
  register: ['/register'],
  phone: [],
  forgotPassword: ['/forgetPassword'],
}

/** Whether every function that an address belongs to is on. */
export function isPlaceOffered(path: string, offers: (feature: FunctionCode) => boolean): boolean {
  return (Object.entries(FUNCTION_PLACES) as [FunctionCode, readonly string[]][]).every(
    ([feature, places]) => offers(feature) || !places.some((place) => isWithin(path, place)),
  )
}
