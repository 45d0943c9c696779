import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { Line } from './damaged-replies'

/** A skeleton appears after 300 ms, so that a screen is judged later than that. */
const QUIET = 400

/** What waits for something. Behind what says that it failed a skeleton keeps the place. */
export const LOADING = '.part-loading, .hg-skeleton:not(.hg-panel-ghost *), [aria-busy=true]'

/** What is wrong with the screen as it stands; nothing where it lives. */
function complaints(): string[] {
  const text = document.body.textContent
  const found = []
  if (text.trim() === '') found.push('a white page')
  if (/stopped working|could not start/.test(text)) found.push(`a crash: ${text.slice(-400)}`)
  const odd = /.{0,60}(\[object|undefined|NaN|Infinity).{0,60}/.exec(text)
  if (odd) found.push(`a value that is none: ${odd[0]}`)
  const loading = [...document.querySelectorAll(LOADING)].map(
    (part) => part.closest('section, main, nav')?.textContent.slice(0, 60) ?? '',
  )
  if (loading.length > 0) found.push(`endless loading: ${[...new Set(loading)].join(' | ')}`)
  return found
}

/** Waits until all is answered, and something stands on the screen that is not the page of a broken console. */
export async function lives(line: Line, which: string): Promise<void> {
  const from = Date.now()
  // What was asked before says nothing of a screen that was gone to just now.
  const quietFor = () => Math.min(line.quietFor(), Date.now() - from)
  await waitFor(
    () => {
      expect(quietFor(), `${which}: replies are still on their way`).toBeGreaterThan(QUIET)
      expect(complaints(), which).toEqual([])
    },
    { timeout: 40_000, interval: 100 },
  )
}
