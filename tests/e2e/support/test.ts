import { test as base, expect, type Page } from '@playwright/test'
import { broken } from './axe'
import { requestsOf } from './seen'
import { Server } from './server'
import { identifierOf, PASSWORD, restoreSession } from './session'
import { still } from './still'

/** Playwright's own word on what the configuration of these tests asks it to do. */
const BLOCKED = 'Service Worker registration blocked by Playwright'
/** What the browser says of a script that is fetched in advance while a test holds back what it waits for. */
const EARLY = /was preloaded using link preload but not used within a few seconds/

/** Console messages and foreign requests that a test did not announce fail it. */
class Watch {
  readonly complaints: string[] = []
  private tolerated: RegExp[] = []

  constructor(page: Page, origin: string) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.note(message.text())
    })
    page.on('pageerror', (error) => {
      this.note(`uncaught: ${error.message}`)
    })
    page.on('request', (request) => {
      const url = request.url()
      if (/^https?:/.test(url) && !url.startsWith(origin)) this.note(`foreign request: ${url}`)
    })
  }

  /** The browser itself logs every failed request; a test that causes failures says so. */
  tolerate(pattern: RegExp) {
    this.tolerated.push(pattern)
  }

  private note(text: string) {
    if (text !== BLOCKED && !EARLY.test(text)) this.complaints.push(text)
  }

  remaining() {
    return this.complaints.filter((text) => !this.tolerated.some((pattern) => pattern.test(text)))
  }
}

interface Fixtures {
  watch: Watch
  /** With its session in place, at an address; by the form where that is one of the sign-in page. */
  signIn: (account: string, options?: { path?: string }) => Promise<void>
  /** All rules, of the page or a part of it. */
  axe: (within?: string) => Promise<void>
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the destructuring.
    async ({}, use) => {
      const server = new Server()
      await server.start()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.origin)
  },
  watch: [
    async ({ page, context, server }, use) => {
      await server.reset()
      requestsOf(page)
      const watch = new Watch(page, server.origin)
      await use(watch)
      const complaints = watch.remaining()
      // A reply that a test changes may be on its way still. Its failure is nobody's, or the next test's.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page, server }, use) => {
    await use(async (account, { path = '/' } = {}) => {
      if (!path.startsWith('/login')) {
        await restoreSession(page, server, account)
        await page.goto(path)
        return
      }
      await page.goto(path)
      await page.getByLabel('Account', { exact: true }).fill(identifierOf(account))
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
    })
  },
  axe: async ({ page }, use) => {
    await use(async (within) => {
      await still(page)
      expect(await broken(page, 'all', within)).toEqual([])
    })
  },
})

export { expect }
