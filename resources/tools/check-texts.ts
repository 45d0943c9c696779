import { LANGUAGE_CODES as LANGUAGES } from '../../src/domain/brand/language'
import { textKeys } from '../../src/schema/checks-words'
import { declaredTexts, plainKey } from '../../src/schema/declared-texts'
import type { Resource } from '../../src/schema/resource'
import type { Given, Lack } from './lack'

/** Actions whose words the engine has. */
const USUAL_ACTIONS = new Set(['read', 'create', 'update', 'delete', 'export'])

function at(texts: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (here, step) =>
        typeof here === 'object' && here !== null ? (here as Record<string, unknown>)[step] : undefined,
      texts,
    )
}

const has = (texts: unknown, key: string) => typeof at(texts, key) === 'string'

/** Fields that somebody sees by their name: what only a condition or a rule reads needs no label. */
function shownFields({ fields, list, show, form, single, title }: Resource): ReadonlySet<string> {
  const all = Object.keys(fields).filter((name) => fields[name]?.kind !== 'id')
  const sections = show?.sections ?? (single || list?.open === 'none' ? [] : [{ fields: all }])
  const groups = form?.groups ?? [{ fields: all.filter((name) => !fields[name]?.readonly) }]
  return new Set([
    title,
    ...(list?.columns ?? []),
    ...(list?.more ?? []),
    ...(list?.filters ?? []),
    ...(list?.card ?? []),
    ...[...sections, ...groups].flatMap((one) => one.fields),
  ])
}

/** Fields of the codes of currencies: EUR reads the same in every language. */
const currenciesOf = ({ fields }: Resource): ReadonlySet<string> =>
  new Set(Object.values(fields).flatMap((field) => (field.kind === 'money' ? [field.currency] : [])))

/** Keys of a resource's texts, each with the shared words that may stand in for it. */
function keysOf(resource: Resource): ReadonlyMap<string, readonly string[]> {
  const { fields, actions, show, form, list } = resource
  const keys = new Map<string, readonly string[]>([
    ['one', []],
    ['many', []],
  ])
  const shown = shownFields(resource)
  const currencies = currenciesOf(resource)
  const inputs = Object.values(actions).flatMap(({ input }) => Object.entries(input ?? {}))
  for (const [name, field] of [...Object.entries(fields).filter(([one]) => shown.has(one)), ...inputs]) {
    if (field.kind !== 'id') keys.set(`fields.${name}`, [`words:fields.${name}`])
    if ('of' in field && !currencies.has(name))
      for (const word of field.of)
        // A time of day reads the same in every language.
        if (/\p{L}/u.test(word))
          keys.set(`choices.${name}.${plainKey(word)}`, [`words:words.${plainKey(word)}`])
  }
  for (const [name, action] of Object.entries(actions)) {
    if (USUAL_ACTIONS.has(name) || (action.at ?? []).length === 0) continue
    keys.set(`actions.${name}.label`, [`engine:actions.${name}.label`])
    if (action.confirm) keys.set(`actions.${name}.confirm`, [`engine:actions.${name}.confirm`])
  }
  for (const { key } of [...(show?.sections ?? []), ...(form?.groups ?? [])])
    keys.set(`sections.${key}`, [`words:sections.${key}`, `engine:sections.${key}`])
  for (const { key } of list?.views ?? []) keys.set(`views.${key}`, [])
  if (list?.view !== undefined) keys.set(`views.${list.view}`, [])
  return keys
}

/** Headings of forms: the usual phrase around the name stands in for them, so that they are wished for, not needed. */
const headingsOf = ({ single, form, list, actions }: Resource): readonly string[] =>
  single || form === undefined || list?.open === 'none'
    ? []
    : (['create', 'update'] as const)
        .filter((name) => actions[name] !== undefined && actions[name].view === undefined)
        .map((name) => `forms.${name}`)

/** Keys of a file that nothing asks for. */
function orphansOf(resource: Resource, texts: unknown): readonly string[] {
  const known = {
    ...textKeys(resource),
    // A text field may hold codes of a vendor, and still be shown by words.
    choices: Object.keys(resource.fields),
    forms: ['create', 'update'],
  }
  const choices = Object.entries(resource.fields).flatMap(([name, field]): [string, readonly string[]][] =>
    'of' in field ? [[`choices.${name}`, field.of.map(plainKey)]] : [],
  )
  return [...Object.entries<readonly string[]>(known), ...choices].flatMap(([part, names]) => {
    const own = at(texts, part)
    const keys = typeof own === 'object' && own !== null ? Object.keys(own).map(plainKey) : []
    return keys.filter((key) => !names.includes(key)).map((key) => `${part}.${key}`)
  })
}

/** What is said of several languages, in one line with the names of all of them. */
function together(languages: readonly string[], lacksIn: (language: string) => readonly Lack[]): Lack[] {
  const lines = new Map<string, { lack: Lack; of: string[] }>()
  for (const language of languages)
    for (const lack of lacksIn(language)) {
      const line = lines.get(lack.what) ?? { lack, of: [] }
      line.of.push(language)
      lines.set(lack.what, line)
    }
  return [...lines.values()].map(({ lack, of }) => ({ ...lack, what: `${of.join(', ')}: ${lack.what}` }))
}

/** Words that a resource lacks, with the languages that lack them, and words that nothing asks for. */
export function textLacks(resource: Resource, { texts, languages = LANGUAGES }: Given): Lack[] {
  const { name } = resource
  const lack = (what: string, weight: Lack['weight'] = 'lack'): Lack => ({ resource: name, what, weight })
  const own = (language: string): unknown =>
    texts(language, name) ??
    (resource.texts?.[language] === undefined ? null : declaredTexts([resource], language, name))
  if (languages.every((language) => own(language) === null))
    return [lack(`has no words: neither resources/locales/en/${name}.json nor texts of its own`)]
  if (own('en') === null) return [lack('has no words in English')]
  // A resource whose English stands among the texts of the product speaks every language.
  const everywhere = texts('en', name) !== null
  const keys = [...keysOf(resource)]
  const missingIn = (language: string): readonly string[] =>
    keys.flatMap(([key, others]) => {
      const shared = others.some((other) => {
        const [namespace = '', path = ''] = other.split(':')
        return has(texts(language, namespace), path)
      })
      return shared || has(own(language), key) ? [] : [key]
    })
  const isSilent = (language: string) => !everywhere && own(language) === null
  const silent = languages.filter(isSilent)
  const found = together(
    languages.filter((language) => !isSilent(language)),
    (language) => {
      // A declaration's own words may leave out what the name itself says.
      const isNeeded = (key: string) => everywhere || key === 'one' || key === 'many'
      const missing = missingIn(language)
      const left = missing.filter((key) => !isNeeded(key))
      const wished = headingsOf(resource).filter((key) => !has(own(language), key))
      return [
        ...missing.filter(isNeeded).map((key) => lack(`${key} is missing`)),
        ...(left.length > 0 ? [lack(`without words: ${left.join(', ')}`, 'note')] : []),
        ...(wished.length > 0 ? [lack(`${wished.join(', ')} would name the form better`, 'note')] : []),
        ...orphansOf(resource, own(language)).map((key) => lack(`${key} names nothing`)),
      ]
    },
  )
  if (silent.length > 0) found.push(lack(`has no words in ${silent.join(', ')}; English steps in`, 'note'))
  return found
}
