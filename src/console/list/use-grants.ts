import { useMemo } from 'react'
import type { Plan } from '../../schema/compile'
import { fieldAction } from '../../schema/policy'
import { type Asked, useAnswers } from '../access/use-granted'

/** Whether something is granted, for a plant or at large. Pending, failed and refused are all false. */
export type Granted = (action: string, plant?: number | null) => boolean

const nameOf = (action: string, plant?: number | null) => `${action} ${plant ?? ''}`

/**
 * What a person may do with a resource: asked once per action and plant, never per row (pitfall P3). `plants` are
 * those whose records are in sight, where each has a plant of its own.
 */
export function useGrants(plan: Plan, plants: readonly number[]): Granted {
  const asked = useMemo(
    () =>
      Object.values(plan.actions).flatMap(({ name, scope }): Asked[] =>
        scope === 'plant' && plants.length > 0
          ? plants.map((plant) => ({ resource: plan.name, action: name, plant }))
          : [{ resource: plan.name, action: name }],
      ),
    [plan, plants],
  )
  const answers = useAnswers(asked)
  return useMemo(() => {
    const granted = new Set(
      asked.flatMap(({ action, plant }, index) =>
        answers[index] === 'granted' ? nameOf(action, plant) : [],
      ),
    )
    return (action, plant = null) => {
      const scoped = plan.actions[action]?.scope === 'plant' && plants.length > 0
      return granted.has(nameOf(action, scoped ? plant : null))
    }
  }, [asked, answers, plan, plants])
}

/** Fields that this person may see; what needs no code needs no answer. */
export function useVisibleFields(plan: Plan): ReadonlySet<string> {
  const asked = useMemo(
    () =>
      Object.entries(plan.fields).flatMap(([name, { codes, feature }]) =>
        codes
          ? [{ field: name, resource: plan.name, action: fieldAction(name) }]
          : feature
            ? [{ field: name, resource: 'feature', action: feature }]
            : [],
      ),
    [plan],
  )
  const answers = useAnswers(asked)
  return useMemo(() => {
    const refused = new Set(asked.flatMap(({ field }, index) => (answers[index] === 'granted' ? [] : field)))
    return new Set(Object.keys(plan.fields).filter((name) => !refused.has(name)))
  }, [plan, asked, answers])
}
