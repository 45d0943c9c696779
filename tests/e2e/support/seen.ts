import { expect, type Page, type Request } from '@playwright/test'

const OPERABLE =
  /^\s*- '?(button|link|tab|switch|checkbox|radio|columnheader|menuitem|combobox|textbox|searchbox|heading) "((?:[^"\\]|\\.)*)"/gm
const OFFERED = /^\s*- '?(option) "((?:[^"\\]|\\.)*)"/gm

/** Requests under way, counted from the first question on. */
const underWay = new WeakMap<Page, Set<Request>>()

function requestsOf(page: Page): ReadonlySet<Request> {
  const known = underWay.get(page)
  if (known) return known
  const open = new Set<Request>()
  underWay.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

/**
 * What can be operated or is a title, as assistive technology is told of it: `button Invite`. Read when nothing is
 * asked any more and three readings agree: what is allowed is worked out here, without a call.
 */
async function named(page: Page, what: RegExp, within = 'body'): Promise<readonly string[]> {
  const open = requestsOf(page)
  let names: readonly string[] = []
  let agreed = 0
  const read = async () => {
    const tree = await page.locator(within).ariaSnapshot()
    const now = [...tree.matchAll(what)].map(([, role = '', name = '']) => `${role} ${name}`)
    agreed = open.size === 0 && now.join() === names.join() ? agreed + 1 : 0
    names = now
    const pending = page.locator('.hg-skeleton, .part-loading, [aria-busy=true]')
    return agreed > 1 && (await pending.count()) === 0 && (await main(page).getByRole('heading').count()) > 0
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
