import { waitForScreen } from './delivered-react'
import '@testing-library/jest-dom/vitest'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { forgetEverything } from './forget-everything'
import { openPopovers } from './popovers'
import { endQueryTimers } from './query-timers'
import { forgetWork } from '../../src/providers/store'
import { renderQuickly } from './quick-react'
import { readStylesQuickly } from './quick-style'

const { getElementError } = getConfig()
/** Set while a query is asked again and again: what it lacks is then nobody's reading. */
const isPolling = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true

configure({
  // Two shared cores: a whole console needs longer than the usual second to answer. Who waits in vain waits once.
  asyncUtilTimeout: 25_000,
  // The whole page in words costs a tenth of a test when it is written at each try.
  getElementError: (message, container) =>
    isPolling() ? new Error(message ?? '') : getElementError(message, container),
})

class NoResizeObserver implements ResizeObserver {
  observe(): void {
    // Nothing has a size in jsdom.
  }
  unobserve(): void {
    // As above.
  }
  disconnect(): void {
    // As above.
  }
}

/** Opens a dialog as a browser does, except that what is outside of it stays within reach, and nothing in it is focused. */
function openDialogs(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>()
  HTMLDialogElement.prototype.showModal = function () {
    before.set(this, document.activeElement)
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    const from = before.get(this)
    if (from instanceof HTMLElement && from.isConnected) from.focus()
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
}

/** What jsdom lacks and the console needs. Charts believe they can draw, and wait for a size: a table of a day is long. */
function standIns(): void {
  window.CanvasRenderingContext2D ??= Object as unknown as typeof CanvasRenderingContext2D
  window.matchMedia ??= (query: string): MediaQueryList =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }) as MediaQueryList
  window.ResizeObserver ??= NoResizeObserver
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView ??= () => undefined
}

waitForScreen()
standIns()
openDialogs()
openPopovers()
readStylesQuickly(window)
renderQuickly()

/** Siblings that React cannot distinguish get mixed up by it. */
const mixedUp: string[] = []
const { error } = console
// oxlint-disable-next-line no-console -- React says it there.
console.error = (...words: unknown[]) => {
  if (/same key|unique "key"/.test(String(words[0]))) mixedUp.push(words.join(' '))
  error(...words)
}

beforeEach(() => {
  forgetEverything()
  window.history.replaceState(null, '', '/')
})

afterEach(() => {
  cleanup()
  endQueryTimers()
  // What may be taken back is offered for seconds, also to the next console of this process.
  forgetWork()
  // A process has one knowledge of the network for all of its tests.
  onlineManager.setOnline(true)
  forgetEverything()
  document.documentElement.removeAttribute('style')
  // Whose browser it was: a test that says nothing of it has the one of jsdom, and not that of the test before.
  Reflect.deleteProperty(navigator, 'languages')
  vi.restoreAllMocks()
  expect(mixedUp.splice(0)).toEqual([])
})
