import type { BusinessPreset } from '../plants/plant-records'

/** Codes of a plant that can be given to a business. Deleting the plant and sharing it stay with its owner. */
export const SHARED_CODES = [
  'station:read',
  'station:update',
  'station:export',
  'device:read',
  'device:create',
  'device:update',
  'device:delete',
  'alert:read',
  'alert:handle',
  'layout:read',
  'layout:update',
  'report:export',
] as const

const VIEW = ['station:read', 'device:read', 'alert:read', 'layout:read']

/** What each preset means; a server that knows no presets is sent these. */
const PRESET_CODES: Readonly<Record<Exclude<BusinessPreset, 'CUSTOM'>, readonly string[]>> = {
  VIEW,
  MAINTAIN: [...VIEW, 'alert:handle', 'device:update', 'report:export', 'station:export'],
  MANAGE: SHARED_CODES,
}

/** Codes of a preset; null for one that names none. */
export function presetCodes(preset: unknown): readonly string[] | null {
  return preset === 'VIEW' || preset === 'MAINTAIN' || preset === 'MANAGE' ? PRESET_CODES[preset] : null
}

/** What a business gains and loses, in the order of the vocabulary. */
export interface RightsChange {
  readonly gained: readonly string[]
  readonly lost: readonly string[]
}

/** Null where nothing changes, however the codes are ordered or repeated. */
export function rightsChange(before: readonly string[], after: readonly string[]): RightsChange | null {
  const all = [...new Set([...SHARED_CODES, ...before, ...after])]
  const gained = all.filter((code) => after.includes(code) && !before.includes(code))
  const lost = all.filter((code) => before.includes(code) && !after.includes(code))
  return gained.length + lost.length === 0 ? null : { gained, lost }
}
