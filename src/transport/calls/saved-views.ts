import { MAIL_EVERY, type MailEvery } from '../../domain/export/mail-times'
import type { SavedView } from '../../domain/people/saved-view'
import type { Zone } from '../../domain/plants/reading'
import { type Call, get } from '../call'
import { one, epoch, flag, jsonText, list, text, word, type WireRecord } from '../wire'

/* Saved views. Ours, not the vendor's: ask `useCapability('savedViews')` first. No permission of their own. */

const VIEW = '/user-s/acc/view'

/** One's own and those that the organisation shares. */
export function savedViews(scope: string): Call<readonly SavedView[]> {
  return get(VIEW, (raw) => list(raw, 'views', readView), { scope })
}

/** A link that is sent to the account's own address, at 06:00 of a Monday or a first in the zone. */
export interface ViewMail {
  readonly every: MailEvery
  readonly zone: Zone
  /** Address within the console; the server adds `view=<id>`. */
  readonly path: string
}

/** A new one, or with `id` a change of one's own. Without `mail` what is sent stays as it was; null ends it. */
export function saveView(
  view: Pick<SavedView, 'content'> & {
    name: string
    scope: string
    shared: boolean
    id?: string
    mail?: ViewMail | null
  },
): Call<SavedView> {
  return {
    method: 'POST',
    path: VIEW,
    body: { ...view, content: JSON.stringify(view.content) },
    read: oneView,
  }
}

/** One's own; all of them or none. */
export function deleteViews(viewIds: readonly string[]): Call<null> {
  return { method: 'DELETE', path: VIEW, body: viewIds, read: () => null }
}

const oneView = (raw: unknown): SavedView => one(raw, 'view', readView)

function readView(row: WireRecord): SavedView | null {
  const viewId = word(row['id'])
  if (viewId === null) return null
  const every = MAIL_EVERY.find((known) => known === row['mailEvery'])
  return {
    id: viewId,
    scope: word(row['scope']),
    name: text(row['name']),
    content: jsonText(row['content']),
    shared: flag(row['shared']),
    own: flag(row['own']),
    owner: text(row['ownerName']),
    changed: epoch(row['changedTime']),
    mail: every === undefined ? null : { every, next: epoch(row['mailNextTime']) },
  }
}
