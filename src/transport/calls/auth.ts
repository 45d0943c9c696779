import { type Call, get } from '../call'
import { id, list, num, record, text } from '../wire'

export interface Role {
  id: number | null
  name: string | null
  code: string | null
  functionId: number | null
}

/** Enabled when `isOn` is 1 or 2 (specification 3). */
export interface FunctionEntry {
  code: string
  isOn: number | null
}

/** C5. The role's own `code` is data, not a failure. */
export function role(roleId: number): Call<Role> {
  return {
    method: 'GET',
    path: `/auth-s/auth/role/${roleId}`,
    codeIsData: true,
    read(raw) {
      const reply = record(raw, 'role')
      return {
        id: id(reply['id']),
        name: text(reply['name']),
        code: text(reply['code']),
        functionId: id(reply['functionId']),
      }
    },
  }
}

/** C6: the functions of a role. */
export function roleFunctions(roleId: number): Call<readonly FunctionEntry[]> {
  return get(`/auth-s/auth/role/${roleId}/function`, (raw) =>
    list(raw, 'role functions', (entry) => {
      const code = text(entry['code'])?.trim()
      return code === undefined ? null : { code, isOn: num(entry['isOn']) }
    }),
  )
}
