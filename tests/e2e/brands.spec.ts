import type { Page } from '@playwright/test'
import { go, quiet } from './support/seen'
import { expect, test } from './support/test'

const rgb = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property)

/** Each language of the choice, in its own name. */
const languages = (page: Page) => page.locator('option[lang]').allTextContents()
const submit = (page: Page) => page.locator('button[type=submit]')

test.describe('a brand that sets everything', () => {
  test('S1-38 S1-39 S1-40 S1-41 S1-42 S3-09 S3-34 S3-37 S3-38 S4-02 S2-55 is shown at sign-in, and loads nothing of a tracking code before consent, and nothing after it is taken back', async ({
    page,
    axe,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/store-s/visits.js')) scripts.push(request.url())
    })
    const counted = () => page.evaluate(() => document.documentElement.dataset['visits'])
    const question = page.getByRole('complementary', { name: 'May visits be counted?' })
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

    await expect(question).toContainText('Nothing of it is loaded before you agree')
    await quiet(page)
    expect([scripts.length, await counted()]).toEqual([0, undefined])

    await question.getByRole('button', { name: 'Refuse' }).click()
    await expect(question).toHaveCount(0)
    await page.reload()
    await expect(submit(page)).toBeVisible()
    await quiet(page)
    await expect(question).toHaveCount(0)
    expect(scripts).toHaveLength(0)

    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await expect(question).toContainText('Counting is refused at present.')
    await question.getByRole('button', { name: 'Allow' }).click()
    await expect.poll(counted).toBe('counted')

    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await question.getByRole('button', { name: 'Refuse' }).click()
    await expect.poll(counted).toBeUndefined()
    await quiet(page)
    expect(scripts).toHaveLength(1)

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
    await go(page, '/application/home')
    await expect(page.getByRole('link', { name: /Large screen/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Insurance/ })).toHaveCount(0)
    await go(page, '/application/detail/insurance')
    await expect(page.getByRole('heading', { name: 'This is not offered here' })).toBeVisible()
    await axe()
  })
})

test('S2-54 S4-01 the suspended brand says so', async ({ page, axe }) => {
  await page.goto('/plant/infos/data?clientStyle=closed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your platform has been suspended.')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await axe()
})

test('S4-06 a platform without a brand has the icon of the console', async ({ page, server, watch }) => {
  watch.tolerate(/Failed to load resource/)
  await server.fault({ match: { path: '/oem/project/basic-info' }, status: 500, body: {} })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  const icon = page.locator('link[rel~="icon"]')
  await expect(icon).toHaveAttribute('href', /\/icon[^/]*\.svg$/)
  const address = await icon.evaluate((link: HTMLLinkElement) => link.href)
  expect((await page.request.get(address)).headers()['content-type']).toContain('image/svg')
})
