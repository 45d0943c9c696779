/**
 * First element of a plant's codes (specification 4). It is no code: nothing asks for it, it grants nothing, and
 * it keeps "this plant grants nothing" apart from "no codes at all".
 */
export const MARKER = '#plant'

/** The permission that opens the account settings (specification 6). */
export const USER_PERMISSION = 'user'

interface CodeEntry {
  code: string
  isOn: unknown
}

function entries(list: unknown): CodeEntry[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('code' in entry)) return []
    const { code } = entry
    const isOn = 'isOn' in entry ? entry.isOn : null
    return typeof code === 'string' && code !== '' && code !== MARKER ? [{ code, isOn }] : []
  })
}

/** 1 or 2 means enabled (specification 3); everything else, the unreadable too, means off. */
const enabled = (entry: CodeEntry): boolean => entry.isOn === 1 || entry.isOn === 2

const unique = (codes: readonly string[]): readonly string[] => [...new Set(codes)]

/** Enabled codes of a role's functions (C6). */
export function codesFromFunctions(functions: unknown): readonly string[] {
  return unique(
    entries(functions)
      .filter(enabled)
      .map((entry) => entry.code),
  )
}

/** Codes of the current plant from its external role codes: the marker, then those that are on (C30). */
export function codesFromExternal(external: unknown): readonly string[] {
  return unique([
    MARKER,
    ...entries(external)
      .filter((entry) => enabled(entry) || entry.isOn === true)
      .map((entry) => entry.code),
  ])
}

/** Codes of the current plant when its detail call failed: its own list, or none (specification 4). */
export function codesFromRoleCode(roleCode: readonly string[] | null | undefined): readonly string[] {
  return unique((roleCode ?? []).filter((code) => code !== MARKER && code !== ''))
}

/**
 * Specification 6: a user with no role codes at all is unrestricted. The one exception to failing closed.
 * Codes that are not known yet (null) are not "none". A plant's codes never pass here.
 */
export function isUnrestricted(roleCodes: readonly string[] | null | undefined): boolean {
  return roleCodes?.length === 0
}

/** Does the holder have one of the wanted codes? Nothing wanted is open to all. */
export function holdsAny(held: Iterable<string>, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true
  const codes = new Set(held)
  return wanted.some((code) => code !== MARKER && codes.has(code))
}

/** Is a feature switched off for the whole platform? It is then gone for everybody (specification 6). */
export function isBlocked(blockedCodes: readonly string[], feature: string): boolean {
  return blockedCodes.includes(feature)
}
