import type { Page } from '@playwright/test'
import { GUARDED_ROUTES, PUBLIC_ROUTES, REDIRECTS } from '../../src/app/routes'
import { type Language, LANGUAGES } from '../../src/domain/brand/language'
import { englishOf, NAMESPACES, textOf, textsOn } from './support/foreign'
import { readable } from './support/readable'
import { go } from './support/seen'
import { expect, test } from './support/test'

const SCREENS = GUARDED_ROUTES.filter((path) => !(path in REDIRECTS))
/** The way back from a service of others has no words of its own. */
const OPEN = PUBLIC_ROUTES.filter((path) => path !== '/tencentLogin')

/**
 * A text that code has of its own is one in every language, and `tests/architecture/locales.test.ts` compares what the
 * files of all of them hold. So two languages, of other letters each, walk over every address from their first page on;
 * the others take turns at them, one after the other in the same page.
 */
const WHOLE: readonly string[] = ['de', 'ja']
const OTHERS = LANGUAGES.map(({ code }) => code).filter((code) => !WHOLE.includes(code))
const HALVES = [OTHERS.slice(0, OTHERS.length / 2), OTHERS.slice(OTHERS.length / 2)]
const STEPS = 3

const all = async (page: Page) => (await textsOn(page)).join('\n')

/** To another address, until it shows something else. */
async function follow(page: Page, path: string) {
  const before = await all(page)
  await go(page, path)
  await expect.poll(() => all(page), path).not.toBe(before)
}

/** The screen is there, and nothing of it is a key, has a hole or is English where the language has words of its own. */
async function expectWords(page: Page, language: string, path: string, english: ReadonlySet<string>) {
  const what = `${language} ${path}`
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 }), what).toHaveCount(1)
  await expect(page.locator('.hg-skeleton'), what).toHaveCount(0)
  // What comes in steps has come.
  await expect(async () => {
    const now = await all(page)
    await page.waitForTimeout(150)
    expect(await all(page)).toBe(now)
  }).toPass()
  const look = async () => ({
    raw: (await readable(page, NAMESPACES)).raw,
    english: (await textsOn(page)).filter((text) => english.has(text)),
  })
  await expect.poll(look, what).toEqual({ raw: [], english: [] })
}

const englishIn = (code: Language) => (code === 'en' ? new Set<string>() : englishOf(code))

for (const { code } of LANGUAGES.filter((one) => WHOLE.includes(one.code)))
  test(`S1-13..S1-15 S2-12..S2-20 S2-22..S2-26 S2-30..S2-40 every address speaks ${code}, and says in it why not`, async ({
    page,
    signIn,
    server,
    context,
  }) => {
    test.slow()
    const english = englishIn(code)
    const { hostname } = new URL(server.origin)
    await context.addCookies([{ name: 'language', value: code, domain: hostname, path: '/' }])
    for (const path of OPEN) {
      await page.goto(path)
      await expectWords(page, code, path, english)
    }
    await signIn('owner', { path: '/plant/infos/data?plant=63400030' })
    await expectWords(page, code, 'first', english)
    for (const path of SCREENS.slice(1)) {
      await follow(page, path)
      await expectWords(page, code, path, english)
    }
    await signIn('operator', { path: '/account/settings/base' })
    await expectWords(page, code, 'refused', english)
    const title = String(textOf(code, 'console', ['noPermission', 'title']))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

for (const codes of HALVES)
  test(`S1-13..S1-15 addresses speak ${codes.join(', ')}, changed in place`, async ({ page, signIn }) => {
    test.slow()
    // The wall has no menu of languages.
    const walk = SCREENS.filter((path) => path !== '/largescreen')
    await signIn('owner', { path: '/plant/infos/data?plant=63400030' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    let at = 0
    for (const code of codes) {
      const english = englishIn(code)
      await page.locator('.shell-menu-language').click()
      await page.locator(`.hg-menu [lang=${code}]`).click()
      await expectWords(page, code, 'changed', english)
      for (let step = 0; step < STEPS; step += 1) {
        at = (at + 1) % walk.length
        await follow(page, walk[at] ?? '')
        await expectWords(page, code, walk[at] ?? '', english)
      }
    }
    expect(codes.length * STEPS, 'each address had its turn').toBeGreaterThanOrEqual(walk.length)
  })
