import { createContext } from 'react'
import type { ListControl } from './control'

/** The list around a named view that stands over or in place of its table, or of the dialog of an action. */
export const ListContext = createContext<ListControl | null>(null)
