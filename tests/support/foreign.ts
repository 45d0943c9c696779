import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LOCALES = 'resources/locales'
const NAMESPACES = readdirSync(join(LOCALES, 'en')).map((file) => file.replace('.json', ''))

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(leaves)

const textsOf = (language: string) =>
  new Set(
    NAMESPACES.flatMap((name) =>
      leaves(JSON.parse(readFileSync(join(LOCALES, language, `${name}.json`), 'utf8'))),
    ),
  )

/** English texts of several words that the language has other words for. */
export function englishOf(language: string): ReadonlySet<string> {
  const own = textsOf(language)
  return new Set([...textsOf('en')].filter((text) => /\S\s+\S/.test(text) && !own.has(text)))
}

const KEY = new RegExp(
  `\\b(?:${NAMESPACES.join('|')}):[a-zA-Z][\\w.-]*|^[a-z][A-Za-z-]*(?:\\.[A-Za-z0-9_-]+)+$`,
)
/** A key instead of its words, or a hole that nothing was put into. */
export const isRaw = (text: string) => KEY.test(text) || /\{\{|\}\}/.test(text)

/** What stands on the screen and is said of it, names of languages excepted. */
export function textsOnScreen(): readonly string[] {
  const found = new Set<string>()
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    if (!node.parentElement?.closest('script, style, [lang]:not(html)'))
      found.add(node.textContent?.trim() ?? '')
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      found.add(element.getAttribute(name)?.trim() ?? '')
  return [...found]
}
