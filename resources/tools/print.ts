import type { Kind } from '../../src/schema/field'
import { asWords } from './detect'

export interface PrintedField {
  readonly name: string
  readonly kind: Kind
  readonly options: Readonly<Record<string, unknown>>
}

/** What a first declaration says. */
export interface Printed {
  /** Sentence above it. */
  readonly about: string
  readonly name: string
  /** Place in the menu; the main one unless given, none for null. */
  readonly menu?: { readonly place: 'main' | 'plant' | 'account'; readonly icon: string } | null
  readonly route?: string
  readonly scope: 'plant' | null
  readonly title: string
  readonly fields: readonly PrintedField[]
  /** Sentence below the fields. */
  readonly note: string | null
  /** How it is answered: `{ rest }` or `{ endpoints }`. */
  readonly answered: object
  readonly columns: readonly string[]
  readonly filters?: readonly string[]
  readonly order: string
  readonly search: boolean
  readonly actions: object
  readonly more?: object
}

/** JSON as a file of ours writes it; keys that need no quotes have none. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(
        ([key, one]) => `${/^[\w$]+$/.test(key) && !/^\d/.test(key) ? key : literal(key)}: ${literal(one)}`,
      )
      .join(', ')} }`
  if (typeof value !== 'string') return JSON.stringify(value)
  return value.includes("'")
    ? JSON.stringify(value)
    : `'${JSON.stringify(value)
        .slice(1, -1)
        .replaceAll(String.raw`\"`, '"')}'`
}

function fieldText({ name, kind, options }: PrintedField): string {
  const said = Object.keys(options).length === 0 ? '' : literal(options)
  return `${name}: field.${kind}(${said}),`
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
/** `generationPower` and `cleaning-contracts` as people write them. */
const label = (name: string) => capital(asWords(name))
const single = (words: string) => words.replace(/ies$/, 'y').replace(/s$/, '')

/** Words of vocabularies; codes in capitals are written as they are. */
function choicesOf(fields: readonly PrintedField[]): object {
  const word = (one: string): string => (/^[A-Z\d_]+$/.test(one) ? one : label(one))
  const choices = fields.flatMap(({ name, options }): [string, object][] => {
    const of = (options['of'] ?? []) as readonly string[]
    return of.length === 0 ? [] : [[name, Object.fromEntries(of.map((one) => [one, word(one)]))]]
  })
  return choices.length === 0 ? {} : { choices: Object.fromEntries(choices) as object }
}

/** `cleaning-contracts` as a name of the language. */
const constant = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const WIDTH = 100

/** A sentence as comments that fit on their lines. */
function comments(sentence: string): string {
  const lines = ['']
  for (const word of sentence.split(' ')) {
    const last = lines.length - 1
    if ((lines[last] ?? '').length + word.length > WIDTH) lines.push(word)
    else lines[last] = `${lines[last] ?? ''} ${word}`.trim()
  }
  return lines.map((line) => `// ${line}\n`).join('')
}

/** A first declaration as the text of a file; the formatter lays it out. */
export function printDeclaration(printed: Printed): string {
  const { name, menu = { place: 'main', icon: 'list' }, scope, fields, note, filters = [] } = printed
  const labels = fields.filter(({ kind }) => kind !== 'id').map((one) => [one.name, label(one.name)])
  const many = label(name)
  const texts = {
    one: single(many),
    many,
    fields: Object.fromEntries(labels) as object,
    ...choicesOf(fields),
  }
  const text = `import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/** ${printed.about} */
export const ${constant(name)} = defineResource({
  name: '${name}',
  route: '${printed.route ?? `/${name}`}',
  ${menu === null ? '' : `menu: ${literal(menu)},`}
  ${scope === null ? '' : `scope: '${scope}',`}
  title: '${printed.title}',
  fields: {
    ${fields.map(fieldText).join('\n')}
    ${note === null ? '' : comments(note)}
  },
  ${literal(printed.answered).slice(2, -2)},
  list: {
    columns: ${literal(printed.columns)},
    size: 20,
    order: { field: '${printed.order}', direction: 'DESC' },
    ${filters.length === 0 ? '' : `filters: ${literal(filters)},`}
    search: ${String(printed.search)},
  },
  // Codes are those of resources/codes.ts.
  actions: ${literal(printed.actions)},
  ${printed.more === undefined ? '' : `${literal(printed.more).slice(2, -2)},`}
  // Other languages: resources/locales/<language>/${name}.json.
  texts: ${literal({ en: texts })},
})
`
  // Parts that say nothing leave no line behind.
  return text.replace(/\n[ ]+(?=\n)/g, '')
}
