import type { Page } from '@playwright/test'
import { configure } from './support/configure'
import { expect, test } from './support/test'

const ASKED = '/backyard-api-s/oem/project/basic-info'
const rgb = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property)

/** Each language of the choice, in its own name. */
const languages = (page: Page) => page.locator('option[lang]').allTextContents()
const submit = (page: Page) => page.locator('button[type=submit]')

test.describe('a brand that sets everything', () => {
  test('S1-38 S1-39 S1-40 S1-41 S1-42 S3-09 S3-34 S3-37 S4-02 S2-55 is shown at sign-in', async ({
    page,
    axe,
  }) => {
    await page.goto('/login?clientStyle=harbour')
    await expect(page.getByRole('img', { name: 'Harbour Light Energy', exact: true })).toHaveAttribute(
      'src',
      /^data:image\/svg/,
    )
    await expect(page).toHaveTitle('Sign in · Harbour Light Energy')
    expect(await rgb(page, 'button[type=submit]', 'background-color')).toBe('rgb(15, 108, 134)')
    expect((await languages(page)).sort()).toEqual([
      'Deutsch',
      'English',
      'Español',
      'Français',
      'Italiano',
      'Nederlands',
    ])

    const app = page.getByRole('region', { name: 'The app Harbour Light' })
    await expect(app.getByRole('img', { name: 'Code that leads to the app Harbour Light' })).toBeVisible()
    await expect(app).toContainText('Your plants, and what they report, wherever you are.')
    await expect(app.getByRole('link', { name: 'For iPhone and iPad' })).toHaveAttribute(
      'href',
      /\/app\/ios$/,
    )
    await expect(app.getByRole('link', { name: 'For Android' })).toHaveAttribute('href', /\/app\/android$/)
    expect(await rgb(page, '.login-brand', 'background-image')).toContain('data:image/svg+xml')

    const foot = page.locator('footer')
    for (const [name, href] of [
      ['Terms of service', /\/terms$/],
      ['Privacy policy', /\/privacy$/],
      ['User Manual', /\/manual$/],
      ['ICP record 00000001', /\/icp$/],
      ['Public security record 00000002', /\/gongan$/],
      ['china.harbour-light.example', /^https:\/\/china\.harbour-light\.example/],
    ] as const)
      await expect(foot.getByRole('link', { name }), name).toHaveAttribute('href', href)
    await expect(foot).toContainText('Data Center: Harbour Europe')
    expect(await page.locator('link[rel~=icon]').getAttribute('href')).toMatch(/^data:image\/svg/)
    await axe()

    await page.getByLabel('Language').selectOption('de')
    await expect(page).toHaveTitle('Anmelden · Hafenlicht Energie')
    await expect(page.getByRole('region', { name: 'Die App Hafenlicht' })).toBeVisible()
  })

  test('S3-10 S3-36 S1-67 S9-27 S9-28 colours menu, top navigation and charts', async ({
    page,
    signIn,
    axe,
  }) => {
    await signIn('owner', { path: '/login?clientStyle=harbour' })
    await expect(page.getByRole('option')).toHaveCount(3)
    expect(await rgb(page, '.shell-bar', 'background-color')).toBe('rgb(8, 51, 68)')
    expect(await rgb(page, '.shell-rail', 'background-color')).toBe('rgb(10, 44, 58)')
    expect(await rgb(page, '.shell-rail a[aria-current]', 'background-color')).toBe('rgb(20, 86, 109)')
    const variable = (name: string) =>
      page.evaluate((one) => document.documentElement.style.getPropertyValue(one), name)
    expect(await variable('--chart-1')).toBe('rgba(15,108,134,1)')
    expect(await variable('--chart-12')).toBe('rgba(106,143,47,1)')
    expect([
      await variable('--success'),
      await variable('--warning'),
      await variable('--error'),
      await variable('--fail'),
    ]).toEqual(['#2e7d4f', '#c77700', '#b3261e', '#8e3b46'])
    await expect(page.getByRole('link', { name: /Harbour Light Energy/ }).locator('img')).toHaveAttribute(
      'src',
      /eefaff/,
    )
    await page.goto('/application/home')
    await expect(page.getByRole('link', { name: /Large screen/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Insurance/ })).toHaveCount(0)
    await page.goto('/application/detail/insurance')
    await expect(page.getByRole('heading', { name: 'This is not offered here' })).toBeVisible()
    await axe()
  })

  test('S3-38 loads nothing of a tracking code before consent, and nothing after it is taken back', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/store-s/visits.js')) scripts.push(request.url())
    })
    const counted = () => page.evaluate(() => document.documentElement.dataset['visits'])
    const question = page.getByRole('complementary', { name: 'May visits be counted?' })
    await page.goto('/login?clientStyle=harbour')
    await expect(question).toContainText('Nothing of it is loaded before you agree')
    await page.waitForLoadState('networkidle')
    expect([scripts.length, await counted()]).toEqual([0, undefined])

    await question.getByRole('button', { name: 'Refuse' }).click()
    await expect(question).toHaveCount(0)
    await page.reload()
    await expect(submit(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(question).toHaveCount(0)
    expect(scripts).toHaveLength(0)

    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await expect(question).toContainText('Counting is refused at present.')
    await question.getByRole('button', { name: 'Allow' }).click()
    await expect.poll(counted).toBe('counted')

    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await question.getByRole('button', { name: 'Refuse' }).click()
    await expect.poll(counted).toBeUndefined()
    await page.waitForLoadState('networkidle')
    expect(scripts).toHaveLength(1)
  })
})

