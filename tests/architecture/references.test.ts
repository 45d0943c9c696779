import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FAULT_CATALOGUE } from '../../src/domain/faults/fault-catalogue'

const text = (name: string) => readFileSync(name, 'utf8')

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => /^(src|resources|mocks)\/.*\.(tsx?|mjs|css)$/.test(name))

/** Ids with a row: those of the page of references, of the checklist, and the numbers of decisions. */
const KNOWN = new Set([
  ...[...text('src/decisions/references.md').matchAll(/^\| `([^`]+)`/gm)].map(([, id = '']) => id),
  ...[...text('tests/checklist/rows.json').matchAll(/"(S\d+-\d+)"/g)].map(([, id = '']) => id),
  ...readdirSync('src/decisions').flatMap((name) => {
    const number = /^0*(\d+)-/.exec(name)?.[1]
    return number === undefined ? [] : [`decision ${number}`]
  }),
  ...FAULT_CATALOGUE.map((_, index) => `specification 8, ${index + 1}`),
])

const FAMILY =
  /\b(specifications?|wire contract|contract|screens|domain(?: facts?| rules?)?|house rules?|pitfalls?|decisions?|spec|ADR|issue|stor(?:y|ies)|guide|section)\s+(P?\d+(?:\.\d+)*)((?:(?:, | and | or | to )P?\d+(?:\.\d+)*)*)/gi

/** A section behind a comma is one more section; behind the error catalogue it is a code. */
function idsOf(family: string, first: string, more: string): string[] {
  const name = family.toLowerCase().replace(/^(specification|decision|pitfall|house rule)s$/, '$1')
  const one = `${name} ${first}`
  return [
    one,
    ...[...more.matchAll(/(, | and | or | to )(P?[\d.]*\d)/g)].map(([, between, id = '']) =>
      name === 'specification' && first === '8'
        ? `${one}, ${id}`
        : between === ' to '
          ? one
          : `${name} ${id}`,
    ),
  ]
}

/** Comments without the prefix of their lines, so that an id may run over a line's end. */
const commentsOf = (source: string) =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/g)].map(([comment]) =>
    comment.replaceAll(/\n\s*\*?\s*/g, ' '),
  )

const idsIn = (comment: string): string[] => [
  ...[...comment.matchAll(FAMILY)].flatMap(([, family = '', first = '', more = '']) =>
    idsOf(family, first, more),
  ),
  ...[...comment.matchAll(/\b(?:C[1-9]\d?|D[1-9]|S\d+-\d+)\b/g)].map(([id]) => id),
]

describe('ids in comments', () => {
  it.each([
    ['cut, not rounded (specification 5 and 9)', ['specification 5', 'specification 9']],
    ['refused (specification 8, 50)', ['specification 8', 'specification 8, 50']],
    ['lists (wire contract 2.8, 4.1), C68', ['wire contract 2.8', 'wire contract 4.1', 'C68']],
    ['hidden (house rule 8, pitfall P2)', ['house rule 8', 'pitfall P2']],
    ['of issue 10, section 3', ['issue 10', 'section 3']],
    ['a plant of 9 kW', []],
  ])('are read: %s', (comment, ids) => {
    expect(idsIn(comment)).toEqual(ids)
  })

  it('resolve inside the repository', () => {
    const lost = FILES.flatMap((name) =>
      commentsOf(text(name))
        .filter((comment) => !comment.includes('https://'))
        .flatMap(idsIn)
        .filter((id) => !KNOWN.has(id))
        .map((id) => `${name}: ${id}`),
    )
    expect(lost).toEqual([])
  })
})
