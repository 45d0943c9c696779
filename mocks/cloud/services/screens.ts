import type { Call } from '../wire/call'
import { sessionOf } from '../wire/call'
import { badParameter, emptyParameter, unknownId } from '../wire/refusal'
import { idsOf, record, whole, words, shortened } from '../wire/call-values'
import { base64url, hmac } from '../wire/digest'
import type { Fields } from '../energy/figures'
import { nextNumber } from '../store/quick-store'
import { CALLED, keepRules } from '../collections/form-rules'

/* Large screens that a person has set up; ours, not the vendor's. */

interface Screen {
  id: number
  accountId: number
  organizationId: number
  name: string
  /** JSON text of the console's own making. */
  content: string
  changedAt: number
  /** Part of an address that shows the screen's set-up without a session; null for none. */
  link: string | null
}

const MOST = 30
const LARGEST = 16_000

/** A screen belongs to the person in one identity. */
function own(call: Call): Screen[] {
  const { account, organisation } = sessionOf(call)
  return call.world.store
    .list('screen')
    .map(({ value }) => value as Screen)
    .filter((one) => one.accountId === account.id && one.organizationId === (organisation?.id ?? 0))
}

const fieldsOf = ({ id, name, content, changedAt, link }: Screen): Fields => ({
  id,
  name,
  content,
  changedTime: changedAt,
  link,
})

export const list = (call: Call): Fields[] => own(call).map(fieldsOf)

function named(call: Call, raw: unknown): Screen {
  const found = own(call).find(({ id }) => id === whole(raw))
  if (!found) throw unknownId()
  return found
}

/** A new one, or with `id` a change. */
export function save(call: Call): Fields {
  const { account, organisation } = sessionOf(call)
  const body = record(call.body)
  const before = body['id'] === undefined ? null : named(call, body['id'])
  keepRules(CALLED, body)
  const name = shortened(words(body['name']), 80) ?? before?.name
  const content = words(body['content']) ?? before?.content
  if (!name) throw emptyParameter('name')
  if (!content) throw emptyParameter('content')
  if (content.length > LARGEST || (!before && own(call).length >= MOST)) throw badParameter('content')
  const screen: Screen = {
    id: before?.id ?? nextNumber(call.world.store, 'screen', 1),
    accountId: account.id,
    organizationId: organisation?.id ?? 0,
    name,
    content,
    changedAt: call.now,
    link: before?.link ?? null,
  }
  call.world.store.put('screen', String(screen.id), screen)
  return fieldsOf(screen)
}

/** `{on: true}` makes a link, another each time; `{on: false}` takes it away. */
export function share(call: Call): Fields {
  const screen = named(call, call.params['screenId'])
  const on = record(call.body)['on']
  if (typeof on !== 'boolean') throw emptyParameter('on')
  const number = nextNumber(call.world.store, 'screen link', 1)
  const link = on ? base64url(hmac(call.world.secret, `screen|${call.centre}|${number}`)).slice(0, 22) : null
  const changed = { ...screen, link }
  call.world.store.put('screen', String(screen.id), changed)
  return fieldsOf(changed)
}

/** All of the ids or none. */
export function remove(call: Call): object {
  const ids = idsOf(call.body)
  if (ids.length === 0) throw emptyParameter('ids')
  for (const { id } of ids.map((one) => named(call, one))) call.world.store.delete('screen', String(id))
  return {}
}
