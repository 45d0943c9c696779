import type { Plan, Plans } from './compile'
import type { Action } from './resource'

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
  /** Somebody acts for an organisation; otherwise what is done to one is denied. */
  organisation?: boolean
}

/**
 * The one subject: an authorizer never outlives its identity. It must not be called like a code, because everybody is
 * in the role of their own name, and would hold that code.
 */
export const SUBJECT = '#person'
/** Any plant, or none. */
export const ANYWHERE = '*'
const UNRESTRICTED = '#unrestricted'

/**
 * Plans and codes to rows of the four-part model: who, plant, resource, action. A code held for a
 * plant counts for that plant alone; one held by the person counts for what has no plant. Features
 * are actions of the resource `feature`; the platform denies them to everybody.
 */
export function policyRows(plans: Plans, question: PolicyQuestion): readonly PolicyRow[] {
  const { plant, identityCodes, unrestricted, blocked, organisation = false } = question
  const place = plant === null ? null : String(plant.id)
  const rows: PolicyRow[] = []
  for (const { resource, action, codes, scope, feature } of questionsOf(plans)) {
    const where = scope === 'plant' ? place : ANYWHERE
    if (where !== null) for (const code of codes) rows.push(['p', code, where, resource, action, 'allow'])
    if ((feature !== undefined && blocked.includes(feature)) || (scope === 'organisation' && !organisation))
      rows.push(['p', SUBJECT, ANYWHERE, resource, action, 'deny'])
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

/** Something that may be refused: an action, or a field that asks for a code of its own. */
export interface Question extends Pick<Action, 'codes' | 'scope' | 'feature'> {
  readonly resource: string
  readonly action: string
}

/** How a field is asked about, as if seeing it were an action. */
export const fieldAction = (field: string): string => `field:${field}`

/** Everything that is asked about, resource by resource: actions, guarded fields, and the areas without declaration. */
export function questionsOf(plans: Plans): readonly Question[] {
  const areas = Object.entries(plans.access.areas).flatMap(([area, actions]) => asked(area, actions))
  return [
    ...plans.all.flatMap((plan) => [...asked(plan.name, plan.actions), ...guardedFields(plan)]),
    ...areas,
  ]
}

/**
 * Whether the answer to a question hangs on the plant that one looks at: it does of what is granted plant by plant, and
 * may of what nobody declares.
 */
export function hangsOnPlant(plans: Plans, resource: string, action: string): boolean {
  const declared = plans.find(resource)?.actions[action]
  return declared === undefined || declared.scope === 'plant'
}

function asked(resource: string, actions: Readonly<Record<string, Action>>): Question[] {
  return Object.entries(actions).map(([action, one]) => ({ ...one, resource, action }))
}

function guardedFields({ name, fields, plantScoped }: Plan): Question[] {
  return Object.entries(fields).flatMap(([field, { codes, feature }]) =>
    codes === undefined
      ? []
      : [
          {
            resource: name,
            action: fieldAction(field),
            codes,
            ...(plantScoped ? { scope: 'plant' as const } : {}),
            ...(feature === undefined ? {} : { feature }),
          },
        ],
  )
}
