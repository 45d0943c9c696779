import type { KeyboardEvent } from 'react'
import { stepOf } from '../keys/step'

const ENTRIES = 'a[href], button:not(:disabled)'
/** Where letters are text. */
const WRITING = 'input:not([type=checkbox]):not([type=radio]), textarea, select'

/**
 * Walks through an open list by arrows, page keys, Home and End, and by the letter that an entry begins with. A key that it takes
 * goes no further: behind a list that stands open, letters are commands of another one.
 */
export function walkEntries(list: HTMLElement | null, event: KeyboardEvent): void {
  if (list === null || (event.target as HTMLElement).closest(WRITING)) return
  const entries = [...list.querySelectorAll<HTMLElement>(ENTRIES)]
  const at = entries.indexOf(document.activeElement as HTMLElement)
  const next = stepTo(event, entries, at)
  if (next === null) return
  entries[next]?.focus()
  event.preventDefault()
  event.stopPropagation()
}

function stepTo(event: KeyboardEvent, entries: readonly HTMLElement[], at: number): number | null {
  const step = stepOf(event.key, { active: at, last: entries.length - 1, page: 10 })
  if (step !== null) return step
  if (event.ctrlKey || event.metaKey || event.altKey || !/^\p{L}$/u.test(event.key)) return null
  const letter = event.key.toLocaleLowerCase()
  const begins = (entry: HTMLElement) => entry.textContent.trim().toLocaleLowerCase().startsWith(letter)
  const found = entries.findIndex((entry, index) => index > at && begins(entry))
  // Around once; a letter that nothing begins with stays here.
  return found >= 0 ? found : Math.max(at, entries.findIndex(begins))
}
