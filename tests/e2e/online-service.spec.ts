import type { Page } from '@playwright/test'
import { Server } from './support/server'
import { restoreSession } from './support/session'
import { configured } from './support/sign-in'
import { expect, test } from './support/test'

const SERVICE = 'https://chat.example'

const answers = async (page: Page) => {
  const asked: string[] = []
  await page.route(`${SERVICE}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: "addEventListener('online-service', (event) => { document.body.dataset.service = event.detail.account })",
    })
  })
  return asked
}

/** The page of the service at a server, and whether its policy names the host of the script. */
async function open(page: Page, server: Server) {
  await configured(page, server, { customerService: { script: `${SERVICE}/service.js` } })
  await restoreSession(page, server, 'owner')
  const reply = await page.goto(`${server.origin}/account/settings/udesk`)
  const policy = reply?.headers()['content-security-policy'] ?? ''
  const connect = page.getByRole('button', { name: 'Connect to chat.example' })
  await expect(connect).toBeVisible()
  return { connect, named: /script-src [^;]*/.exec(policy)?.[0].includes(SERVICE) }
}

test('S2-33 the script of a foreign host runs when the policy of the server names it, and is not asked for before', async ({
  page,
  watch,
}) => {
  const server = new Server({ CONSOLE_SCRIPTS: SERVICE })
  // An empty page, which the test ends on, has no storage.
  watch.tolerate(/foreign request|sessionStorage/)
  const asked = await answers(page)
  try {
    await server.start()
    const { connect, named } = await open(page, server)
    expect(named).toBe(true)
    expect(asked, 'nothing leaves before the click').toEqual([])
    await connect.click()
    await expect(page.locator('body')).toHaveAttribute('data-service', /\d+/)
    expect(asked).toEqual([`${SERVICE}/service.js`])
  } finally {
    await page.goto('about:blank')
    await server.dispose()
  }
})

test('S2-33 the script of a foreign host that no setting names is kept out by the policy, and the console stays where it is', async ({
  page,
  server,
  watch,
}) => {
  watch.tolerate(/foreign request|Content Security Policy|violates the following/)
  const asked = await answers(page)
  const { connect, named } = await open(page, server)
  expect(named).toBe(false)
  await connect.click()
  await expect(page.getByText(/did not answer/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online Service')
  expect(asked).toEqual([])
})

test('a console whose own script does not come says so, with a way on', async ({ page, watch, server }) => {
  watch.tolerate(/ERR_FAILED/)
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto(`${server.origin}/login`)
  await expect(page.getByRole('alert')).toHaveText('The console could not be loaded. Load the page again')
})
