import type { Plans } from './compile'

/** One line of a casbin policy, `p` and `g` alike. */
export type PolicyRow = readonly string[]

export interface PolicyQuestion {
  /** Codes of the person: roles and functions. */
  identityCodes: readonly string[]
  /** The current plant with the codes held for it; none before its detail is known. */
  plant: { id: number; codes: readonly string[] } | null
  /** Specification 6: lifts every restriction but the platform's. */
  unrestricted: boolean
  /** Feature codes that the platform has switched off. */
  blocked: readonly string[]
}

/** The one subject: an authorizer never outlives its identity. */
export const SUBJECT = 'user'
/** Any plant, or none. */
export const ANYWHERE = '*'
const UNRESTRICTED = 'unrestricted'

/**
 * Plans and codes to rows of the four-part model: who, plant, resource, action. A code held for a
 * plant counts for that plant alone; one held by the person counts for what has no plant. Features
 * are actions of the resource `feature`; the platform denies them to everybody.
 */
export function policyRows(plans: Plans, question: PolicyQuestion): readonly PolicyRow[] {
  const { plant, identityCodes, unrestricted, blocked } = question
  const place = plant === null ? null : String(plant.id)
  const rows: PolicyRow[] = []
  const declared = plans.all.map(({ name, actions }) => [name, actions] as const)
  for (const [name, actions] of [...declared, ...Object.entries(plans.access.areas)]) {
    for (const [action, { codes, scope, feature }] of Object.entries(actions)) {
      const where = scope === 'plant' ? place : ANYWHERE
      if (where !== null) for (const code of codes) rows.push(['p', code, where, name, action, 'allow'])
      if (feature !== undefined && blocked.includes(feature))
        rows.push(['p', SUBJECT, ANYWHERE, name, action, 'deny'])
    }
  }
  rows.push(['p', SUBJECT, ANYWHERE, 'feature', ANYWHERE, 'allow'])
  for (const feature of blocked) rows.push(['p', SUBJECT, ANYWHERE, 'feature', feature, 'deny'])
  if (unrestricted) {
    rows.push(
      ['p', UNRESTRICTED, ANYWHERE, ANYWHERE, ANYWHERE, 'allow'],
      ['g', SUBJECT, UNRESTRICTED, ANYWHERE],
    )
  }
  for (const code of new Set(identityCodes)) rows.push(['g', SUBJECT, code, ANYWHERE])
  if (place !== null) for (const code of new Set(plant?.codes)) rows.push(['g', SUBJECT, code, place])
  return rows
}
