import type { Centre } from '../plants/plant'
import type { Code } from './permissions'
import { OWNER_PLANTS, SHARED_PLANTS } from '../plants/showcase'

export interface ExternalCode {
  code: Code
  isOn: number
}

export interface Account {
  id: number
  centre: Centre
  name: string
  email: string | null
  phone: string | null
  username: string | null
  countryCode: string | null
  language: string
  state: 'active' | 'migrated' | 'locked'
  photo: string | null
  temperatureUnit: 'C' | 'F'
  /** SHA-256 of the passwords, newest first; the history refuses the first two. */
  passwords: readonly string[]
  /** Epoch s. */
  passwordAt: number
  createdAt: number
  /** Ids of bound third-party accounts. */
  weChat: string | null
  qq: string | null
  /** Calls per minute before 429; null is no limit. */
  callsPerMinute: number | null
  /** The password is known to be weak: the token says so. */
  weak: boolean
  /** Organisations in the order of membership; the first is signed in to. */
  organisations: readonly { id: number; roleId: number }[]
  /** Codes of the personal session; empty means unrestricted (specification 6). */
  codes: readonly Code[] | null
  plants: readonly number[]
  /** Rights on plants that somebody else shared. */
  shared: ReadonlyMap<number, readonly ExternalCode[]>
}

export interface Organisation {
  id: number
  centre: Centre
  name: string
}

export const ORGANISATIONS: readonly Organisation[] = [
  { id: 5001, centre: 'FOREIGN_1', name: 'Meridian Solar Operations' },
  { id: 5002, centre: 'FOREIGN_1', name: 'Northlight Cooperative' },
]

/** SHA-256 of the password that all demo accounts have. */
const PASSWORD_HASH = '5e5ce2f55f7d2cb1fb422ea4119ae2d1d6f6bf7e36a3e2a4b34cf6fcc15920a0'

const at = (name: string) => `${name}@heliograph.example`

const on = (...codes: Code[]) => codes.map((code) => ({ code, isOn: 1 }))
const off = (...codes: Code[]) => codes.map((code) => ({ code, isOn: 0 }))

export function newAccount(id: number, name: string, part: Partial<Account>): Account {
  return {
    id,
    centre: 'FOREIGN_1',
    name,
    email: null,
    phone: null,
    username: null,
    countryCode: 'DE',
    language: 'en',
    state: 'active',
    photo: null,
    temperatureUnit: 'C',
    passwords: [PASSWORD_HASH],
    passwordAt: 1_700_000_000,
    createdAt: 1_700_000_000,
    weChat: null,
    qq: null,
    callsPerMinute: null,
    weak: false,
    organisations: [],
    codes: null,
    plants: [],
    shared: new Map(),
    ...part,
  }
}

/** A plant of the large organisation whose alarms somebody else handles: its logger is dead. */
const LOOK_ONLY = 63900008

export const ACCOUNTS: readonly Account[] = [
  newAccount(900001, 'Robin Harbour', { email: at('owner'), username: 'owner', plants: OWNER_PLANTS }),
  newAccount(900002, 'Alex Ridge', { email: at('admin'), organisations: [{ id: 5001, roleId: 31 }] }),
  newAccount(900003, 'Mika Vale', {
    email: at('manager'),
    organisations: [
      { id: 5001, roleId: 32 },
      { id: 5002, roleId: 41 },
    ],
    plants: [63400151, 63400150],
  }),
  newAccount(900004, 'Toni Brook', {
    email: at('operator'),
    organisations: [{ id: 5001, roleId: 33 }],
    shared: new Map([
      [
        LOOK_ONLY,
        [...on('station:read', 'device:read', 'alert:read', 'layout:read'), ...off('alert:handle')],
      ],
    ]),
  }),
  newAccount(900005, 'Kim Meadow', {
    email: at('viewer'),
    codes: ['user', 'station:read'],
    plants: SHARED_PLANTS,
    shared: new Map([
      [
        SHARED_PLANTS[0],
        [
          ...on('station:read', 'station:update', 'station:export', 'report:export', 'device:read'),
          ...off('alert:read', 'station:delete', 'layout:read'),
        ],
      ],
      [
        SHARED_PLANTS[1],
        [...on('station:read', 'alert:read'), ...off('station:update', 'station:export', 'device:read')],
      ],
    ]),
  }),
  newAccount(900006, 'Jo Field', { email: at('norole'), codes: [], plants: [63400131, 63400130] }),
  newAccount(900007, 'Nova Lake', { email: at('new') }),
  newAccount(900008, 'Sam Ferry', { email: at('migrated'), state: 'migrated' }),
  newAccount(900009, 'Pat Stone', { email: at('locked'), state: 'locked' }),
  newAccount(900010, 'Lou Grove', { email: at('weak'), weak: true, plants: [63400110] }),
  newAccount(900011, 'Chris Dune', { phone: '4915200000001', countryCode: '49', plants: [63400120] }),
  newAccount(900012, 'Max Twin', { email: at('twice'), plants: [63400140] }),
  newAccount(900013, 'Ash Hasty', { email: at('hasty'), callsPerMinute: 30, plants: [63400160] }),
  newAccount(910012, 'Max Twin', {
    email: at('twice'),
    centre: 'CHINA',
    countryCode: 'CN',
    language: 'zh',
    plants: [73400012, 73400011],
  }),
  // The id of the owner, in the other data centre.
  newAccount(900001, '王小明', {
    email: at('wang'),
    centre: 'CHINA',
    countryCode: 'CN',
    language: 'zh',
    plants: [73400003, 73400001, 63400030],
  }),
]

/** Digits of a phone number, with or without +, 00, blanks and dashes; a national 0 means Germany. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/[\s\-/().]/g, '')
  if (digits.startsWith('+')) return digits.slice(1)
  if (digits.startsWith('00')) return digits.slice(2)
  return digits.startsWith('0') ? `49${digits.slice(1)}` : digits
}
