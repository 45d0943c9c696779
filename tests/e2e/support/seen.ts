import { expect, type Page, type Request } from '@playwright/test'

const OPERABLE =
  /^\s*- '?(button|link|tab|switch|checkbox|radio|columnheader|menuitem|combobox|textbox|searchbox|heading) "((?:[^"\\]|\\.)*)"/gm
const OFFERED = /^\s*- '?(option) "((?:[^"\\]|\\.)*)"/gm

/** How long nothing may have been asked before a screen counts as whole, ms. */
const QUIET = 300
/** Requests under way, counted from the first question on, and when the last one ended. */
const underWay = new WeakMap<Page, { open: Set<Request>; ended: number }>()

function requestsOf(page: Page): { readonly open: ReadonlySet<Request>; readonly ended: number } {
  const known = underWay.get(page)
  if (known) return known
  const state = { open: new Set<Request>(), ended: 0 }
  underWay.set(page, state)
  const over = (request: Request) => {
    state.open.delete(request)
    state.ended = Date.now()
  }
  page.on('request', (request) => state.open.add(request))
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  return state
}

/**
 * What can be operated or is a title, as assistive technology is told of it: `button Invite`. Read when nothing is
 * asked any more, and a reading later agrees: what is allowed is worked out here, without a call.
 */
async function named(page: Page, what: RegExp, within = 'body'): Promise<readonly string[]> {
  const requests = requestsOf(page)
  let names: readonly string[] = []
  let agreed = 0
  const read = async () => {
    const tree = await page.locator(within).ariaSnapshot()
    const now = [...tree.matchAll(what)].map(([, role = '', name = '']) => `${role} ${name}`)
    const quiet = requests.open.size === 0 && Date.now() - requests.ended > QUIET
    agreed = quiet && now.join() === names.join() ? agreed + 1 : 0
    names = now
    const pending = page.locator('.hg-skeleton, .part-loading, [aria-busy=true]')
    return agreed > 0 && (await pending.count()) === 0 && (await main(page).getByRole('heading').count()) > 0
  }
  await expect.poll(read, { intervals: [200] }).toBe(true)
  return names
}

const main = (page: Page) => page.getByRole('main')
const firstRow = (page: Page) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .first()

/** Goes where a link would lead: a preview lasts as long as the page does. */
export async function goTo(page: Page, path: string): Promise<void> {
  requestsOf(page)
  const before = await page.title()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  // The former screen stays until the next one can be drawn. Two screens may be called alike, so this waits only a while.
  await page
    .waitForFunction((former) => document.title !== former, before, { timeout: 3_000 })
    .catch(() => null)
  await expect(main(page).getByRole('heading').first()).toBeVisible()
}

/** Goes there without waiting for another title, for screens that are called alike; done when nothing is asked any more. */
export async function visit(page: Page, path: string): Promise<void> {
  requestsOf(page)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await named(page, OPERABLE)
}

/**
 * All that a screen offers: by itself, for chosen rows, for a record of it, and in the palette over it. `onList` is
 * done with the list in sight, before a record of it is opened.
 */
export async function seenAt(
  page: Page,
  path: string,
  onList?: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  const seen = new Set<string>()
  const note = async (...where: [what?: RegExp, within?: string]) => {
    for (const one of await named(page, where[0] ?? OPERABLE, where[1])) seen.add(one)
  }
  await goTo(page, path)
  await note()
  const choice = firstRow(page).getByRole('checkbox')
  if (await choice.count()) {
    await choice.check()
    await expect(page.getByRole('toolbar').getByRole('status')).toBeVisible()
    await note()
    await choice.uncheck()
  }
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await expect(palette).toBeVisible()
  await note(OFFERED, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await onList?.()
  const record = firstRow(page).getByRole('link').first()
  if (await record.count()) {
    await record.click()
    await note()
  }
  return seen
}
