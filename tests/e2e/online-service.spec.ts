import { configured } from './support/sign-in'
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

test('a console whose own script does not come says so, with a way on', async ({ page, watch, server }) => {
  watch.tolerate(/ERR_FAILED/)
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto(`${server.origin}/login`)
  await expect(page.getByRole('alert')).toHaveText('The console could not be loaded. Load the page again')
})
