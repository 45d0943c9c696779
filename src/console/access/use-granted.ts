import { useQueries } from '@tanstack/react-query'
import { useSignedInServices } from '../services/signed-in-context'

export interface Asked {
  readonly resource: string
  readonly action: string
  /** The plant in question; undefined is the current one, null none. */
  readonly plant?: number | null | undefined
}

/** A question that failed is refused (house rule 8). */
export type Answer = 'granted' | 'refused' | 'pending'

/**
 * Answers to many questions, in their order: each is asked once however many rows or parts of a screen want to know,
 * in the queries that a change of plant or identity empties (pitfall P2).
 */
export function useAnswers(asked: readonly Asked[]): readonly Answer[] {
  const { access } = useSignedInServices()
  return useQueries({
    queries: asked.map(({ resource, action, plant }) => ({
      queryKey: ['access', resource, action, { plant: plant === undefined ? 'current' : plant }],
      queryFn: () => access.can({ resource, action, params: plant === undefined ? {} : { plant } }),
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false as const,
    })),
    combine: (results) =>
      results.map(({ data, isError }): Answer =>
        isError ? 'refused' : data === undefined ? 'pending' : data.can ? 'granted' : 'refused',
      ),
  })
}

/** Which of some actions are granted; what is pending is left out. */
export function useGranted(
  resource: string,
  actions: readonly string[],
  plant?: number | null,
): ReadonlySet<string> {
  const answers = useAnswers(actions.map((action) => ({ resource, action, plant })))
  return new Set(actions.filter((_, index) => answers[index] === 'granted'))
}
