import type { MouseEvent } from 'react'
import { idOfWord } from '../../kit/browser/id-of-word'
import { shownQuery } from '../../kit/browser/shown-query'
import { isMarking } from '../../kit/browser/is-marking'

/** Where a row of the table leads. */
export const plantAddress = (plant: number) => `/plant/infos/data?plant=${plant}`

/** Changes the address without a new start of the page: a router that is there hears of it, one to come reads it. */
export function goTo(address: string): void {
  window.history.pushState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

/** Follows a link as {@link goTo}; another tab or window is left to the browser. */
export function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  goTo(event.currentTarget.href)
}

/** Follows a row of which something but its link was pressed, as the list does; a text that is being marked is no press. */
export function followRow(event: MouseEvent<HTMLElement>, address: string): void {
  const onLink = event.target instanceof Element && event.target.closest('a') !== null
  if (!onLink && !isMarking()) goTo(address)
}

/** The plant whose dashboard the address shows as it usually is; null where it asks for another day or view. */
export function shownPlant(first: number | undefined): number | null {
  const query = shownQuery()
  if ([...query.keys()].some((key) => key !== 'plant')) return null
  return query.has('plant') ? idOfWord(query.get('plant')) : (first ?? null)
}
