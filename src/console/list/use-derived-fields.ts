import { useEffect, useState } from 'react'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'

type Derive = (plan: Plan, records: readonly RecordValues[]) => readonly RecordValues[]

const unchanged: Derive = (_, records) => records

/** Whether fields of a resource come only from the records beside each other. */
const isDerived = ({ fields }: Plan): boolean =>
  Object.values(fields).some((field) => field.kind === 'percent' && field.peers !== undefined)

/** How such fields are filled; the rules are loaded for the resources that need them. */
export const loadDerive = (plan: Plan): Promise<Derive> =>
  isDerived(plan)
    ? import('../../schema/derived-fields').then((part) => part.derive)
    : Promise.resolve(unchanged)

/** Fills such fields over what is loaded; until the rules are there, and without them, they are missing. */
export function useDerivedFields(plan: Plan): Derive {
  const [derive, setDerive] = useState<Derive>(() => unchanged)
  useEffect(() => {
    let gone = false
    loadDerive(plan)
      .then((ready) => {
        if (!gone) setDerive(() => ready)
      })
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [plan])
  return derive
}
