import { DeclarationError } from './declaration-error'
import { KIND_NAMES } from './field'
import { GRAMMAR } from './grammar/declaration'
import { COMMON, NEEDED, OF_KIND } from './grammar/fields'
import type { Shape } from './grammar/shape'
import { meant } from './nearest'
import type { Resource } from './resource'
import { byKey } from '../domain/values/by-key'
import { isRecord } from '../domain/values/given'

const SCALARS: Readonly<Record<string, string>> = {
  text: 'string',
  number: 'number',
  flag: 'boolean',
}

/** Declarations that were read to their end; one is never changed. */
const passed = new WeakSet<Resource>()

/**
 * Refuses every key and word that the grammar has not, wherever it stands. Types see most of them first; a declaration
 * that came as JSON has met none.
 */
export function checkGrammar(resource: Resource): void {
  if (passed.has(resource)) return
  const { name = 'a declaration' } = resource as Partial<Resource>
  // `undefined` is what is not there: JSON has no such thing, spreads do.
  walk(resource, GRAMMAR, { name, part: '' })
  if (isRecord(resource)) passed.add(resource)
}

interface Where {
  readonly name: string
  readonly part: string
}

function walk(value: unknown, shape: Shape, where: Where): void {
  if (value === undefined) return
  switch (shape.is) {
    case 'value':
      return
    case 'word':
      return checkWord(value, shape.of, where)
    case 'list':
      if (!Array.isArray(value)) return refuse(where, 'must be a list')
      value.forEach((one: unknown, at) => walk(one, shape.of, below(where, keyOf(one) ?? String(at))))
      return
    case 'map':
      if (!isRecord(value)) return refuse(where, 'must be an object')
      for (const [key, one] of Object.entries(value)) walk(one, shape.of, below(where, key))
      return
    case 'part':
      return checkPart(value, shape, where)
    case 'textOr':
      return typeof value === 'string' ? undefined : walk(value, shape.part, where)
    case 'field':
      return checkField(value, where)
    default:
      if (typeof value !== SCALARS[shape.is]) refuse(where, `must be a ${shape.is}`)
  }
}

/** Sections, groups and views go by their keys. */
const keyOf = (value: unknown): string | null =>
  isRecord(value) && typeof value['key'] === 'string' ? value['key'] : null

/** Fields go by their own names, as they do in all other refusals. */
const below = ({ name, part }: Where, step: string): Where => ({
  name,
  part: part === '' || part === 'fields' ? step : `${part}.${step}`,
})

function refuse({ name, part }: Where, sentence: string): never {
  throw new DeclarationError(name, part === '' ? 'declaration' : part, sentence)
}

function checkWord(value: unknown, of: readonly (string | boolean)[], where: Where): void {
  if (of.includes(value as string | boolean)) return
  const words = of.map(String)
  refuse(where, `has ${JSON.stringify(value)}, which is not known${meant(String(value), words)}`)
}

function checkPart(
  value: unknown,
  { keys, needs }: Pick<Extract<Shape, { is: 'part' }>, 'keys' | 'needs'>,
  where: Where,
): void {
  if (!isRecord(value)) return refuse(where, 'must be an object')
  for (const [key, one] of Object.entries(value)) {
    const shape = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (shape === undefined)
      return refuse(where, `has the unknown key ${key}${meant(key, Object.keys(keys))}`)
    walk(one, shape, below(where, key))
  }
  const missing = needs.find((key) => value[key] === undefined)
  if (missing !== undefined) refuse(where, `needs ${missing}`)
}

/** Keys of a field, by its kind. */
const keysOfKind = byKey(KIND_NAMES, (kind) => ({
  ...COMMON,
  ...OF_KIND[kind],
  kind: { is: 'text' } as const,
}))

function checkField(value: unknown, where: Where): void {
  const kind = isRecord(value) ? value['kind'] : undefined
  const known = KIND_NAMES.find((one) => one === kind)
  if (known === undefined)
    return refuse(where, `is of the unknown kind ${String(kind)}${meant(String(kind), KIND_NAMES)}`)
  checkPart(value, { keys: keysOfKind[known], needs: NEEDED[known] ?? [] }, where)
}
