import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const lines = readFileSync('.github/CONTRIBUTING.md', 'utf8').split('\n')
const head = lines.findIndex((line) => line.startsWith('| to add'))
const end = lines.findIndex((line, at) => at > head && !line.startsWith('|'))
const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one)

/** Names of files, among what a cell quotes. */
const isFile = (one: string) => /^[\w.<][\w./<>-]*\.(ts|tsx|json|md)$/.test(one)

const ROWS = lines.slice(head + 2, end).map((line) => {
  const [, what = '', count = '', where = '', words = ''] = line.split('|').map((cell) => cell.trim())
  return { what, count: Number(count), files: quoted(where).filter(isFile), words: quoted(words) }
})

const text = (name: string) => readFileSync(name, 'utf8')

/** `<kind>` is the word of the row; a namespace is any. */
const resolved = (file: string, [word = '']: readonly string[]) =>
  file.replace('<namespace>', 'engine').replace(/<\w+>/, word)

describe('the table of CONTRIBUTING, where things stand', () => {
  it('has a row for each thing that is often added', () => {
    expect(ROWS.map(({ what }) => what.replace(/^an? /, ''))).toEqual(
      expect.arrayContaining([
        'resource',
        'permission code',
        'field kind',
        'call',
        'column of alarms',
        'panel of a plant',
        'language',
        'text',
        'fault code',
        'brand',
      ]),
    )
  })

  it.each(ROWS.map((row) => [row.what, row] as const))('is true of %s', (_, { count, files, words }) => {
    expect(files).toHaveLength(count)
    const named = files.map((file) => resolved(file, words))
    expect(named.filter((file) => !existsSync(file))).toEqual([])
    const said = (file: string) => {
      const all = `${file} ${text(file)}`
      return words.some((word) => all.includes(word) || all.includes(word.replace(':', '-')))
    }
    expect(named.filter((file) => !said(file))).toEqual([])
  })

  it('names the one line of a language: no other code of the console lists them', () => {
    const code = execFileSync('git', ['ls-files', 'src', 'build', 'vite.config.ts', 'index.html'], {
      encoding: 'utf8',
    })
      .split('\n')
      .filter((name) => /\.(ts|tsx|html)$/.test(name) && !name.includes('.test.') && existsSync(name))
    const listing = code.filter((name) => /(['"]sl['"]|\bsl\s*:)/.test(text(name)))
    expect(listing).toEqual(['src/domain/brand/language.ts'])
  })
})
