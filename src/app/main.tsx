import './reset.css'
import './print.css'
import './touch.css'
import { startScript } from '../kit/browser/start-script'
import { browserDatabase } from '../transport/browser-database'
import { boot } from './boot'
import { showFailure } from './failure'
import { mount } from './mount'

function machineOf(scope: Window & typeof globalThis) {
  const indexedDB = browserDatabase(scope)
  return indexedDB && { indexedDB, build: startScript() ?? '' }
}

/** When nothing else is to be done: no screen waits for the worker. The wall display has none. */
function shellLater(wanted: boolean): void {
  if (location.pathname.startsWith('/largescreen')) return
  const begin = () => void import('./worker/keep-shell').then(({ keepShell }) => keepShell(wanted))
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 10_000 })
  else setTimeout(begin, 5000)
}

async function start(root: HTMLElement): Promise<void> {
  try {
    if (__MOCK__) {
      const { startBrowserCloud } = await import('../../mocks/browser')
      await startBrowserCloud()
    }
    const booted = await boot({
      window,
      fetch: (url, init) => fetch(url, init),
      now: () => Date.now(),
      warn: (sentence) => console.warn(sentence),
      ...('locks' in navigator ? { locks: navigator.locks } : {}),
      machine: machineOf(window),
    })
    mount(root, booted)
    if (import.meta.env.PROD && !__MOCK__) shellLater(booted.services.configuration.offlineShell)
  } catch (error) {
    showFailure(root, error)
  }
}

const root = document.getElementById('root')
if (root) void start(root)