test('S1-16 S4-10 S5-37 S3-36 a brand with a name and three languages only', async ({ page, axe }) => {
  await page.goto('/login?clientStyle=terrace')
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await expect(page.getByText('Terasa', { exact: true })).toBeVisible()
  expect((await languages(page)).sort()).toEqual(['Slovenščina', 'Українська', 'Čeština'].sort())
  expect(await rgb(page, 'button[type=submit]', 'background-color')).toBe('rgb(76, 135, 255)')
  await axe()
})

test('S1-40 S1-46 the logo of a brand follows the theme, and what it blocks is gone', async ({
  page,
  signIn,
}) => {
  await page.goto('/login?clientStyle=sunrise')
  const logo = page.getByRole('img', { name: 'Sunrise Portal', exact: true })
  await expect(logo).toHaveAttribute('src', /ffedd5/)
  await page.getByLabel('Theme').selectOption('light')
  await expect(logo).toHaveAttribute('src', /431407/)
  await signIn('owner', { path: '/login?clientStyle=sunrise' })
  await page.getByRole('button', { name: /Account menu/ }).click()
  await expect(page.getByRole('link', { name: 'General settings' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Feedback' })).toHaveCount(0)
  await page.goto('/account/settings/suggestion')
  await expect(page.getByRole('heading', { name: 'This is not offered here' })).toBeVisible()
})

for (const path of ['/login', '/plant/infos/data', '/version', '/no-such-page'])
  test(`S2-54 S4-01 the suspended brand says so at ${path}`, async ({ page, axe }) => {
    await page.goto(`${path}?clientStyle=closed`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your platform has been suspended.')
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await axe()
  })

test('S4-47 the service-out flag shows the suspended text', async ({ page }) => {
  await configure(page, { serviceOut: true })
  await page.goto('/login')
  await expect(page.getByText('Your platform has been suspended.')).toBeVisible()
})

test('S7-62 S3-32 S7-36 S7-37 S7-38 S7-40 S7-41 the brand is asked for before any other call', async ({
  page,
  server,
}) => {
  await page.goto('/login?clientStyle=harbour')
  await expect(submit(page)).toBeVisible()
  const [first] = await server.requests()
  expect(first?.path).toBe(ASKED)
  expect(first?.body).toMatchObject({
    channel: 'WEB',
    platform: 'INTELLGENT',
    colorCategoryList: ['common'],
    projectId: 'harbour',
    visitDomain: 'localhost',
  })
  expect((first?.body as { textTypeList: string[] }).textTypeList).toHaveLength(19)
})

test('S1-58 S7-59 S7-60 announcements are shown, put away for good, and the version is shown once', async ({
  page,
  signIn,
  server,
  axe,
}) => {
  await signIn('owner')
  const notice = page.getByRole('complementary', { name: 'Maintenance on Sunday' })
  await expect(notice).toContainText('On Sunday between 02:00 and 03:00 UTC live values may be late.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kranichhof')
  await axe()
  const seen = await server.requests()
  const versions = seen.filter(({ path }) => path.endsWith('/app/upgrade/add-version'))
  expect(versions).toHaveLength(1)
  expect(versions[0]?.body).toMatchObject({ version: '1.7.1', innerVersion: '128' })
  expect(seen.filter(({ path }) => path.endsWith('/announcement/content'))).toHaveLength(1)
  await notice.getByRole('button', { name: 'Hide this notice' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  await expect(notice).toHaveCount(0)
})

test('S1-58 a failing announcement keeps nobody from anything; switched off, none is asked for', async ({
  page,
  server,
  watch,
}) => {
  watch.tolerate(/status of 500/)
  await server.fault({ match: { path: '/announcement/content' }, status: 500, body: { code: '16' } })
  await page.goto('/login')
  const asked = async () =>
    (await server.requests()).filter(({ path }) => path.endsWith('/announcement/content'))
  // It is asked for when the page has nothing better to do.
  await expect.poll(asked).not.toEqual([])
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: /Maintenance/ })).toHaveCount(0)
  await server.reset()
  await configure(page, { functions: { notices: false } })
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  expect(await asked()).toEqual([])
})
