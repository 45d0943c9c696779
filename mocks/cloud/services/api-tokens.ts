import { offeredScopes, TOKEN_SCOPES } from '../../../src/domain/people/api-token'
import type { Fields } from '../energy/figures'
import { type KeptToken, keptTokens, KIND, tokenText } from '../people/api-tokens'
import { forgetUse, lastUse } from '../people/key-sessions'
import { notifyOwner } from '../people/notify-owner'
import { nextNumber } from '../store/quick-store'
import { type Call, demand } from '../wire/call'
import { idsOf, record, shortened, whole, words } from '../wire/call-values'
import { badParameter, emptyParameter, unknownId } from '../wire/refusal'

/* Tokens of one's own for programs; ours, not the vendor's. */

const MAX = 20
const LONGEST = 366 * 86_400

function own(call: Call): KeptToken[] {
  const { account, organisation } = demand(call, 'user')
  return keptTokens(call.world).filter(
    (one) => one.accountId === account.id && one.organizationId === (organisation?.id ?? 0),
  )
}

function fieldsOf(call: Call, { id, name, scopes, created, expires }: KeptToken): Fields {
  return {
    id,
    name,
    scopes: [...scopes],
    ending: tokenText(call.world, call.centre, id).slice(-4),
    createdTime: created,
    expiresTime: expires,
    lastTime: lastUse(call.world, { kind: KIND, id }),
  }
}

/** Newest first, in the identity of the call. */
export const list = (call: Call): Fields[] =>
  own(call)
    .sort((one, other) => other.id - one.id)
    .map((one) => fieldsOf(call, one))

/** `{name, scopes, expiresTime}`: answers the token itself, this once. */
export function create(call: Call): Fields {
  const { account, organisation, codes } = demand(call, 'user')
  const body = record(call.body)
  const name = shortened(words(body['name']), 80)
  if (!name) throw emptyParameter('name')
  const offered = offeredScopes(codes, organisation !== null)
  const scopes = Array.isArray(body['scopes'])
    ? TOKEN_SCOPES.filter((one) => (body['scopes'] as unknown[]).includes(one))
    : []
  if (scopes.length === 0) throw emptyParameter('scopes')
  if (scopes.length !== (body['scopes'] as unknown[]).length || !scopes.every((one) => offered.includes(one)))
    throw badParameter('scopes')
  const expires = whole(body['expiresTime'])
  if (expires === null || expires <= call.now || expires > call.now + LONGEST)
    throw badParameter('expiresTime')
  if (own(call).length >= MAX) throw badParameter('name')
  const token: KeptToken = {
    id: nextNumber(call.world.store, KIND, 1),
    accountId: account.id,
    organizationId: organisation?.id ?? 0,
    name,
    scopes,
    created: call.now,
    expires,
  }
  call.world.store.put(KIND, String(token.id), token)
  notifyOwner(call, account, 'API_TOKEN_MADE', null)
  return { ...fieldsOf(call, token), token: tokenText(call.world, call.centre, token.id) }
}

/** All of the ids or none: they are worth nothing from now on. */
export function revoke(call: Call): object {
  const mine = own(call)
  const ids = idsOf(call.body)
  if (ids.length === 0) throw emptyParameter('ids')
  const found = ids.map((raw) => mine.find(({ id }) => id === whole(raw)))
  if (found.some((one) => one === undefined)) throw unknownId()
  for (const one of found) {
    if (!one) continue
    call.world.store.delete(KIND, String(one.id))
    forgetUse(call.world, { kind: KIND, id: one.id })
  }
  return {}
}
