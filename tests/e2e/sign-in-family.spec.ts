import type { Page } from '@playwright/test'
import { button } from './support/sign-in'
import { expect, test } from './support/test'

const inTheme = (page: Page, theme: 'dark' | 'light') =>
  page.addInitScript((value) => {
    localStorage.setItem('heliograph.theme', value)
  }, theme)

const SCREENS = ['/register?view=region', '/register?region=EU', '/forgetPassword?region=EU'] as const

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing on the other screens of the sign-in family, ${theme}`, async ({ page, axe }) => {
    await inTheme(page, theme)
    for (const path of SCREENS) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path === '/register?region=EU') {
        await page.getByRole('radio', { name: 'Phone' }).check()
        await button(page, 'Create account').click()
        await expect(page.getByText('Please agree first')).toBeVisible()
      }
      await axe()
    }
  })
}

test('nothing of the sign-in family scrolls sideways at 360 px, in any language', async ({
  page,
  context,
  server,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await server.slide(true)
  const languages = 'zh en es pt pl nl fr ko vi ja it de cs sl tr ca ro uk'.split(' ')
  for (const language of languages) {
    await context.addCookies([{ name: 'language', value: language, url: server.origin }])
    for (const path of [...SCREENS, '/login?region=EU', '/tencentLogin?kind=QQ&code=x']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(over, `${language} ${path}`).toBeLessThanOrEqual(0)
      const text = await page.getByRole('main').innerText()
      expect(text, `${language} ${path}`).not.toMatch(
        /\b(region|register|identity|forgot|slide|third|check)\.[a-z]/,
      )
    }
  }
})
