import type { RecordValues } from '../../schema/codec'
import { changeRole, createRole, deleteRole, organisationRoles } from '../../transport/calls/organisation'
import { oneByOne } from '../each-record'
import type { CustomCalls } from '../custom-source'
import { textOf } from './values'

const codesOf = (values: RecordValues): readonly string[] | null =>
  Array.isArray(values['codes']) ? values['codes'].map(String) : null

/** Roles of the organisation. */
export const roleCalls: CustomCalls = {
  list: async ({ send, signal }) =>
    (await send(organisationRoles(), { signal })).map((role): RecordValues => ({ ...role })),
  create: async (values, ask) => ({
    ...(await ask.send(createRole(textOf(values['name']) ?? '', codesOf(values) ?? []))),
  }),
  async update(id, values, ask) {
    const [name, codes] = [textOf(values['name']), codesOf(values)]
    const change = { ...(name === null ? {} : { name }), ...(codes === null ? {} : { codes }) }
    return { ...(await ask.send(changeRole(Number(id), change))) }
  },
  remove: (ids, ask) => oneByOne(ids, (id) => ask.send(deleteRole(Number(id)))),
}
