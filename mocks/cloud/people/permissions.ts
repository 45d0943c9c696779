/** Permission codes of the simulated cloud (ours: the portal's own are not public), each with its name on the wire. */
const NAMES = {
  user: 'Account pages',
  'station:read': 'See plants',
  'station:create': 'Create plants',
  'station:update': 'Change plants',
  'station:delete': 'Delete plants',
  'station:export': 'Export plants',
  'station:share': 'Share plants',
  'device:read': 'See devices',
  'device:create': 'Add devices',
  'device:update': 'Change devices',
  'device:delete': 'Remove devices',
  'alert:read': 'See alarms',
  'alert:handle': 'Handle alarms',
  'layout:read': 'See the module layout',
  'layout:update': 'Change the module layout',
  'report:export': 'Export reports',
  'member:read': 'See members',
  'member:manage': 'Manage members',
  'role:read': 'See roles',
  'role:manage': 'Manage roles',
} as const
export type Code = keyof typeof NAMES
export const CODES = Object.keys(NAMES) as readonly Code[]

/** Codes about an organisation: nobody holds them in a personal session. */
const ORGANISATION_CODES: readonly Code[] = ['member:read', 'member:manage', 'role:read', 'role:manage']

/** All that a personal session can hold. */
export const PERSONAL_CODES = CODES.filter((code) => !ORGANISATION_CODES.includes(code))

/** Codes that are asked for on a plant; the others belong to the account. */
export const PLANT_CODES: readonly Code[] = PERSONAL_CODES.filter(
  (code) => code !== 'user' && code !== 'station:create',
)

export interface Role {
  id: number
  name: string
  code: string
  organizationId: number
  type: 'ORG' | 'PERSONAL'
  functionId: number
  codes: readonly Code[]
  /** Epoch s. */
  createdDate: number
}

const READING: readonly Code[] = ['station:read', 'device:read', 'alert:read', 'layout:read']

/** Those that every organisation comes with; they cannot be deleted. */
export const BUILT_IN: readonly Role[] = [
  {
    id: -1,
    name: 'personal',
    code: 'PERSONAL',
    organizationId: 0,
    type: 'PERSONAL',
    functionId: 70,
    codes: PERSONAL_CODES,
    createdDate: 1_700_000_000,
  },
  {
    id: 31,
    name: 'Organisation admin',
    code: 'ORG_ADMIN',
    organizationId: 5001,
    type: 'ORG',
    functionId: 77,
    codes: CODES,
    createdDate: 1_700_000_000,
  },
  {
    id: 32,
    name: 'User manager',
    code: 'ORG_MANAGER',
    organizationId: 5001,
    type: 'ORG',
    functionId: 78,
    codes: [
      'user',
      ...READING,
      'station:share',
      'station:export',
      'report:export',
      'member:read',
      'member:manage',
      'role:read',
    ],
    createdDate: 1_700_000_000,
  },
  {
    id: 33,
    name: 'Organisation user',
    code: 'ORG_USER',
    organizationId: 5001,
    type: 'ORG',
    functionId: 79,
    codes: [...READING, 'alert:handle', 'device:update', 'report:export', 'member:read'],
    createdDate: 1_700_000_000,
  },
  {
    id: 41,
    name: 'Organisation admin',
    code: 'ORG_ADMIN',
    organizationId: 5002,
    type: 'ORG',
    functionId: 80,
    codes: CODES,
    createdDate: 1_700_000_000,
  },
]

/** A word of the list, as it comes over the wire. */
export const isCode = (value: unknown): value is Code => CODES.some((code) => code === value)

/** Function entries of a role (C6): every code there is, switched on or off. */
export function functionsOf(
  role: Role,
): { id: number; pid: number; code: Code; name: string; isOn: number }[] {
  return CODES.map((code, index) => ({
    id: index + 1,
    pid: 0,
    code,
    name: NAMES[code],
    isOn: role.codes.includes(code) ? (code === 'station:read' ? 2 : 1) : 0,
  }))
}
