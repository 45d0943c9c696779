import { changeRole, createRole, deleteRole, organisationRoles } from '../../transport/calls/organisation'
import type { RecordValues } from '../../schema/codec'
import { oneByOne } from '../each-record'
import type { CustomCalls } from '../custom-source'
import { textOf } from './values'

const codesOf = (values: RecordValues): readonly string[] =>
  Array.isArray(values['codes']) ? values['codes'].map(String) : []

/** Roles of the organisation; ours, capability `roles`. */
export const roleCalls: CustomCalls = {
  list: async ({ send, signal }) =>
    [...(await send(organisationRoles(), { signal }))].map((role) => ({ ...role })),
  create: async (values, { send }) => ({
    ...(await send(createRole(textOf(values['name']) ?? '', codesOf(values)))),
  }),
  async update(id, values, { send }) {
    const name = textOf(values['name'])
    const codes = Object.hasOwn(values, 'codes') ? { codes: codesOf(values) } : {}
    return { ...(await send(changeRole(Number(id), { ...(name === null ? {} : { name }), ...codes }))) }
  },
  remove: (ids, { send }) => oneByOne(ids, (id) => send(deleteRole(Number(id)))),
}
