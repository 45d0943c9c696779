import type { Page } from '@playwright/test'
import { configure } from './support/configure'
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

test('S2-33 the script of a foreign host that no setting names is kept out by the policy, and the console stays where it is; one that is named runs, and is not asked for before', async ({
  page,
  signIn,
  watch,
}) => {
  watch.tolerate(/foreign request|Content Security Policy|violates the following/)
  const asked = await answers(page)
  await configure(page, { customerService: { script: `${SERVICE}/service.js` } })
  await signIn('owner', { path: '/account/settings/udesk' })
  const connect = page.getByRole('button', { name: 'Connect to chat.example' })
  await connect.click()
  await expect(page.getByText(/did not answer/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online Service')
  expect(asked).toEqual([])

  // That the setting of a server names it there is seen in `first-paint.spec.ts`.
  await page.route('**/account/settings/udesk', async (route) => {
    const reply = await route.fetch()
    const policy = reply.headers()['content-security-policy'] ?? ''
    const named = policy.replace('script-src ', `script-src ${SERVICE} `)
    await route.fulfill({
      response: reply,
      headers: { ...reply.headers(), 'content-security-policy': named },
    })
  })
  await page.reload()
  await expect(connect).toBeVisible()
  expect(asked, 'nothing leaves before the click').toEqual([])
  await connect.click()
  await expect(page.locator('body')).toHaveAttribute('data-service', /\d+/)
  expect(asked).toEqual([`${SERVICE}/service.js`])
})

test('a console whose own script does not come says so, with a way on', async ({ page, watch, server }) => {
  watch.tolerate(/ERR_FAILED/)
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto(`${server.origin}/login`)
  await expect(page.getByRole('alert')).toHaveText('The console could not be loaded. Load the page again')
})
