import { type QueryClient, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSignedInServices } from '../services/signed-in-context'

export interface Asked {
  readonly resource: string
  readonly action: string
  /** The plant in question; undefined is the current one, null none. */
  readonly plant?: number | null | undefined
}

/** A question that failed is refused (house rule 8). */
export type Answer = 'granted' | 'refused' | 'pending'

/** `can` is pure in what it is asked for; a change of plant or identity empties the answers. */
const FOR_EVER = { staleTime: Infinity, gcTime: Infinity, retry: false } as const

/** Questions of one resource at one place, which are asked together. */
function grouped(asked: readonly Asked[]): readonly (readonly Asked[])[] {
  const groups = new Map<string, Asked[]>()
  for (const question of asked) {
    const place = `${question.resource} ${String(question.plant)}`
    groups.set(place, [...(groups.get(place) ?? []), question])
  }
  return [...groups.values()]
}

/**
 * Answers to many questions, in their order: each is asked once however many rows or parts of a screen want to know,
 * in the queries that a change of plant or identity empties (pitfall P2).
 */
export function useAnswers(asked: readonly Asked[]): readonly Answer[] {
  const { access } = useSignedInServices()
  const groups = useMemo(() => grouped(asked), [asked])
  return useQueries({
    queries: groups.map((group) => {
      const [{ resource, plant } = { resource: '', plant: null }] = group
      const params = plant === undefined ? {} : { plant }
      const place = { plant: plant === undefined ? 'current' : plant }
      const actions = group.map(({ action }) => action)
      return {
        queryKey: ['access', resource, place, actions],
        // Parts of a screen ask for different actions together; each action is judged once for all of them.
        queryFn: ({ client }: { client: QueryClient }) =>
          Promise.all(
            actions.map((action) =>
              client.fetchQuery({
                queryKey: ['access', resource, action, place],
                queryFn: () => access.can({ resource, action, params }),
                ...FOR_EVER,
              }),
            ),
          ),
        ...FOR_EVER,
      }
    }),
    combine: (results) => {
      const answers = new Map<Asked, Answer>()
      groups.forEach((group, at) =>
        group.forEach((question, index) => {
          const { data, isError } = results[at] ?? {}
          const answer = data?.[index]
          answers.set(
            question,
            isError ? 'refused' : answer === undefined ? 'pending' : answer.can ? 'granted' : 'refused',
          )
        }),
      )
      return asked.map((question) => answers.get(question) ?? 'pending')
    },
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
