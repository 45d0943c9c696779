import { setupWorker } from 'msw/browser'
import { createCloud } from './cloud/index'
import { COLLECTIONS } from './collections'
import { cloudHandlers } from './host'
import { answeringWhenKept, openIndexedStore } from './store-indexed'

/** The cloud inside the browser, as a service worker; what users change is kept in IndexedDB. */
export async function startBrowserCloud(): Promise<void> {
  const kept = await openIndexedStore(globalThis.indexedDB)
  if (kept.notice) console.warn(kept.notice)
  const cloud = createCloud({
    now: () => Date.now(),
    control: true,
    store: kept.store,
    collections: COLLECTIONS,
  })
  const worker = setupWorker(...cloudHandlers(answeringWhenKept(cloud, kept)))
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
}
