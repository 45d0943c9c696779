import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Tracked and new files alike, as git sees them; a copy without git has nothing to judge them by. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => /^(src|resources|mocks|tests)\//.test(name))
const code = files.filter((name) => /\.(ts|tsx|mjs|cjs)$/.test(name))
const text = (name: string) => readFileSync(name, 'utf8')

/** Long tables of data live alone in their file (house rule 2). */
const TABLES = /\.(data|vectors)\.ts$/

describe('files of the house', () => {
  it('are named in kebab case', () => {
    const odd = code.filter((name) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name.split('/').pop() ?? ''))
    expect(odd).toEqual([])
  })

  it('stay under 250 lines', () => {
    const long = [...code, ...files.filter((name) => name.endsWith('.css'))]
      .filter((name) => !TABLES.test(name))
      .map((name) => [name, text(name).split('\n').length] as const)
      .filter(([, lines]) => lines > 250)
    expect(long).toEqual([])
  })

  it('have no colour literal outside the brand and the colour rules', () => {
    const coloured = code.filter(
      (name) =>
        name.startsWith('src/') &&
        !/^src\/domain\/brand\/(branding|colour|configuration)/.test(name) &&
        !name.includes('.test.') &&
        /['"`(]#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})['"`)]/i.test(text(name)),
    )
    expect(coloured).toEqual([])
  })

  it('touch cookies and local storage in one file', () => {
    const touching = code.filter(
      (name) =>
        name.startsWith('src/') &&
        !name.includes('.test.') &&
        /\b(document\.cookie|localStorage|sessionStorage)\b/.test(text(name)),
    )
    expect(touching.filter((name) => name !== 'src/transport/storage.ts')).toEqual([])
  })

  it('write a call path only in a declaration or in transport/calls', () => {
    const paths = code.filter(
      (name) =>
        name.startsWith('src/') &&
        !name.startsWith('src/transport/') &&
        !name.includes('.test.') &&
        /\/(maintain-s|oauth2-s|user-s|auth-s|region-s|backyard-api-s|device-s)\//.test(text(name)),
    )
    expect(paths).toEqual([])
  })

  it('give each decision a number of its own, in its name and its title', () => {
    const pages = files.filter((name) => /^src\/decisions\/\d{4}-/.test(name))
    const numbers = pages.map((name) => Number(/\/(\d{4})-/.exec(name)?.[1]))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(pages.filter((name, index) => !text(name).startsWith(`# ${String(index + 1)}. `))).toEqual([])
  })
})
