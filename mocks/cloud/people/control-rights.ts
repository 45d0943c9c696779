import { CODES, isCode } from './permissions'
import type { Centre } from '../plants/plant'
import type { World } from '../world'

const wrong = (what: string) => ({ status: 400, body: { code: 'PARAM_ERROR', msg: what, param: null } })

/** `POST /__cloud/rights {account, withdrawn}`: codes an account loses at once, everywhere; `[]` gives them back. */
export function withdrawRights(
  worlds: Readonly<Record<Centre, World>>,
  { account, withdrawn }: Record<string, unknown>,
) {
  if (typeof account !== 'string') return wrong('account: e-mail, phone number or user name')
  if (!Array.isArray(withdrawn) || !withdrawn.every(isCode)) return wrong(`withdrawn: ${CODES.join(', ')}`)
  const found = (['FOREIGN_1', 'CHINA'] as const).flatMap(
    (centre) => worlds[centre].people.find(centre, account) ?? [],
  )
  if (found.length === 0) return wrong('account: nobody of this name')
  for (const { id, centre } of found) worlds[centre].store.put('withdrawn', String(id), { codes: withdrawn })
  return { status: 200, body: { accounts: found.length } }
}
