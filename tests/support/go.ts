import { getConfig } from '@testing-library/react'

/**
 * Goes to an address of the console as the back button does. Not within `act`: that never ends where the code of a screen
 * is still on its way.
 */
export const go = (address: string) =>
  getConfig().asyncWrapper(async () => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await new Promise((rendered) => setTimeout(rendered))
  })
