import './styles.css'
import './states.css'
import './print.css'
import './touch.css'
import { after } from '../kit/browser/after'
import { painted } from '../kit/browser/painted'
import { startScript } from '../kit/browser/start-script'
import { noteLostStyles } from '../kit/parts/lost-styles'
import { browserDatabase } from '../transport/browser-database'
import { boot, type Booted } from './boot'
import { showFailure } from './failure'
import { mayHaveFirstRows } from './first-rows/rows-ahead'

/** The console's code runs after this time, ms, whether or not rows were drawn before it. */
const ROWS_LIMIT = 1000

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

/** Draws the first rows and the curve beside them, as far as they come in time. */
function drawRows({ rows, brand, suspended }: Booted): Promise<unknown> {
  if (rows === null || suspended) return Promise.resolve()
  const drawn = rows.then((draw) => draw?.(brand))
  return Promise.race([drawn, after(ROWS_LIMIT)])
}

/** The code of the console is much for a slow processor: the page is painted first, and the rows that are there. */
async function codeOf(booting: Promise<Booted>) {
  if (mayHaveFirstRows(location.pathname)) await booting.then(drawRows)
  return import('./mount')
}

async function start(root: HTMLElement): Promise<void> {
  try {
    if (__MOCK__) {
      const { startBrowserCloud } = await import('../../mocks/browser')
      await startBrowserCloud()
    }
    await painted()
    const booting = boot({
      window,
      fetch: (url, init) => fetch(url, init),
      now: () => Date.now(),
      warn: (sentence) => console.warn(sentence),
      ...('locks' in navigator ? { locks: navigator.locks } : {}),
      machine: machineOf(window),
    })
    const [booted, { mount }] = await Promise.all([booting, codeOf(booting)])
    await mount(root, booted)
    if (import.meta.env.PROD && !__MOCK__) shellLater(booted.services.configuration.offlineShell)
  } catch (error) {
    showFailure(root, error)
  }
}

noteLostStyles(document)
const root = document.getElementById('root')
if (root) void start(root)
