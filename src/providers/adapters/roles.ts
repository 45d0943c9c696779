import type { OrganisationRole } from '../../domain/people/organisation-records'
import { deliveredName, roleName } from '../../domain/people/delivered-roles'
import { changeRole, createRole, deleteRole, organisationRoles } from '../../transport/calls/organisation'
import type { RecordValues } from '../../schema/codec'
import { oneByOne } from '../each-record'
import type { CustomAsk, CustomCalls } from '../custom-source'
import { textOf } from './values'

const codesOf = (values: RecordValues): readonly string[] =>
  Array.isArray(values['codes']) ? values['codes'].map(String) : []

const recordOf = ({ name, ...role }: OrganisationRole, { say }: CustomAsk): RecordValues => ({
  ...role,
  name: roleName(name, say),
})

/** Roles of the organisation; ours, capability `roles`. */
export const roleCalls: CustomCalls = {
  list: async (ask) =>
    (await ask.send(organisationRoles(), { signal: ask.signal })).map((role) => recordOf(role, ask)),
  create: async (values, ask) => {
    const name = deliveredName(textOf(values['name']) ?? '', ask.say)
    return recordOf(await ask.send(createRole(name, codesOf(values))), ask)
  },
  async update(id, values, ask) {
    const name = textOf(values['name'])
    const change = {
      ...(name === null ? {} : { name: deliveredName(name, ask.say) }),
      ...(Object.hasOwn(values, 'codes') ? { codes: codesOf(values) } : {}),
    }
    return recordOf(await ask.send(changeRole(Number(id), change)), ask)
  },
  remove: (ids, { send }) => oneByOne(ids, (id) => send(deleteRole(Number(id)))),
}
