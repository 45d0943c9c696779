import { configured } from './support/sign-in'
import { Server } from './support/server'
import { expect, test } from './support/test'

test('S2-33 a service whose script does not come leaves the console where it is, and says so', async ({
  page,
  signIn,
  server,
  watch,
}) => {
  watch.tolerate(/ERR_FAILED/)
  await configured(page, server, { customerService: { script: '/store-s/silent.js' } })
  await page.route('**/store-s/silent.js', (route) => route.abort())
  await signIn('owner', { path: '/account/settings/udesk' })
  await page.getByRole('button', { name: /^Connect to/ }).click()
  await expect(page.getByText(/did not answer/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online Service')
})

const SERVICE = 'https://chat.example'

for (const allowed of [true, false])
  test(`S2-33 the script of a foreign host ${allowed ? 'runs when the policy of the server names it, and is not asked for before' : 'that no setting names is kept out by the policy'}`, async ({
    page,
    watch,
  }) => {
    const server = new Server(allowed ? { CONSOLE_SCRIPTS: SERVICE } : {})
    watch.tolerate(/foreign request|Content Security Policy|violates the following/)
    const asked: string[] = []
    await page.route(`${SERVICE}/**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        body: "addEventListener('online-service', (event) => { document.body.dataset.service = event.detail.account })",
      })
    })
    try {
      await server.start()
      await configured(page, server, { customerService: { script: `${SERVICE}/service.js` } })
      await page.goto(`${server.origin}/login`)
      await page.getByLabel('Account', { exact: true }).fill('owner@heliograph.example')
      await page.getByLabel('Password', { exact: true }).fill('Harbour-Sun-58')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page.getByRole('option')).toHaveCount(3)
      const reply = await page.goto(`${server.origin}/account/settings/udesk`)
      const policy = reply?.headers()['content-security-policy'] ?? ''
      expect(/script-src [^;]*/.exec(policy)?.[0].includes(SERVICE)).toBe(allowed)
      const connect = page.getByRole('button', { name: 'Connect to chat.example' })
      await expect(connect).toBeVisible()
      expect(asked, 'nothing leaves before the click').toEqual([])
      await connect.click()
      if (allowed) {
        await expect(page.locator('body')).toHaveAttribute('data-service', /\d+/)
        expect(asked).toEqual([`${SERVICE}/service.js`])
      } else {
        await expect(page.getByText(/did not answer/)).toBeVisible()
        expect(asked).toEqual([])
      }
    } finally {
      await page.goto('about:blank')
      await server.dispose()
    }
  })

test('a console whose own script does not come says so, with a way on', async ({ page, watch, server }) => {
  watch.tolerate(/ERR_FAILED/)
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto(`${server.origin}/login`)
  await expect(page.getByRole('alert')).toHaveText('The console could not be loaded. Load the page again')
})
