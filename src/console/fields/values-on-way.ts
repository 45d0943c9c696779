import { createContext } from 'react'

/** What became of a value that is stored before the form takes it. */
export type OnItsWay = 'begun' | 'there' | 'failed'

/** Reported by a field to the form around it, so that nothing is saved without what was chosen. */
export const ValuesOnWay = createContext<(name: string, state: OnItsWay) => void>(() => undefined)
