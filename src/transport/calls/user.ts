import type { TemperatureUnit } from '../../domain/values/temperature'
import type { EpochSeconds } from '../../domain/plants/reading'
import { type Call, get } from '../call'
import { isRecord } from '../../domain/values/given'
import { epoch, id, num, part, record, rows, text, trimmedEnum, type WireRecord } from '../wire'

export interface User {
  id: number | null
  name: string | null
  username: string | null
  email: string | null
  phone: string | null
  photo: string | null
  language: string | null
  lastLogin: EpochSeconds | null
  /** Null where the reply does not say. */
  temperatureUnit: TemperatureUnit | null
  /** Digits of the phone prefix or a country code, as it came. */
  country: string | null
}
export interface Organisation {
  id: number | null
  name: string | null
  type: string | null
  logo: string | null
}
interface RoleBrief {
  id: number | null
  name: string | null
}
export interface TimezoneEntry {
  code: string
  name: string | null
  /** Seconds east of UTC. */
  offset: number | null
}

/** The current user (specification 3) with the timezone list that comes with it. */
export interface LoginUser {
  user: User
  /** Null in a personal session. */
  organisation: Organisation | null
  role: RoleBrief | null
  /** Empty means unrestricted; null means that the reply did not say, which grants nothing. */
  roleCodes: readonly string[] | null
  timezones: ReadonlyMap<string, TimezoneEntry>
}

/** C3, the token check. */
export function loginUser(): Call<LoginUser> {
  return get('/user-s/acc/org/login-user', readLoginUser)
}

function readLoginUser(raw: unknown): LoginUser {
  const reply = record(raw, 'login-user')
  return {
    user: readUser(part(reply['user'])),
    organisation: isRecord(reply['org']) ? readOrganisation(reply['org']) : null,
    role: isRecord(reply['role']) ? { id: id(reply['role']['id']), name: text(reply['role']['name']) } : null,
    roleCodes: readCodes(reply['roleCodes']),
    timezones: readTimezones(reply['timezoneList']),
  }
}

export function readUser(user: WireRecord): User {
  return {
    id: id(user['id']),
    name: text(user['name']),
    username: text(user['username']),
    email: text(user['email']),
    phone: text(user['phoneNumber']),
    photo: text(user['photo']),
    language: text(user['lastLan']),
    lastLogin: epoch(user['lastLoginTime']),
    temperatureUnit: trimmedEnum(user['temperatureUnit'], ['C', 'F']),
    country: text(user['countryCode']),
  }
}

function readOrganisation(org: WireRecord): Organisation {
  return { id: id(org['id']), name: text(org['name']), type: text(org['type']), logo: text(org['logo']) }
}

/** A list of unreadable codes must not become the empty list, which lifts every restriction. */
function readCodes(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null
  const codes = value.flatMap((code: unknown) => text(code)?.trim() ?? [])
  return codes.length === 0 && value.length > 0 ? null : codes
}

/** One entry of the list of zones (C3, C13, C14). */
export function readTimezone(zone: WireRecord): TimezoneEntry | null {
  const code = text(zone['code'])
  return code === null ? null : { code, name: text(zone['name']), offset: num(zone['offset']) }
}

function readTimezones(value: unknown): ReadonlyMap<string, TimezoneEntry> {
  const entries = rows(Array.isArray(value) ? value : [], readTimezone)
  return new Map(entries.map((entry) => [entry.code, entry]))
}
