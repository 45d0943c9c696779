import { useMemo } from 'react'
import type { Plan } from '../../schema/compile'
import { fieldAction } from '../../schema/policy'
import { type Answer, type Asked, useAnswers } from '../access/use-granted'

/** What is known of a permission, for a plant or at large; only `granted` opens anything. */
export type Grants = (action: string, plant?: number | null) => Answer

const nameOf = (action: string, plant?: number | null) => `${action} ${plant ?? ''}`

/**
 * What a person may do with a resource: asked once per action and plant, never per row (pitfall P3). `plants` are
 * those whose records are in sight, where each has a plant of its own.
 */
export function useGrants(plan: Plan, plants: readonly number[]): Grants {
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
    const known = new Map(
      asked.map(({ action, plant }, index) => [nameOf(action, plant), answers[index] ?? 'pending'] as const),
    )
    return (action, plant = null) => {
      const scoped = plan.actions[action]?.scope === 'plant' && plants.length > 0
      return known.get(nameOf(action, scoped ? plant : null)) ?? 'pending'
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
