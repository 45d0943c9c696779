import { useEffect, useState } from 'react'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'

type Reckon = (plan: Plan, records: readonly RecordValues[]) => readonly RecordValues[]

const asTheyCame: Reckon = (_, records) => records

/** Whether fields of a resource come only from the records beside each other. */
const isDerived = ({ fields }: Plan): boolean =>
  Object.values(fields).some((field) => field.kind === 'percent' && field.peers !== undefined)

/** How such fields are filled; the rules are loaded for the resources that need them. */
export const reckoning = (plan: Plan): Promise<Reckon> =>
  isDerived(plan)
    ? import('../../schema/derived-fields').then((part) => part.derive)
    : Promise.resolve(asTheyCame)

/** Fills such fields over what is loaded; until the rules are there, and without them, they are missing. */
export function useDerivedFields(plan: Plan): Reckon {
  const [reckon, setReckon] = useState<Reckon>(() => asTheyCame)
  useEffect(() => {
    let gone = false
    reckoning(plan)
      .then((ready) => {
        if (!gone) setReckon(() => ready)
      })
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [plan])
  return reckon
}
