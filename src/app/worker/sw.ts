import { createShellWorker, type ShellMessage } from './shell-worker'

/** Of what a service worker is given, the parts that are used; the libraries of types know a window only. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Waiting {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(reply: Promise<Response>): void
}
interface Scope {
  readonly location: Location
  readonly navigator: Navigator
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(
    type: 'message',
    listener: (event: Waiting & { readonly data: ShellMessage }) => void,
  ): void
}

const scope = globalThis as unknown as Scope
const worker = createShellWorker({
  origin: scope.location.origin,
  caches,
  fetch: (request, init) => fetch(request, init),
  isOnline: () => scope.navigator.onLine,
  unregister: () => scope.registration.unregister(),
})

// Taking over at once changes no page that is open: which version runs is the server's word alone.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      scope.registration.navigationPreload?.enable().catch(() => undefined),
      scope.clients.claim(),
    ]),
  ),
)
scope.addEventListener('fetch', (event) => {
  const reply = worker.answer(event.request, event.preloadResponse)
  if (reply) event.respondWith(reply)
})
scope.addEventListener('message', (event) => event.waitUntil(worker.keep(event.data)))
