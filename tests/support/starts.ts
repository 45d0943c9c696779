import { cleanup } from '@testing-library/react'
import { forgetEverything } from './forget-everything'
import { type GivenApp, renderApp, type RenderedApp } from './render-app'

/** Where the console is. */
export const address = () => {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

/** The page is loaded anew, where it is or at another address of the same server; what this browser keeps stays. */
export function reload({ cloud }: RenderedApp, given: GivenApp = {}): Promise<RenderedApp> {
  cleanup()
  return renderApp({ at: address(), ...given, cloud })
}

/** Another browser with nothing in it, at the same server. */
export function otherBrowser(app: RenderedApp, given: GivenApp): Promise<RenderedApp> {
  cleanup()
  forgetEverything()
  return reload(app, given)
}
