import { roleName } from '../../domain/people/delivered-roles'
import type { Member } from '../../domain/people/organisation-records'
import type { RecordValues } from '../../schema/codec'
import { addMember, changeMemberRole, members, removeMembers } from '../../transport/calls/organisation'
import { fieldErrors } from '../field-errors'
import { allAtOnce } from '../each-record'
import type { CustomAsk, CustomCalls } from '../custom-source'
import { numberOf, textOf } from './values'

/** Members a page; an organisation has some dozens. */
const PAGE = 100

function recordOf({ role, name, ...member }: Member, { say }: CustomAsk): RecordValues {
  return {
    ...member,
    label: name ?? member.email ?? member.phone,
    role: role?.id ?? null,
    roleTitle: roleName(role?.name ?? null, say),
  }
}

async function list(ask: CustomAsk): Promise<readonly RecordValues[]> {
  const rows: Member[] = []
  for (let at = 1; ; at++) {
    const page = await ask.send(members({ at, size: PAGE }), { signal: ask.signal })
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total) return rows.map((row) => recordOf(row, ask))
  }
}

const WIRE_FIELDS = { identifier: 'account', roleId: 'role' }

/** People of the organisation; ours, capability `members`. */
export const memberCalls: CustomCalls = {
  list,
  async create(values, ask) {
    const call = addMember(textOf(values['account']) ?? '', numberOf(values['role']))
    return recordOf(await fieldErrors(ask.send(call), WIRE_FIELDS), ask)
  },
  async update(id, values, ask) {
    const call = changeMemberRole(Number(id), numberOf(values['role']))
    return recordOf(await fieldErrors(ask.send(call), WIRE_FIELDS), ask)
  },
  remove: (ids, { send }) => allAtOnce(ids, () => send(removeMembers(ids.map(Number)))),
}
