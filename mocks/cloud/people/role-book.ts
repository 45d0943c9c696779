import { record } from '../wire/call-values'
import { BUILT_IN, type Code, isCode, type Role } from './permissions'
import { nextNumber } from '../store/quick-store'
import type { Store } from '../store/store'

export interface RoleBook {
  of(id: number): Role | null
  /** Roles of an organisation, built-in ones first. */
  ofOrganisation(organizationId: number): Role[]
  create(organizationId: number, name: string, codes: readonly Code[], at: number): Role
  /** Takes effect at once for everybody who holds it. */
  change(role: Role, patch: { name?: string; codes?: readonly Code[] }): Role
  remove(role: Role): void
}

const FIRST_MADE = 101
const FIRST_FUNCTION = 501

export const isBuiltIn = ({ id }: Role) => BUILT_IN.some((one) => one.id === id)

/** Roles with what organisations changed about them. */
export function createRoleBook(store: Store): RoleBook {
  function made(): Role[] {
    return store.list('role').flatMap(({ key, value }): Role[] => {
      if (BUILT_IN.some(({ id }) => id === Number(key))) return []
      const { name, organizationId, createdDate } = record(value)
      return [
        {
          id: Number(key),
          name: String(name),
          code: `ORG_${key}`,
          organizationId: Number(organizationId),
          type: 'ORG',
          functionId: FIRST_FUNCTION + Number(key),
          codes: [],
          createdDate: Number(createdDate),
        },
      ]
    })
  }

  function patched(base: Role): Role {
    const { name, codes } = record(store.get('role', String(base.id)))
    return {
      ...base,
      ...(typeof name === 'string' ? { name } : {}),
      ...(Array.isArray(codes) ? { codes: codes.filter(isCode) } : {}),
    }
  }

  const all = () => [...BUILT_IN, ...made()].map(patched)
  const of = (id: number) => all().find((role) => role.id === id) ?? null

  return {
    of,
    ofOrganisation: (organizationId) => all().filter((role) => role.organizationId === organizationId),
    create(organizationId, name, codes, at) {
      const id = nextNumber(store, 'role', FIRST_MADE)
      store.put('role', String(id), { organizationId, name, codes, createdDate: at })
      return of(id) as Role
    },
    change(role, patch) {
      const key = String(role.id)
      store.put('role', key, { ...record(store.get('role', key)), ...patch })
      return of(role.id) as Role
    },
    remove: ({ id }) => store.delete('role', String(id)),
  }
}
