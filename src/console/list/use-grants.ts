import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Plan } from '../../schema/compile'
import { fieldAction } from '../../schema/policy'
import { useWorkbench } from '../workbench-context'

/** Whether something is granted, for a plant or at large. Pending, failed and refused are all false. */
export type Granted = (action: string, plant?: number | null) => boolean

interface Asked {
  readonly resource: string
  readonly action: string
  readonly plant: number | null
}

const nameOf = ({ resource, action, plant }: Asked) => `${resource} ${action} ${plant ?? ''}`

/** Answers to many questions at once, in the queries that a change of plant or identity empties (pitfall P2). */
function useAnswers(asked: readonly Asked[]): ReadonlySet<string> {
  const { access } = useWorkbench()
  const granted = useQueries({
    queries: asked.map((one) => ({
      queryKey: ['access', one.resource, one.action, { plant: one.plant }],
      queryFn: () =>
        access.can({
          resource: one.resource,
          action: one.action,
          params: one.plant === null ? {} : { plant: one.plant },
        }),
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
    })),
    combine: (results) =>
      results.flatMap(({ data }, index) => {
        const one = asked[index]
        return data?.can === true && one !== undefined ? [nameOf(one)] : []
      }),
  })
  return useMemo(() => new Set(granted), [granted])
}

/**
 * What a person may do with a resource: asked once per action and plant, never per row (pitfall P3). `plants` are
 * those whose records are in sight, where each has a plant of its own.
 */
export function useGrants(plan: Plan, plants: readonly number[]): Granted {
  const asked = useMemo((): readonly Asked[] => {
    return Object.values(plan.actions).flatMap(({ name, scope }): Asked[] =>
      scope === 'plant' && plants.length > 0
        ? plants.map((plant) => ({ resource: plan.name, action: name, plant }))
        : [{ resource: plan.name, action: name, plant: null }],
    )
  }, [plan, plants])
  const answers = useAnswers(asked)
  return useMemo(
    () =>
      (action, plant = null) => {
        const scoped = plan.actions[action]?.scope === 'plant' && plants.length > 0
        return answers.has(nameOf({ resource: plan.name, action, plant: scoped ? plant : null }))
      },
    [answers, plan, plants],
  )
}

/** Fields that this person may see; what needs no code needs no answer. */
export function useVisibleFields(plan: Plan): ReadonlySet<string> {
  const asked = useMemo(
    () =>
      Object.entries(plan.fields).flatMap(([name, { codes, feature }]) =>
        codes
          ? [{ field: name, resource: plan.name, action: fieldAction(name), plant: null }]
          : feature
            ? [{ field: name, resource: 'feature', action: feature, plant: null }]
            : [],
      ),
    [plan],
  )
  const answers = useAnswers(asked)
  return useMemo(() => {
    const refused = new Set(asked.filter((one) => !answers.has(nameOf(one))).map(({ field }) => field))
    return new Set(Object.keys(plan.fields).filter((name) => !refused.has(name)))
  }, [plan, asked, answers])
}
