import type { RouterProvider } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'

const nothingOfTheAddress = () => ({})

/**
 * Every call names its resource and record itself, so refine has nothing to take from the address. Otherwise each of its
 * hooks compares the address with every resource, is drawn anew whenever the address changes, and puts the query of the
 * address into `meta` (pitfall P6).
 */
export const refineRouter: RouterProvider = { ...routerProvider, parse: () => nothingOfTheAddress }
