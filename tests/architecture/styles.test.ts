import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Rule {
  readonly selector: string
  readonly body: string
}

/** The rules of a style sheet, those inside of a media or container rule too, without its condition. */
function rulesOf(css: string): readonly Rule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors
      .split(/,(?![^(]*\))/)
      .map((selector) => ({ selector: selector.trim().replace(/\s+/g, ' '), body })),
  )
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)

it('26: a box that scrolls holds what is placed freely in it, so that nothing lies beside it or makes the page longer', () => {
  const scrolling = files.flatMap((file) => {
    const rules = rulesOf(readFileSync(`src/${file}`, 'utf8'))
    const placed = new Set(
      rules
        .filter(({ body }) => /(^|[\s;])position:\s*(relative|absolute|fixed|sticky)/.test(body))
        .map(({ selector }) => selector),
    )
    return rules
      .filter(({ body }) => /overflow(-[xy])?:[^;]*\b(auto|scroll)\b/.test(body))
      .map(({ selector }) => ({ name: `${file} ${selector}`, placed: placed.has(selector) }))
  })
  expect(scrolling.length).toBeGreaterThan(30)
  expect(scrolling.filter(({ placed }) => !placed).map(({ name }) => name)).toEqual([])
})
