import { Server } from './support/server'
import { restoreSession } from './support/session'
import { expect, test } from './support/test'

test('S4-18 after a restart of the server a person is still signed in', async ({ page, watch }) => {
  const server = new Server()
  // This server is not the worker's own, and it is away for a moment.
  watch.tolerate(/foreign request|ERR_|dynamically imported|Unable to preload/)
  try {
    await server.start()
    await restoreSession(page, server, 'owner')
    await page.goto(`${server.origin}/plant/infos/detail`)
    await expect(page.getByRole('option')).toHaveCount(3)
    await server.stop()
    await server.start()
    await page.reload()
    await expect(page.getByRole('option')).toHaveCount(3)
  } finally {
    await server.dispose()
  }
})
