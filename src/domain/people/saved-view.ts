import type { MailEvery } from '../export/mail-times'
import type { EpochSeconds } from '../plants/reading'

/** Filters and columns of a list under a name: our own calls, capability `savedViews`. */
export interface SavedView {
  id: string
  /** Which list it is for. */
  scope: string | null
  name: string | null
  /** Whatever the list keeps; it may be of another version, so read it without trust. */
  content: Readonly<Record<string, unknown>>
  shared: boolean | null
  own: boolean | null
  owner: string | null
  changed: EpochSeconds | null
  /** Its link is sent by mail, and when next; capability `viewMails`. */
  mail: { readonly every: MailEvery; readonly next: EpochSeconds | null } | null
}
