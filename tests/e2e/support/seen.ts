import { expect, type Page, type Request } from '@playwright/test'

const OPERABLE =
  /^\s*- '?(button|link|tab|switch|checkbox|radio|columnheader|menuitem|combobox|textbox|searchbox|heading) "((?:[^"\\]|\\.)*)"/gm

/** Requests under way; every test counts them from its beginning. */
const underWay = new WeakMap<Page, Set<Request>>()

export function requestsOf(page: Page): Set<Request> {
  const known = underWay.get(page)
  if (known) return known
  const open = new Set<Request>()
  underWay.set(page, open)
  const over = (request: Request) => open.delete(request)
  page.on('request', (request) => open.add(request))
  // An answer that nobody reads any more never ends.
  page.on('response', (response) => over(response.request()))
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  return open
}

/** The page has nothing left to do, neither now nor after the next picture. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise(requestAnimationFrame)
      await new Promise((free) => requestIdleCallback(free, { timeout: 500 }))
    }
  })

/** Nothing is asked any more, and nothing that was answered leads to another question. */
export async function quiet(page: Page): Promise<void> {
  const requests = requestsOf(page)
  let calm = 0
  const read = async () => {
    // A page that still asks is not looked at: that alone would have it drawn.
    if (requests.size === 0) await idle(page)
    calm = requests.size === 0 ? calm + 1 : 0
    return calm > 1 ? 'calm' : [...requests].map((one) => one.url()).join()
  }
  await expect.poll(read, { intervals: [10] }).toBe('calm')
}

/** Whatever can be operated or is a title, in short: much quicker to read than the tree, and other whenever that is. */
const outline = (page: Page, within: string) =>
  page.evaluate((where) => {
    const scope = document.querySelector(where)
    if (scope === null || document.querySelector('.hg-skeleton, .part-loading, [aria-busy=true]')) return null
    const parts = scope.querySelectorAll(
      'a, button, input, select, textarea, summary, h1, h2, h3, h4, th, [role]',
    )
    const said = [...parts].map(
      (part) =>
        `${part.tagName} ${part.getAttribute('role')} ${part.getAttribute('aria-label')} ${part.textContent} ${part.checkVisibility()}`,
    )
    return said.join('\n')
  }, within)

/**
 * What can be operated or is a title, as assistive technology sees it: `button Invite`. Read when nothing is
 * asked any more, and two looks later nothing is other: what is allowed is worked out here, without a call.
 */
async function named(page: Page, what: RegExp, within = 'body'): Promise<readonly string[]> {
  const requests = requestsOf(page)
  let before: string | null = null
  let agreed = 0
  const read = async () => {
    if (requests.size === 0) await idle(page)
    const now = requests.size > 0 ? null : await outline(page, within)
    agreed = now !== null && now === before ? agreed + 1 : 0
    before = now
    return agreed > 1 && (await main(page).getByRole('heading').count()) > 0
  }
  await expect.poll(read, { intervals: [15] }).toBe(true)
  const tree = await page.locator(within).ariaSnapshot()
  return [...tree.matchAll(what)].map(([, role = '', name = '']) => `${role} ${name}`)
}

const main = (page: Page) => page.getByRole('main')

/** Goes where a link would lead: a preview lasts as long as the page does. */
export async function go(page: Page, path: string): Promise<void> {
  // What the former screen asked for is nobody's any more.
  requestsOf(page).clear()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** The same, until the next screen is whole: the former one stays until then. What it offers by itself. */
export async function visit(page: Page, path: string): Promise<readonly string[]> {
  await go(page, path)
  return named(page, OPERABLE)
}
