import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { go } from './go'
import { loadingParts } from './loading-parts'
import type { OpenCalls } from './open-calls'
import type { RenderedApp } from './render-app'

/** What can be operated, by its role. */
const ROLES: readonly (readonly [role: string, selector: string])[] = [
  ['button', 'button:not([role]), [role=button]'],
  ['link', 'a[href]:not([role]), [role=link]'],
  ['checkbox', 'input[type=checkbox]:not([role]), [role=checkbox]'],
  ['switch', '[role=switch]'],
  ['option', '[role=option]'],
]
const OPERABLE = ROLES.map(([, selector]) => selector).join()

/** Words of a part as they are read out. */
function wordsOf(part: Element): string {
  if (part.getAttribute('aria-hidden') === 'true') return ''
  const said = part.getAttribute('aria-label')
  if (said !== null) return said
  return [...part.childNodes]
    .map((one) => (one instanceof Element ? ` ${wordsOf(one)} ` : (one.textContent ?? '')))
    .join('')
}

function nameOf(part: Element): string {
  const titles = (part.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
  const labels = part instanceof HTMLInputElement && part.ariaLabel === null ? [...(part.labels ?? [])] : []
  const named = titles.length > 0 ? titles.map((id) => document.getElementById(id)) : labels
  const words = (named.length > 0 ? named : [part]).map((one) => (one ? wordsOf(one) : '')).join(' ')
  return words.replaceAll(/\s+/g, ' ').trim()
}

/** Those that are shown and read out. Each part around them is looked at once. */
function visible(parts: readonly Element[]): readonly Element[] {
  const known = new Map<Element, boolean>()
  const isHidden = (part: Element): boolean => {
    const hidden =
      known.get(part) ??
      (part.getAttribute('aria-hidden') === 'true' ||
        getComputedStyle(part).display === 'none' ||
        (part.parentElement !== null && isHidden(part.parentElement)))
    known.set(part, hidden)
    return hidden
  }
  return parts.filter((part) => !isHidden(part) && getComputedStyle(part).visibility !== 'hidden')
}

/** Parts of the page in sight, found much quicker than by their roles. */
export const shown = (selector: string, within: ParentNode = document): readonly Element[] =>
  visible([...within.querySelectorAll(selector)])

/** What the page in sight offers, as `button Invite`. */
export const offered = (within?: Element): readonly string[] =>
  shown(OPERABLE, within).map(
    (part) => `${ROLES.find(([, selector]) => part.matches(selector))?.[0] ?? ''} ${nameOf(part)}`,
  )

/** Looks now and then, not at each change of the page. */
export const inTime = (look: () => void, interval = 20) =>
  waitFor(look, { interval, container: document.createElement('i') })

/** What is read once so many looks after the first have read the same; nothing is read while parts are loading. */
export async function unchanged(
  read: () => readonly string[] | null,
  looks: number,
  interval?: number,
): Promise<readonly string[]> {
  let before: readonly string[] = []
  let agreed = 0
  await inTime(() => {
    const now = loadingParts().length > 0 ? null : read()
    agreed = now !== null && now.join('\n') === before.join('\n') ? agreed + 1 : 0
    before = now ?? []
    expect(agreed).toBeGreaterThanOrEqual(looks)
  }, interval)
  return before
}

/** What is offered when nothing is asked any more, and two looks later nothing is other. */
export const settled = (calls: OpenCalls, within?: Element) =>
  unchanged(() => (calls.open() > 0 ? null : offered(within)), 2)

const HEADINGS = 'main :is(h1, h2)'
export const isHeaded = (heading: string) => shown(HEADINGS).some((one) => one.textContent === heading)

/** Goes to a screen until it is whole: the former one stays until then. What it offers by itself. */
export async function visit(calls: OpenCalls, path: string, heading: string): Promise<readonly string[]> {
  await go(path)
  await inTime(() => expect(isHeaded(heading), `${path} is headed ${heading}`).toBe(true))
  return settled(calls)
}

export const dialogs = () => shown('dialog[open], [role=dialog]')
const aDialog = async () => {
  await inTime(() => expect(dialogs()).toHaveLength(1))
  return dialogs()[0] as Element
}
const noDialog = () => inTime(() => expect(dialogs()).toEqual([]))
/** Done with the one dialog that a key opens, which is closed after that. */
export async function inDialog(
  app: RenderedApp,
  key: string,
  look: (dialog: Element) => void | Promise<void>,
) {
  await app.user.keyboard(key)
  await look(await aDialog())
  await app.user.keyboard('{Escape}')
  await noDialog()
}

/**
 * All that a screen offers: by itself, for chosen rows, for a record of it, and in the palette over it. `onList` is done
 * with the list in sight, before a record of it is opened.
 */
export async function seenAt(
  app: RenderedApp,
  calls: OpenCalls,
  { path, heading }: { readonly path: string; readonly heading: string },
  onList: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  const seen = new Set(await visit(calls, path, heading))
  const note = async (within?: Element) => {
    for (const one of await settled(calls, within)) seen.add(one)
  }
  const inRows = (selector: string) =>
    shown('main [role=row]:has([role=gridcell])').flatMap((row) => shown(selector, row).slice(0, 1))
  // What is granted for one record may not be granted for the next.
  for (const choice of inRows('input[type=checkbox]').slice(0, 2)) {
    await app.user.click(choice)
    await inTime(() => expect(shown('[role=toolbar] [role=status]')).toHaveLength(1))
    await note()
    await app.user.click(choice)
  }
  await inDialog(app, '{Control>}k{/Control}', note)
  await onList()
  const [record] = inRows('a[href]')
  if (record) {
    await app.user.click(record)
    await note()
  }
  return seen
}
