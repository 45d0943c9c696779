import { expect, type Page, type Request } from '@playwright/test'

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

/** Goes where a link would lead: a preview lasts as long as the page does. */
export async function go(page: Page, path: string): Promise<void> {
  // What the former screen asked for is nobody's any more.
  requestsOf(page).clear()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}
