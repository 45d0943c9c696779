import { expect, it } from 'vitest'
import { validateValue } from '../src/schema/codec'
import { compile } from '../src/schema/compile'
import type { Fields } from '../src/schema/field'
import { access } from './access'
import { resources } from './index'

/*
 * A number that somebody can type has two ends, in every form and every dialog of an action. The author of a plain
 * collection decides for themselves.
 */

const NUMBERS = new Set(['number', 'quantity', 'energy', 'power', 'percent', 'money', 'duration'])
/** Ids of the region tree, chosen by name. */
const CHOSEN = new Set(['country', 'area'])

const typed = (where: string, fields: Fields) =>
  Object.entries(fields)
    .filter(([name, { kind, readonly }]) => NUMBERS.has(kind) && readonly !== true && !CHOSEN.has(name))
    .map(([name, field]) => ({ name: `${where}: ${name}`, field }))

const shipped = resources.filter(({ rest, texts }) => rest === undefined && texts === undefined)
const numbers = compile(shipped, access).all.flatMap(({ name, fields, actions }) => [
  ...typed(name, fields),
  ...Object.entries(actions).flatMap(([action, { input }]) => typed(`${name}, ${action}`, input ?? {})),
])

it.each(numbers)('$name is taken at its ends and refused beyond them, in words', ({ field }) => {
  const { min = Number.NaN, max = Number.NaN } = field as { min?: number; max?: number }
  expect(min).toBeLessThan(max)
  for (const end of [min, max]) expect(validateValue(field, end)).toBeNull()
  for (const beyond of [min - 1, max + 1, max * 1000])
    expect(validateValue(field, beyond)).toMatchObject({ key: 'range', values: { min, max } })
})
