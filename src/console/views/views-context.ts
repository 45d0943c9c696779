import { type ComponentType, createContext } from 'react'
import type { ViewProps } from './view-props'

/**
 * The views that declarations may name. They are handed in from above, because a view may hold lists and forms, and
 * those hold views.
 */
export const ViewsContext = createContext<Readonly<Record<string, ComponentType<ViewProps>>>>({})
