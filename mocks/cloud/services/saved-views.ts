import { type Call, sessionOf } from '../wire/call'
import { badParameter, emptyParameter, readDenied, unknownId } from '../wire/refusal'
import { record, words, shortened } from '../wire/call-values'
import { base64url, hmac } from '../wire/digest'
import type { Fields } from '../energy/figures'
import { nextNumber } from '../store/quick-store'
import { CALLED, keepRules } from '../collections/form-rules'
import type { World } from '../world'
import { MAIL_EVERY, type MailEvery, nextMail } from '../../../src/domain/export/mail-times'
import { isZone } from '../../../src/domain/time/instant'

/* Filters and columns that a person keeps under a name; ours, not the vendor's. */

/** A link by mail to the owner, again and again. */
interface ViewMail {
  every: MailEvery
  zone: string
  path: string
  /** Epoch s. */
  next: number
}

export interface View {
  id: string
  accountId: number
  organizationId: number
  /** Which list it is for, a word of the console's. */
  scope: string
  name: string
  /** JSON text of the console's own making. */
  content: string
  shared: boolean
  changedAt: number
  mail: ViewMail | null
}

/** Where they stand in the store. */
export const VIEW = 'view'
const MAX = 100
const LONGEST_CONTENT = 8000
const LONGEST_PATH = 300

const all = (call: Call) => viewsOf(call.world)

/** What was kept before there were mails has none. */
export const viewsOf = ({ store }: World) =>
  store.list(VIEW).map(({ value }) => ({ mail: null, ...(value as Omit<View, 'mail'>) }) as View)

function fieldsOf(call: Call, view: View): Fields {
  const { id, scope, name, content, shared, changedAt, accountId, mail } = view
  const { account } = sessionOf(call)
  const owner = call.world.people.byId(call.centre, accountId)
  return {
    id,
    scope,
    name,
    content,
    shared,
    changedTime: changedAt,
    own: accountId === account.id,
    ownerName: owner?.name ?? null,
    // What somebody has sent to them is nobody else's business.
    ...(mail !== null && accountId === account.id ? { mailEvery: mail.every, mailNextTime: mail.next } : {}),
  }
}

const isOwn = (call: Call, view: View) => view.accountId === sessionOf(call).account.id

/** Within the organisation it was made in; personal ones within the data centre, for anyone who knows the id. */
const isShared = (call: Call, { shared, organizationId }: View) =>
  shared && (organizationId === 0 || organizationId === sessionOf(call).organisation?.id)

/** One's own, and what the organisation shares; `scope` narrows. */
export function list(call: Call): Fields[] {
  const scope = words(call.query.get('scope'))
  return all(call)
    .filter((view) => isOwn(call, view) || (view.organizationId !== 0 && isShared(call, view)))
    .filter((view) => scope === null || view.scope === scope)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((view) => fieldsOf(call, view))
}

/** One by its id, as a link carries it. */
export function one(call: Call): Fields {
  const view = all(call).find(({ id }) => id === call.params['viewId'])
  if (!view) throw unknownId()
  if (!isOwn(call, view) && !isShared(call, view)) throw readDenied()
  return fieldsOf(call, view)
}

/** A new one, or with `id` a change of one's own. */
export function save(call: Call): Fields {
  const { account, organisation } = sessionOf(call)
  const body = record(call.body)
  const id = words(body['id'])
  const before = id === null ? null : all(call).find((view) => view.id === id)
  if (before === undefined) throw unknownId()
  if (before && !isOwn(call, before)) throw readDenied()
  keepRules(CALLED, body)
  const name = shortened(words(body['name']), 80) ?? before?.name
  const scope = words(body['scope'])?.slice(0, 40) ?? before?.scope
  if (!name) throw emptyParameter('name')
  if (!scope) throw emptyParameter('scope')
  const content = words(body['content']) ?? before?.content
  if (!content) throw emptyParameter('content')
  if (content.length > LONGEST_CONTENT) throw badParameter('content')
  if (!before && all(call).filter((view) => isOwn(call, view)).length >= MAX) throw badParameter('too many')
  const view: View = {
    id: before?.id ?? freshId(call),
    accountId: account.id,
    organizationId: before?.organizationId ?? organisation?.id ?? 0,
    scope,
    name,
    content,
    shared: 'shared' in body ? body['shared'] === true : (before?.shared ?? false),
    changedAt: call.now,
    mail: 'mail' in body ? mailOf(call, body['mail']) : (before?.mail ?? null),
  }
  call.world.store.put(VIEW, view.id, view)
  return fieldsOf(call, view)
}

/** Sent to the account's own address only, and with a link into the console only. */
function mailOf(call: Call, asked: unknown): ViewMail | null {
  if (asked === null) return null
  const { every, zone, path } = record(asked)
  const known = MAIL_EVERY.find((one) => one === every)
  if (known === undefined || !isZone(zone)) throw badParameter('mail')
  if (typeof path !== 'string' || path.length > LONGEST_PATH || !/^\/[\w-]/.test(path))
    throw badParameter('mail')
  if (sessionOf(call).account.email === null) throw badParameter('email')
  return { every: known, zone, path, next: nextMail(known, zone, call.now) }
}

/** Nobody can guess one from another. */
function freshId(call: Call): string {
  const number = nextNumber(call.world.store, 'view', 1)
  return base64url(hmac(call.world.secret, `view|${call.centre}|${number}`)).slice(0, 16)
}

/** One's own; all of the ids or none. */
export function remove(call: Call): object {
  const ids = Array.isArray(call.body) ? call.body.map(String) : []
  if (ids.length === 0) throw emptyParameter('ids')
  const own = all(call).filter((view) => isOwn(call, view))
  if (!ids.every((id) => own.some((view) => view.id === id))) throw unknownId()
  for (const id of ids) call.world.store.delete(VIEW, id)
  return {}
}
