import { type Call, demand, sessionOf } from '../wire/call'
import { badParameter, emptyParameter, unknownId } from '../wire/refusal'
import { idsOf, record, whole, words, shortened } from '../wire/call-values'
import { readAddresses } from '../../../src/domain/fleet/wall-addresses'
import type { Fields } from '../energy/figures'
import { nextNumber } from '../store/quick-store'
import { forgetUse, lastUse } from '../people/key-sessions'
import { type Screen, SCREEN, sumOf, wallKey } from '../people/wall-links'
import { CALLED, keepRules } from '../collections/form-rules'

/* Large screens that a person has set up; ours, not the vendor's. */

const MAX = 30
const LONGEST_CONTENT = 16_000
/** A link may live so long, s. */
const LONGEST = 366 * 86_400

/** A screen belongs to the person in one identity. */
function own(call: Call): Screen[] {
  const { account, organisation } = sessionOf(call)
  return call.world.store
    .list(SCREEN)
    .map(({ value }) => value as Screen)
    .filter((one) => one.accountId === account.id && one.organizationId === (organisation?.id ?? 0))
}

/** How many plants a display shows: a link lends it what its maker may see. */
const plantsOf = (call: Call) => sessionOf(call).plantsWith('station:read').length

const fieldsOf = (call: Call, { id, name, content, changedAt, link }: Screen): Fields => ({
  id,
  name,
  content,
  changedTime: changedAt,
  plants: plantsOf(call),
  linkExpiresTime: link?.expires ?? null,
  linkLastTime: link && lastUse(call.world, { kind: 'wall', id }),
  linkPaused: link?.paused ?? false,
  linkAddresses: link?.addresses ?? [],
})

export const list = (call: Call): Fields[] => own(call).map((one) => fieldsOf(call, one))

export const one = (call: Call): Fields => fieldsOf(call, named(call, call.params['screenId']))

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
  if (content.length > LONGEST_CONTENT || (!before && own(call).length >= MAX)) throw badParameter('content')
  const screen: Screen = {
    id: before?.id ?? nextNumber(call.world.store, SCREEN, 1),
    accountId: account.id,
    organizationId: organisation?.id ?? 0,
    name,
    content,
    changedAt: call.now,
    link: before?.link ?? null,
  }
  call.world.store.put(SCREEN, String(screen.id), screen)
  return fieldsOf(call, screen)
}

/**
 * `{expiresTime, addresses?}` makes a link, another each time, and answers its key, this once; null takes the link away.
 * `{paused}` lets the one that there is rest or go on.
 */
export function share(call: Call): Fields {
  demand(call, 'user')
  const screen = named(call, call.params['screenId'])
  const { expiresTime, addresses, paused } = record(call.body)
  if (typeof paused === 'boolean') return rest(call, screen, paused)
  if (expiresTime === undefined) throw emptyParameter('expiresTime')
  const expires = whole(expiresTime)
  const ends = expires !== null && expires > call.now && expires <= call.now + LONGEST
  if (expiresTime !== null && !ends) throw badParameter('expiresTime')
  const turn = nextNumber(call.world.store, 'screen link', 1)
  const key = expires === null ? null : wallKey(call.world, call.centre, screen.id, turn)
  const link =
    key === null || expires === null
      ? null
      : { sum: sumOf(key), expires, paused: false, addresses: addressesOf(addresses) }
  const changed: Screen = { ...screen, link }
  call.world.store.put(SCREEN, String(screen.id), changed)
  forgetUse(call.world, { kind: 'wall', id: screen.id })
  return { ...fieldsOf(call, changed), ...(key === null ? {} : { key }) }
}

function rest(call: Call, screen: Screen, paused: boolean): Fields {
  if (screen.link === null) throw badParameter('paused')
  const changed: Screen = { ...screen, link: { ...screen.link, paused } }
  call.world.store.put(SCREEN, String(screen.id), changed)
  return fieldsOf(call, changed)
}

function addressesOf(asked: unknown): readonly string[] {
  if (asked === undefined || asked === null) return []
  const known = Array.isArray(asked) ? readAddresses(asked.map(String).join(' ')) : null
  if (known === null) throw badParameter('addresses')
  return known
}

/** All of the ids or none. */
export function remove(call: Call): object {
  const ids = idsOf(call.body)
  if (ids.length === 0) throw emptyParameter('ids')
  for (const { id } of ids.map((one) => named(call, one))) {
    call.world.store.delete(SCREEN, String(id))
    forgetUse(call.world, { kind: 'wall', id })
  }
  return {}
}
