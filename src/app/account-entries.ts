import type { FunctionCode } from '../domain/brand/configuration'
import { isPlaceOffered } from '../domain/brand/function-places'
import type { IconName } from '../kit/icon/icon'
import type { AccountSetting } from './routes'

export interface AccountEntry {
  name: AccountSetting
  /** Key below `menu.` in the console's texts. */
  label: string
  icon: IconName
  /** Stands in the account menu; the others only in the settings' own list. */
  menu: boolean
}

/** Children of /account/settings in the order of the menu (specification 2). */
export const ACCOUNT_ENTRIES: readonly AccountEntry[] = [
  { name: 'base', label: 'base', icon: 'user', menu: true },
  { name: 'security', label: 'security', icon: 'shield', menu: true },
  { name: 'common', label: 'common', icon: 'sliders', menu: true },
  { name: 'message', label: 'message', icon: 'bell', menu: true },
  { name: 'udesk', label: 'udesk', icon: 'headset', menu: true },
  { name: 'instructions', label: 'instructions', icon: 'book', menu: true },
  { name: 'suggestion', label: 'suggestion', icon: 'speech', menu: true },
  { name: 'exportAccount', label: 'export', icon: 'database', menu: false },
  { name: 'accountRevoke', label: 'revoke', icon: 'warning', menu: false },
]

export function isOffered(entry: AccountEntry, offers: (feature: FunctionCode) => boolean): boolean {
  return isPlaceOffered(`/account/settings/${entry.name}`, offers)
}
