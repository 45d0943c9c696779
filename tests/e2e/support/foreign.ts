import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const LOCALES = join(import.meta.dirname, '../../../resources/locales')

export const NAMESPACES = readdirSync(join(LOCALES, 'en')).map((file) => file.replace('.json', ''))

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(leaves)

const fileOf = (language: string, name: string): unknown =>
  JSON.parse(readFileSync(join(LOCALES, language, `${name}.json`), 'utf8'))

/** The text of a key, as its file has it. */
export const textOf = (language: string, name: string, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], fileOf(language, name))

const textsOf = (language: string) => new Set(NAMESPACES.flatMap((name) => leaves(fileOf(language, name))))

/** English texts of several words that the language has other words for. */
export function englishOf(language: string): ReadonlySet<string> {
  const own = textsOf(language)
  return new Set([...textsOf('en')].filter((text) => /\S\s+\S/.test(text) && !own.has(text)))
}

/** What stands on the screen and is said of it. */
export const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!node.parentElement?.closest('script, style, [lang]:not(html)'))
        found.add(node.textContent?.trim() ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.add(element.getAttribute(name)?.trim() ?? '')
    return [...found]
  })
