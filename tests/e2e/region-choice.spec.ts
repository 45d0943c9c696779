import { button, configured } from './support/sign-in'
import { expect, test } from './support/test'

/** What else leads to a region is for `tests/journeys/region-choice.test.tsx`. */
test('S1-20 S1-21 S1-23 S1-25 S1-26 S1-27 S1-28 S1-29 S1-30 the region screen says what is chosen, how, and takes the choice', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Account', { exact: true }).fill('owner@heliograph.example')
  await page.getByRole('link', { name: 'Not sure how to choose?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your data region')
  await expect(page.getByText('The system registers you in the region that you choose here.')).toBeVisible()
  await expect(page.getByText('access to the data and services of that region')).toBeVisible()
  const groups = page.locator('fieldset:has(input[name="region"])')
  await expect(groups).toHaveCount(2)
  await expect(page.getByRole('group', { name: 'Mainland China' }).getByRole('radio')).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'International' }).getByRole('radio')).toHaveCount(7)
  await page.locator('summary').click()
  await expect(page.getByText(/Take the region in which the account was registered/)).toBeVisible()
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('radio', { name: 'In mainland China' }).check()
  await expect(page.getByRole('radio', { name: 'Mainland China', exact: true })).toBeChecked()
  await page.getByRole('radio', { name: 'Africa' }).check()
  await button(page, 'Choose Region').click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('Data region')).toHaveValue('AF')
  // What was typed before is still there.
  await expect(page.getByLabel('Account', { exact: true })).toHaveValue('owner@heliograph.example')
  expect(await page.evaluate(() => localStorage.getItem('region'))).toBe('{"code":"AF"}')
})

test('S7-26 S7-46 a region is guessed by a look-up of the address where one is configured, and works without its answer', async ({
  page,
  server,
  watch,
}) => {
  watch.tolerate(/ERR_FAILED/)
  await configured(page, server, { ipLookup: `${server.origin}/my-address` })
  let asked = 0
  await page.route('**/my-address', (route) => {
    asked += 1
    return route.fulfill({ body: '203.0.113.7', headers: { 'access-control-allow-origin': '*' } })
  })
  await page.goto('/login')
  await expect(page.getByText('Suggested because you seem to be in China.')).toBeVisible()
  await expect(page.getByLabel('Data region')).toHaveValue('CN')
  expect(asked).toBe(1)
  const call = (await server.requests()).find(({ path }) => path.endsWith('/region-s/ip/searchCountryCode'))
  expect(call?.query).toEqual({ ip: '203.0.113.7' })
  await page.unroute('**/my-address')
  await page.route('**/my-address', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Suggested because you seem to be in Germany.')).toBeVisible()
})
