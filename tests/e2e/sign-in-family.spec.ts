import { LANGUAGES } from '../../src/domain/brand/language'
import { walked } from '../support/walk'
import { broken } from './support/axe'
import { NAMESPACES } from './support/declared'
import { readable } from './support/readable'
import { go } from './support/seen'
import { button } from './support/sign-in'
import { still } from './support/still'
import { expect, test } from './support/test'

const SCREENS = [
  '/register?region=EU',
  '/register?view=region',
  '/forgetPassword?region=EU',
  '/tencentLogin?kind=QQ&code=x',
] as const
/** Long words, no spaces between words; a walk has all. */
const HARDEST = ['de', 'ja']

/** The sign-in page itself: `languages.spec.ts`. */
test('axe finds nothing on the other screens of the sign-in family, dark and light; at 360 px nothing of them scrolls sideways, in any language', async ({
  page,
}) => {
  for (const path of SCREENS) {
    await page.setViewportSize({ width: 1280, height: 720 })
    if (path === SCREENS[0]) await page.goto(path)
    else await go(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path === '/register?region=EU') {
      await page.getByRole('radio', { name: 'Phone' }).check()
      await button(page, 'Create account').click()
      await expect(page.getByText('Please agree first')).toBeVisible()
    }
    for (const theme of ['dark', 'light']) {
      await page.getByLabel('Theme').selectOption(theme)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await still(page)
      // What is said and how it is built is the same in both.
      expect(await broken(page, theme === 'dark' ? 'all' : 'contrast')).toEqual([])
    }
    await page.setViewportSize({ width: 360, height: 740 })
    const choice = page.locator('select', { has: page.locator('option[value=uk]') })
    for (const code of [
      ...walked(LANGUAGES, (one) => HARDEST.includes(one.code)).map((one) => one.code),
      'en',
    ]) {
      await choice.selectOption(code)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect
        .poll(() => readable(page, NAMESPACES), `${code} ${path}`)
        .toMatchObject({ raw: [], sideways: [] })
    }
  }
})
