import type { Member } from '../../domain/organisation-records'
import type { RecordValues } from '../../schema/codec'
import { addMember, changeMemberRole, members, removeMembers } from '../../transport/calls/organisation'
import { allAtOnce } from '../each-record'
import type { CustomAsk, CustomCalls } from '../custom-source'
import { numberOf, textOf } from './values'

/** Members a page; an organisation has some hundreds. */
const PAGE = 500

function recordOf(row: Member): RecordValues {
  const { id, name, email, phone, role, state, joined, lastLogin } = row
  const account = email ?? phone
  return {
    id,
    label: name ?? account,
    account,
    role: role?.id ?? null,
    state,
    email,
    phone,
    joined,
    lastLogin,
  }
}

async function list({ send, signal }: CustomAsk): Promise<readonly RecordValues[]> {
  const rows: Member[] = []
  for (let at = 1; ; at++) {
    const page = await send(members({ at, size: PAGE }), { signal })
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total) return rows.map(recordOf)
  }
}

/** People of the organisation; the list is whole, so that it is ordered and filtered by everything there is. */
export const memberCalls: CustomCalls = {
  list,
  create: async (values, ask) =>
    recordOf(await ask.send(addMember(textOf(values['account']) ?? '', numberOf(values['role']) ?? 0))),
  update: async (id, values, ask) =>
    recordOf(await ask.send(changeMemberRole(Number(id), numberOf(values['role']) ?? 0))),
  remove: (ids, ask) => allAtOnce(ids, () => ask.send(removeMembers(ids.map(Number)))),
}
