import { useEffect, useState } from 'react'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'

type Reckon = (plan: Plan, records: readonly RecordValues[]) => readonly RecordValues[]

const asTheyCame: Reckon = (_, records) => records

/** Whether fields of a resource are told only by the records beside each other. */
const isReckoned = ({ fields }: Plan): boolean =>
  Object.values(fields).some((field) => field.kind === 'percent' && field.peers !== undefined)

/** How such fields are filled; the rules are loaded for the resources that need them. */
export const reckoning = (plan: Plan): Promise<Reckon> =>
  isReckoned(plan) ? import('../../schema/reckon').then((part) => part.reckoned) : Promise.resolve(asTheyCame)

/** Fills such fields over what is loaded; until the rules are there, and without them, they are missing. */
export function useReckoning(plan: Plan): Reckon {
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
