import { describe, expect, it } from 'vitest'
import { compile } from '../../src/schema/compile'
import { DeclarationError } from '../../src/schema/declaration-error'
import type { Resource } from '../../src/schema/resource'
import { JUDGED_BY } from '../../tests/support/judged-by'
import { walked } from '../../tests/support/walk'
import { access } from '../access'
import { resources } from '../index'
import { lacksOf, lacksOfOne } from './check'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Path = readonly (string | number)[]

/** One letter made another. A single letter would be another word of its own: it is doubled. */
function misspelt(word: string, at: number): string {
  const letter = word[at] ?? ''
  if (word.length === 1) return letter + letter
  return word.slice(0, at) + (letter === 'q' ? 'z' : 'q') + word.slice(at + 1)
}

const letters = (word: string) =>
  [...Array.from(word).keys()].filter((at) => /[\p{L}\d°%]/u.test(word[at] ?? ''))

interface Place {
  readonly path: Path
  readonly word: string
  readonly key: boolean
}

/** Every key and every string with where it stands. */
function placesOf(value: Json, path: Path = []): Place[] {
  if (typeof value === 'string') return [{ path, word: value, key: false }]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((one, at) => placesOf(one, [...path, at]))
  return Object.entries(value).flatMap(([key, one]) => [
    { path: [...path, key], word: key, key: true },
    ...placesOf(one, [...path, key]),
  ])
}

/** A copy with one key or string replaced; keys keep their place. */
function replaced(value: Json, [step, ...rest]: Path, word: string, key: boolean): Json {
  if (step === undefined) return word
  if (Array.isArray(value))
    return value.map((one, at) => (at === step ? replaced(one, rest, word, key) : one))
  return Object.fromEntries(
    Object.entries(value as { [key: string]: Json }).map(([name, one]): [string, Json] => {
      if (name !== step) return [name, one]
      return key && rest.length === 0 ? [word, one] : [name, replaced(one, rest, word, key)]
    }),
  )
}

/** What is said of a declaration: at boot, or by `npm run resource -- check`. Wishes count: they name the words. */
async function judged(all: readonly Resource[], one: Resource): Promise<readonly string[]> {
  try {
    compile(all, access)
  } catch (error) {
    return error instanceof DeclarationError ? [error.message] : []
  }
  // Texts of all languages have the same keys: another test sees to that.
  const lacks = await lacksOfOne(one, { ...JUDGED_BY, languages: ['en'], resources: all })
  return lacks.map(({ what }) => what)
}

it('nothing that is shipped lacks anything, in any language: `npm run resource -- check` is silent', async () => {
  const found = await lacksOf({ ...JUDGED_BY, resources })
  expect(found.filter(({ weight }) => weight === 'lack')).toEqual([])
})

/**
 * Names on the wire of a plain collection are its own to choose, and so are the words that a file of somebody's own
 * brings along: nobody can know them better.
 */
const answered = resources.filter(({ rest, texts }) => rest === undefined && texts === undefined)

/** What the grammar has to say of a place: the same word at the same place of a second declaration says nothing new. */
const said = ({ path, word, key }: Place) =>
  `${path.map((step) => (typeof step === 'number' ? '#' : step)).join('.')}${key ? '' : `=${word}`}`

const known = new Set<string>()
const firsts = new Map(
  answered.map((one) => {
    const places = placesOf(JSON.parse(JSON.stringify(one)) as Json)
    const fresh = places.filter((place) => !known.has(said(place)) && known.add(said(place)))
    return [one.name, walked(fresh, 7)]
  }),
)

describe('misspellings in declarations', () => {
  it.each(answered.map((one) => [one.name, one] as const))(
    'one wrong letter in any key or string of %s is noticed at boot or by the check',
    async (_, resource) => {
      const json = JSON.parse(JSON.stringify(resource)) as Json
      const usual = new Set(await judged(resources, resource))
      const unnoticed: string[] = []
      for (const { path, word, key } of firsts.get(resource.name) ?? []) {
        const [at] = letters(word).slice(Math.floor(letters(word).length / 2))
        if (at === undefined) continue
        const wrong = misspelt(word, at)
        const changed = replaced(json, path, wrong, key) as unknown as Resource
        const others = resources.map((one) => (one === resource ? changed : one))
        const complaints = await judged(others, changed)
        if (complaints.every((one) => usual.has(one))) unnoticed.push(`${path.join('.')}: ${wrong}`)
      }
      expect(unnoticed).toEqual([])
    },
    60_000,
  )
})
