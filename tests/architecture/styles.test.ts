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

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
const text = (file: string) => readFileSync(`src/${file}`, 'utf8')
const sheets = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, rules: rulesOf(text(file)) }))
const screens = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))

const PLACED = /(^|[\s;])position:\s*(relative|absolute|fixed|sticky)/
const SCROLLS = /overflow(-[xy])?:[^;]*\b(auto|scroll)\b/

/** Texts of a file that hold a utility: names of classes that stand together on an element. */
const namesWith = (utility: RegExp) =>
  screens.flatMap((file) =>
    [...text(file).matchAll(/(["'`])([^"'`\n]*)\1/g)]
      .map(([, , names = '']) => names)
      .filter((names) => names.split(/\s+/).some((name) => utility.test(name)))
      .map((names) => ({ file, names })),
  )

it('26: a box that scrolls holds what is placed freely in it, so that nothing lies beside it or makes the page longer', () => {
  const bySheet = sheets.flatMap(({ file, rules }) => {
    const placed = new Set(rules.filter(({ body }) => PLACED.test(body)).map(({ selector }) => selector))
    return rules
      .filter(({ body }) => SCROLLS.test(body))
      .map(({ selector }) => ({ name: `${file} ${selector}`, placed: placed.has(selector) }))
  })
  const byUtility = namesWith(/^overflow-(x-|y-)?(auto|scroll)$/).map(({ file, names }) => ({
    name: `${file} ${names}`,
    placed: /(^|\s)(relative|absolute|fixed|sticky)(\s|$)/.test(names),
  }))
  const scrolling = [...bySheet, ...byUtility]
  expect(scrolling.length).toBeGreaterThan(20)
  expect(scrolling.filter(({ placed }) => !placed).map(({ name }) => name)).toEqual([])
})
