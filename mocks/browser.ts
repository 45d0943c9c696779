import { setupWorker } from 'msw/browser'
import { createCloud } from './cloud/index'
import { COLLECTIONS } from './collections'
import { cloudHandlers } from './guise'

/**
 * The cloud inside the browser, as a service worker. Nothing is kept over a reload but the
 * sign-in, whose tokens stay valid because their key follows from the seed.
 */
export async function startBrowserCloud(): Promise<void> {
  const cloud = createCloud({ now: () => Date.now(), control: true, collections: COLLECTIONS })
  const worker = setupWorker(...cloudHandlers(cloud))
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
}
