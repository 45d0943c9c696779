import { Server } from './support/server'
import { expect, test } from './support/test'

test('S4-18 after a restart of the server a person is still signed in', async ({ page, watch }) => {
  const server = new Server()
  // This server is not the worker's own, and it is away for a moment.
  watch.tolerate(/foreign request|ERR_|dynamically imported/)
  try {
    await server.start()
    await page.goto(`${server.origin}/login`)
    await page.getByLabel('Account', { exact: true }).fill('owner@heliograph.example')
    await page.getByLabel('Password', { exact: true }).fill('Harbour-Sun-58')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('option')).toHaveCount(3)
    await server.stop()
    await server.start()
    await page.reload()
    await expect(page.getByRole('option')).toHaveCount(3)
  } finally {
    await server.dispose()
  }
})
