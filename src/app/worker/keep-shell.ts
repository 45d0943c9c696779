import { startScript } from '../../kit/browser/start-script'
import type { ShellMessage } from './shell-worker'

/** Files come in bunches: the worker hears of them when this long no other came, ms. */
const PAUSE = 2000

/** Reports all files of the console that this page has loaded, as often as there are more. */
function follow(send: (files: readonly string[]) => void): void {
  const files = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  new PerformanceObserver((seen) => {
    const before = files.size
    for (const { name } of seen.getEntries())
      if (name.startsWith(`${location.origin}/assets/`)) files.add(new URL(name).pathname)
    if (files.size === before) return
    clearTimeout(timer)
    timer = setTimeout(() => send([...files]), PAUSE)
  }).observe({ type: 'resource', buffered: true })
}

/** Lets a worker keep the shell for the time without a network, or ends the one that does. Throws nothing. */
export async function keepShell(wanted: boolean): Promise<void> {
  // Absent outside a secure context.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const build = startScript()
  if (workers === undefined || build === null) return
  try {
    if (!wanted) return await dropShell(workers)
    await workers.register('/sw.js', { updateViaCache: 'none' })
    follow((files) => {
      const message: ShellMessage = { build, files }
      void workers.ready.then(({ active }) => active?.postMessage(message))
    })
  } catch {
    // Without it everything works as long as there is a network.
  }
}

async function dropShell(workers: ServiceWorkerContainer): Promise<void> {
  for (const one of await workers.getRegistrations()) await one.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
