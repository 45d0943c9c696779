import { type ComponentType, createElement, lazy, type LazyExoticComponent } from 'react'
import { expect, vi } from 'vitest'
import type { Part } from '../../src/kit/parts/lazy-part'

/** Later than anything is typed, and sooner than a test gives up, ms. */
const LATE = 2500

/** A part that is on its way in each test anew, and not only in the first one that shows it. */
function lateEachTime<P extends object>(load: () => Promise<ComponentType<P>>): Part<P> {
  let shown: {
    readonly test: string | undefined
    readonly part: LazyExoticComponent<ComponentType<P>>
  } | null = null
  const late = () =>
    lazy(async () => {
      await new Promise((over) => setTimeout(over, LATE))
      return { default: await load() }
    })
  const LatePart = (props: P) => {
    const { currentTestName: test } = expect.getState()
    if (shown === null || shown.test !== test) shown = { test, part: late() }
    return createElement(shown.part as ComponentType<P>, props)
  }
  return Object.assign(LatePart, { preload: () => Promise.resolve() })
}

vi.mock(import('../../src/kit/parts/lazy-part'), async (original) => {
  const real = await original()
  const which = new RegExp(process.env['LATE_PARTS'] ?? '')
  return {
    ...real,
    lazyPart: (load) => (which.test(String(load)) ? lateEachTime(load) : real.lazyPart(load)),
  }
})
