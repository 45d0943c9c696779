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

const SAID = new Set(['aria-label', 'title', 'placeholder', 'alt'])

/** What stands on the screen and is said of it, names of languages excepted. */
export function textsOnScreen(): readonly string[] {
  const found = new Set<string>()
  // One way down, without a selector: the page is read whole hundreds of times.
  const read = (parent: Element, named: boolean) => {
    for (const name of parent.getAttributeNames())
      if (SAID.has(name)) found.add(parent.getAttribute(name)?.trim() ?? '')
    const silent = named || /^(script|style)$/.test(parent.localName) || parent.hasAttribute('lang')
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      if (child instanceof Element) read(child, silent)
      else if (!silent && child instanceof Text) found.add(child.data.trim())
    }
  }
  read(document.body, false)
  return [...found]
}
