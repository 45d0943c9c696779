import { ACCOUNT_SETTINGS } from '../../src/app/routes'
import { walked } from '../support/walk'

/** Addresses that these accounts may not open, and the permission that each needs. */
export const REFUSED: readonly (readonly [as: string, address: string, code: string])[] = [
  // The area is closed as a whole: its first page and its last, and all of them in a walk.
  ...walked(ACCOUNT_SETTINGS, (child) => [ACCOUNT_SETTINGS[0], ACCOUNT_SETTINGS.at(-1)].includes(child)).map(
    (child) => ['operator', `/account/settings/${child}`, 'user'] as const,
  ),
  ['operator', '/application/detail/messageCharge', 'user'],
  ['operator', '/application/detail/largeScreen', 'user'],
  ['viewer', '/plant/infos/alert?plant=63900010', 'alert:read'],
  ['viewer', '/plant/infos/component-layout?plant=63900010', 'layout:read'],
  ['viewer', '/plant/infos/device?plant=63400030', 'device:read'],
  ['viewer', '/device-detail?plant=63400030&device=23400030010', 'device:read'],
  ['viewer', '/application/detail/deviceCharge', 'device:read'],
]

/** What is of plants that may not be read any more. */
export const OF_PLANTS = [
  ...['data', 'alert', 'device', 'relate', 'detail', 'exportdata', 'component-layout'].map(
    (tab) => `/plant/infos/${tab}?plant=63900010`,
  ),
  '/largescreen',
]
