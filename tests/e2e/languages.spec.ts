import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../src/domain/brand/language'
import { walked } from '../support/walk'
import { readable } from './support/readable'
import { expect, test } from './support/test'

const NAMESPACES = readdirSync(join(import.meta.dirname, '../../resources/locales/en')).map((file) =>
  file.replace('.json', ''),
)
/** Long words, other letters, no spaces between words. */
const HARDEST = ['de', 'uk', 'ja']
/** Those of the screens behind it. */
const LONGEST = ['de', 'ja']
const WELL = { raw: [], sideways: [], clipped: [] }

/** A reload would lose it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window)

test('S1-13..S1-15 S9-30 sign-in changes among eighteen languages without reload, and fits 360 px in each; the measure sees a raw key, a hole, cut words and sideways scrolling', async ({
  page,
  server,
}) => {
  await server.slide(true)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/login?region=EU')
  await expect(page.getByRole('slider')).toBeEnabled()
  const choice = page.locator('select', { has: page.locator('option[value=uk]') })
  await expect(choice.locator('option')).toHaveCount(18)
  await mark(page)
  const titles = new Set<string>()
  const fonts = new Map<string, string>()
  const languages = walked(LANGUAGES, ({ code }) => code === 'en' || HARDEST.includes(code))
  for (const { code } of languages) {
    await choice.selectOption(code)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect.poll(() => readable(page, NAMESPACES), code).toEqual(WELL)
    titles.add(await page.getByRole('heading', { level: 1 }).innerText())
    fonts.set(code, await page.evaluate(() => getComputedStyle(document.body).fontFamily))
  }
  expect(titles.size, 'each language has its own words').toBeGreaterThan(languages.length - 3)
  expect(fonts.get('ja'), 'Japanese has a font of its own').not.toBe(fonts.get('en'))
  expect(await stayed(page)).toBe(true)

  await page.evaluate(() => {
    // Element by element: the content policy lets no markup and no style attribute in.
    const add = (tag: string, text: string, style: Partial<CSSStyleDeclaration> = {}, title = '') => {
      const element = document.body.appendChild(document.createElement(tag))
      element.textContent = text
      Object.assign(element.style, style)
      if (title !== '') element.title = title
    }
    add('p', 'console:login.title')
    add('p', 'login.title')
    add('p', 'owner@heliograph.example', {}, '{{count}} left')
    add('button', 'Words that are cut off', { width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' })
    add('div', 'wide', { width: '900px' })
  })
  const found = await readable(page, NAMESPACES)
  expect(found.raw).toEqual(['console:login.title', 'login.title', '{{count}} left'])
  expect(found.sideways).toHaveLength(1)
  expect(found.clipped).toEqual(['button. Words that are cut off'])
})

test('S1-13..S1-15 S4-11 the dashboard and the bars of the longest lists do too, and the cookie keeps the choice', async ({
  page,
  signIn,
  context,
}) => {
  test.slow()
  await signIn('owner', { path: '/plant/infos/data?plant=63400020' })
  await page.setViewportSize({ width: 360, height: 740 })
  const menu = page.locator('.shell-menu-language')
  const main = page.getByRole('main')
  const measure = async () => {
    const found = await readable(page, NAMESPACES)
    // The counts above the alarms and the types of devices are pushed sideways.
    return { ...found, sideways: found.sideways.filter((name) => !/^ul\.|_tabs_/.test(name)) }
  }
  const to = (path: string) => main.locator(`a[href^="${path}"]`).first().click()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await mark(page)
  const words = new Set<string>()
  const languages = walked(LANGUAGES, ({ code }) => LONGEST.includes(code))
  for (const { code } of languages) {
    await menu.click()
    await page.locator(`[lang=${code}]`).last().click()
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await to('/plant/infos/data')
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect.poll(() => readable(page, NAMESPACES), code).toEqual(WELL)
    words.add(await main.getByRole('heading', { level: 2 }).first().innerText())
    for (const list of ['/plant/infos/alert', '/plant/infos/device']) {
      await to(list)
      await expect(main.getByRole('searchbox').last()).toBeVisible()
      await expect.poll(measure, `${code} ${list}`).toEqual(WELL)
    }
  }
  expect(words.size, 'each language has its own words').toBeGreaterThan((languages.length * 2) / 3)
  expect(await stayed(page)).toBe(true)
  const cookie = (await context.cookies()).find(({ name }) => name === 'language')
  expect(cookie?.value).toBe(languages.at(-1)?.code)
})
