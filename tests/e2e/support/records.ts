import type { Page } from '@playwright/test'
import { droppedHome } from './dropped'
import { Server } from './server'
import { expect, test as base } from './test'

export const test = base.extend<object, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the destructuring.
    async ({}, use) => {
      const server = new Server({}, await droppedHome())
      await server.start()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

export const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const ROOF = { name: 'Roof A', kind: 'CHECK', day: '2026-06-01', share: 42, tags: ['north'] }

export const write = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async ([how, where, what]) => {
      const token = /9ac11337b7141049af7c75b907e61cc5=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const reply = await fetch(`/mdc-eu/collection-s${where}`, {
        method: how,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: what,
      })
      return (await reply.json()) as { id: number }
    },
    [method, path, JSON.stringify(body)] as const,
  )
/** What another client stores. */
export const stored = (page: Page, values: object = ROOF, path = '/inspections') =>
  write(page, 'POST', path, values)

export const box = (page: Page, name: RegExp) => page.getByLabel(name).first()
export const nameBox = (page: Page) => page.getByRole('textbox', { name: /^Name/ })
export const save = (page: Page) => page.keyboard.press('Control+s')
export const choose = async (page: Page, field: RegExp, option: string) => {
  await page.getByRole('combobox', { name: field }).click()
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: option }).click()
}
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
export const fieldOf = (page: Page, label: RegExp) =>
  page.locator('.hg-field', { has: page.getByText(label) }).first()

export { expect }
