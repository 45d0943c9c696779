import type { AccessControlProvider } from '@refinedev/core'
import { codesFromRoleCode } from '../domain/people/permission'
import type { Plans } from '../schema/compile'
import { policyRows } from '../schema/policy'
import { type Authorize, createAuthorizer } from './authorizer'
import type { CurrentPlant } from './current-plant'
import type { Session } from './session-types'

export interface AccessDeps {
  plans: Plans
  session: Pick<Session, 'getState'>
  currentPlant: Pick<CurrentPlant, 'getState'>
  /** Feature codes that the platform has switched off. */
  blocked(): readonly string[]
}

/** A plant with the codes held there. */
export interface Place {
  readonly id: number
  readonly codes: readonly string[]
}

interface Judge {
  key: string
  ready: Promise<{ authorize: Authorize; failed: boolean }>
  /** What was judged, by question. */
  known: Map<string, Promise<boolean>>
}

/**
 * refine's access control. Each change of identity, plant, codes or blocked features makes a new
 * authorizer; a question that began under an older one is asked again. Answers are kept for ever by
 * the query client, so a change of one of these asks the queries `['access']` again (`useFreshPermissions`).
 */
export function createAccess(deps: AccessDeps): AccessControlProvider {
  let judge: Judge | null = null

  function current(): Judge {
    const key = keyOf(deps)
    if (judge?.key === key) return judge
    const made: Judge = {
      key,
      ready: createAuthorizer(deps.plans.access.model, rowsOf(deps, hereOf(deps))),
      known: new Map(),
    }
    judge = made
    // A library that could not be loaded must not refuse for ever.
    void made.ready.then(({ failed }) => {
      if (failed && judge === made) judge = null
    })
    return made
  }

  /** Codes are those of the current plant, so that all other plants are judged alike: one judgement serves them all. */
  function judged({ ready, known }: Judge, resource: string, action: string, plant: number | null) {
    const held = deps.currentPlant.getState().plant?.id ?? null
    const place = plant === null ? 'anywhere' : plant === held ? 'here' : 'elsewhere'
    const question = JSON.stringify([resource, action, place])
    const answer = known.get(question) ?? ready.then(({ authorize }) => authorize(resource, action, plant))
    known.set(question, answer)
    return answer
  }

  async function may(resource: string, action: string, plant: number | null): Promise<boolean> {
    const asked = current()
    const granted = await judged(asked, resource, action, plant)
    return keyOf(deps) === asked.key ? granted : may(resource, action, plant)
  }

  return {
    async can({ resource, action, params }) {
      if (deps.session.getState().identity === null) return { can: false, reason: 'unknown' }
      const given: unknown = params?.['plant']
      const plant = given === undefined ? (deps.currentPlant.getState().plant?.id ?? null) : plantId(given)
      const can = resource !== undefined && (await may(resource, action, plant))
      return can ? { can } : { can, reason: 'refused' }
    },
    options: {
      buttons: { enableAccessControl: true, hideIfUnauthorized: true },
      // `can` is pure in these inputs; asking again at every mount gains nothing.
      queryOptions: { staleTime: Infinity, gcTime: Infinity, retry: false },
    },
  }
}

/** What would be granted at a plant if it were the current one: the same rows and model, with the codes held there. */
export async function grantedElsewhere(
  deps: AccessDeps,
  place: Place,
  [resource, action]: readonly [resource: string, action: string],
): Promise<boolean> {
  if (deps.session.getState().identity === null) return false
  const { authorize } = await createAuthorizer(deps.plans.access.model, rowsOf(deps, place))
  return authorize(resource, action, place.id)
}

function plantId(given: unknown): number | null {
  return typeof given === 'number' && Number.isSafeInteger(given) ? given : null
}

function hereOf({ currentPlant }: AccessDeps): Place | null {
  const { plant, codes } = currentPlant.getState()
  return plant && { id: plant.id, codes }
}

function rowsOf({ plans, session, blocked }: AccessDeps, place: Place | null) {
  const { identity, preview } = session.getState()
  // A role that is tried on grants at each plant what it grants its holders.
  return policyRows(plans, {
    identityCodes: identity?.codes ?? [],
    unrestricted: identity?.unrestricted ?? false,
    organisation: Boolean(identity?.organisation),
    plant: place && (preview ? { ...place, codes: codesFromRoleCode(preview.codes) } : place),
    blocked: blocked(),
  })
}

function keyOf({ session, currentPlant, blocked }: AccessDeps): string {
  return `${session.getState().epoch} ${currentPlant.getState().epoch} ${blocked().join()}`
}
