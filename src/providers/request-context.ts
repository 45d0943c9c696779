import type { MetaQuery } from '@refinedev/core'
import type { Plan } from '../schema/compile'
import { DeclarationError } from '../schema/declaration-error'

/** What every call of a resource may need beside the record itself. */
export interface RequestContext {
  readonly language: string
  /** Zone of the current plant, or of this machine. */
  readonly zone: string
  /** Plant whose records are meant; null for resources that belong to none. */
  readonly plantId: number | null
  readonly signal: AbortSignal | undefined
}

/**
 * The two things of `meta` that are read: `plantId` and the query's abort signal. refine merges the query of the
 * address into meta (pitfall P6), always as text and always below what the hook said; so a plant counts only as a
 * number, which no address can bring. A list of a plant without one is a mistake of the screen and throws.
 */
export function requestContextOf(
  plan: Plan,
  meta: MetaQuery | undefined,
  now: Pick<RequestContext, 'language' | 'zone'>,
): RequestContext {
  const given: unknown = meta?.['plantId']
  const plantId = typeof given === 'number' && Number.isSafeInteger(given) ? given : null
  if (plan.plantScoped && plantId === null)
    throw new DeclarationError(plan.name, 'meta.plantId', 'is needed: its records belong to a plant')
  const signal: unknown = (meta?.['queryContext'] as { signal?: unknown } | undefined)?.signal
  return { ...now, plantId, signal: signal as AbortSignal | undefined }
}
