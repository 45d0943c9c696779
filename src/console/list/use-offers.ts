import { useCallback, useContext, useMemo } from 'react'
import type { RecordValues } from '../../schema/codec'
import type { Plan, PlannedAction } from '../../schema/compile'
import { appliesTo } from '../../schema/applies-to'
import type { ActionPlace } from '../../schema/resource'
import { type Hindrance, hindranceOf } from '../record/hindrance'
import { CapabilityContext, type OfferedAction } from '../record/use-actions'
import { useGrants } from './use-grants'
import type { Row } from './list-rows'

/** Plant that a record belongs to, where each has one of its own; null is the current plant, or none at all. */
function plantOf(plan: Plan, record: RecordValues): number | null {
  if (plan.plantScoped) return null
  const name =
    plan.name === 'plants'
      ? plan.idField
      : Object.keys(plan.fields).find((field) => {
          const one = plan.fields[field]
          return one?.kind === 'reference' && one.to === 'plants'
        })
  const plant = name === undefined ? null : record[name]
  return typeof plant === 'number' ? plant : null
}

export interface Offers {
  offered(place: ActionPlace, records: readonly RecordValues[]): readonly OfferedAction[]
  /** What this person may do without a record, while it is not known whether the server can do it. */
  readonly awaited: readonly OfferedAction[]
  actionsFor(place: ActionPlace, records: readonly RecordValues[]): readonly PlannedAction[]
  /** Why none of them can have an action; null where one can, and where that is not known yet. */
  hindrance(action: PlannedAction, records: readonly RecordValues[]): Hindrance | null
  /** Something can be done with several records. */
  readonly selectable: boolean
}

/** What this person may do in a list: asked once per action and plant, however many rows there are. */
export function useOffers(plan: Plan, rows: readonly Row[]): Offers {
  const capable = useContext(CapabilityContext)
  const ids = useMemo(
    () =>
      [...new Set(rows.flatMap(({ record }) => plantOf(plan, record) ?? []))]
        .sort((one, two) => one - two)
        .join(),
    [plan, rows],
  )
  const plants = useMemo(() => (ids === '' ? [] : ids.split(',').map(Number)), [ids])
  const answer = useGrants(plan, plants)
  const granted = useCallback(
    (action: string, plant?: number | null) => answer(action, plant) === 'granted',
    [answer],
  )

  const available = useCallback(
    (action: PlannedAction): boolean | null => {
      const needed = action.capability ?? plan.capability
      return needed === null ? true : capable(needed)
    },
    [plan, capable],
  )
  const permitted = useCallback(
    (place: ActionPlace, records: readonly RecordValues[]) =>
      Object.values(plan.actions).filter(
        (action) =>
          action.at.includes(place) &&
          (records.length === 0
            ? granted(action.name)
            : records.some(
                (record) => appliesTo(action, record) && granted(action.name, plantOf(plan, record)),
              )),
      ),
    [plan, granted],
  )
  const offered = useCallback<Offers['offered']>(
    (place, records) =>
      permitted(place, records).flatMap((action): OfferedAction[] => {
        const can = available(action)
        return can === null ? [] : [{ action, available: can }]
      }),
    [permitted, available],
  )
  const awaited = useMemo(
    () =>
      permitted('list', [])
        .filter((action) => available(action) === null)
        .map((action): OfferedAction => ({ action, available: true })),
    [permitted, available],
  )
  const actionsFor = useCallback<Offers['actionsFor']>(
    (place, records) => offered(place, records).flatMap((one) => (one.available ? one.action : [])),
    [offered],
  )
  const hindrance = useCallback<Offers['hindrance']>(
    (action, records) =>
      hindranceOf(action, records, {
        available: available(action),
        answers: records.map((record) => answer(action.name, plantOf(plan, record))),
      }),
    [plan, answer, available],
  )
  const selectable = Object.values(plan.actions).some(
    (action) =>
      action.at.includes('bulk') &&
      available(action) === true &&
      (granted(action.name) || plants.some((plant) => granted(action.name, plant))),
  )
  return useMemo(
    () => ({ offered, awaited, actionsFor, hindrance, selectable }),
    [offered, awaited, actionsFor, hindrance, selectable],
  )
}
