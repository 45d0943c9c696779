import type { Page } from '@playwright/test'
import { FULL } from '../../support/walk'
import { broken } from './axe'
import { expect } from './test'
import { ENGLISH_ONLY, NAMESPACES } from './declared'
import { readable } from './readable'
import { still } from './still'

/** Everything that a screen waits for is there. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1:visible')).toHaveCount(1)
  await expect(page.locator('.hg-skeleton:visible, [aria-busy=true]:visible')).toHaveCount(0)
  await still(page)
}

/**
 * Both themes, one of them wide and one narrow, with the contrast of each. A list that is narrow is built otherwise, so it
 * has all rules in both; a walk has both widths in both themes.
 */
const MANNERS = [
  { width: 1440, height: 900, theme: 'light', rules: 'all' },
  { width: 1440, height: 900, theme: 'dark', rules: 'contrast', walk: true },
  { width: 360, height: 740, theme: 'light', rules: 'contrast', walk: true },
  { width: 360, height: 740, theme: 'dark', rules: 'narrow' },
] as const

/** What is wider than its place: the page, its main part, a form, an overlay. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll('main, main form, .hg-overlay-panel, .hg-overlay-body'),
    ]
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .map(
        (element) =>
          `${element.tagName}.${element.className}: ${element.scrollWidth - element.clientWidth} px`,
      ),
  )

const headings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).map((one) => one.innerText),
  )

const english = (page: Page) =>
  page.evaluate((known) => {
    const words = new Set(known)
    return [...document.querySelectorAll<HTMLElement>('h1,h2,h3,h4,label,legend,th,dt,button,a,[role=tab]')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.innerText.replace(/\s+/g, ' ').trim())
      .filter((text) => words.has(text))
  }, ENGLISH_ONLY)

/** What lies below the screen is drawn too: else it keeps the colours of the former theme until it is scrolled to. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** Looks at the screen as it stands, or a part of it, wide and narrow, in both themes; every complaint names screen and manner. */
export async function inspect(
  page: Page,
  screen: string,
  kind: 'list' | 'other' = 'other',
  within?: string,
): Promise<void> {
  await drawAll(page)
  const isList = kind === 'list'
  for (const { width, height, theme, rules, ...only } of MANNERS) {
    if ('walk' in only && !(FULL && isList)) continue
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await settled(page)
    const { raw } = await readable(page, NAMESPACES)
    const found = {
      h1: (await headings(page)).length,
      raw,
      wide: await tooWide(page),
      english: await english(page),
      axe: await broken(page, rules === 'narrow' ? (isList || FULL ? 'all' : 'contrast') : rules, within),
    }
    expect
      .soft(found, `${screen}, ${width} px, ${theme}`)
      .toEqual({ h1: 1, raw: [], wide: [], english: [], axe: [] })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}
