import { LANGUAGE_CODES as LANGUAGES } from '../../src/domain/language'
import type { AccessDeclaration } from '../../src/schema/compile'
import { compile } from '../../src/schema/compile'
import { plainKey } from '../../src/schema/declared-texts'
import { type Endpoint, target } from '../../src/schema/endpoint'
import type { Resource } from '../../src/schema/resource'

/** Something that a declaration lacks. A `note` is no mistake: English steps in. */
export interface Lack {
  readonly resource: string
  readonly what: string
  readonly weight: 'lack' | 'note'
}

/** What a check may look at. */
export interface Given {
  readonly resources: readonly Resource[]
  readonly access: AccessDeclaration
  /** Texts of a namespace in a language; null where there is no such file. */
  texts(language: string, namespace: string): unknown
  /** Whether the simulated cloud serves a call. */
  serves(method: string, path: string): Promise<boolean>
}

/** Actions and sections whose words the engine has. */
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

/** Keys of a resource's texts, each with the shared words that may stand in for it. */
function keysOf({ fields, actions, show, form, list }: Resource): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, readonly string[]>([
    ['one', []],
    ['many', []],
  ])
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'id') keys.set(`fields.${name}`, [`words:fields.${name}`])
    if ('of' in field)
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
  const known: Readonly<Record<string, ReadonlySet<string>>> = {
    fields: new Set(Object.keys(resource.fields)),
    help: new Set(Object.keys(resource.fields)),
    choices: new Set(
      Object.entries(resource.fields).flatMap(([name, field]) => ('of' in field ? [name] : [])),
    ),
    actions: new Set(Object.keys(resource.actions)),
    sections: new Set(
      [...(resource.show?.sections ?? []), ...(resource.form?.groups ?? [])].map(({ key }) => key),
    ),
    views: new Set((resource.list?.views ?? []).map(({ key }) => key)),
    forms: new Set(['create', 'update']),
  }
  return Object.entries(known).flatMap(([part, names]) => {
    const own = at(texts, part)
    const keys = typeof own === 'object' && own !== null ? Object.keys(own) : []
    return keys.filter((key) => !names.has(key)).map((key) => `${part}.${key}`)
  })
}

function textLacks(resource: Resource, { texts }: Given): Lack[] {
  const { name } = resource
  const lack = (what: string, weight: Lack['weight'] = 'lack'): Lack => ({ resource: name, what, weight })
  const hasFile = LANGUAGES.some((language) => texts(language, name) !== null)
  if (!hasFile && Object.keys(resource.texts ?? {}).length === 0)
    return [lack(`has no words: neither resources/locales/en/${name}.json nor texts of its own`)]
  const orphans = orphansOf(resource, hasFile ? texts('en', name) : resource.texts?.['en'])
  const found = LANGUAGES.flatMap((language) => {
    const own = hasFile ? texts(language, name) : resource.texts?.[language]
    if (!hasFile && own === undefined)
      return [
        language === 'en'
          ? lack('has no words in English')
          : lack(`has no words in ${language}; English steps in`, 'note'),
      ]
    const declared = hasFile ? own : withPlainKeys(own)
    const wished = headingsOf(resource)
      .filter((key) => !has(declared, key))
      .map((key) => lack(`${language}: ${key} would name the form better`, 'note'))
    const wanted = [...keysOf(resource)].flatMap(([key, others]) => {
      const shared = others.some((other) => {
        const [namespace = '', path = ''] = other.split(':')
        return has(texts(language, namespace), path)
      })
      // A declaration's own words may leave out what the name itself says.
      const weight = hasFile || key === 'one' || key === 'many' ? 'lack' : 'note'
      return shared || has(declared, key) ? [] : [lack(`${language}: ${key} is missing`, weight)]
    })
    return [...wanted, ...wished]
  })
  return [...found, ...orphans.map((key) => lack(`en: ${key} names nothing`))]
}

function withPlainKeys(texts: unknown): unknown {
  return JSON.parse(
    JSON.stringify(texts ?? {}, (key, value: unknown) =>
      key === 'choices' && typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value).map(([field, words]) => [
              field,
              Object.fromEntries(
                Object.entries(words as object).map(([word, text]) => [plainKey(word), text as unknown]),
              ),
            ]),
          )
        : value,
    ),
  )
}

const REST_CALLS = [
  ['GET', ''],
  ['POST', ''],
  ['GET', '/1'],
  ['PATCH', '/1'],
  ['DELETE', '/1'],
] as const

async function pathLacks(resource: Resource, { serves }: Given): Promise<Lack[]> {
  const { name, endpoints, actions, rest } = resource
  const declared: [where: string, endpoint: Endpoint][] = [
    ...Object.entries(endpoints ?? {}).map(([which, one]): [string, Endpoint] => [`endpoints.${which}`, one]),
    ...Object.entries(actions).flatMap(([which, { endpoint }]): [string, Endpoint][] =>
      endpoint === undefined ? [] : [[`actions.${which}`, endpoint]],
    ),
  ]
  const calls = [
    ...declared.map(([where, endpoint]) => ({ where, ...target(endpoint) })),
    ...(rest === undefined
      ? []
      : REST_CALLS.map(([method, tail]) => ({ where: 'rest', method, path: `/collection-s${rest}${tail}` }))),
  ]
  const lacks: Lack[] = []
  for (const { where, method, path } of calls) {
    if (!(await serves(method, path.replace(/\{[\w.]+\}/g, '1'))))
      lacks.push({ resource: name, what: `${where}: ${method} ${path} is not served`, weight: 'lack' })
  }
  return lacks
}

/** Everything that the declarations still lack, resource by resource. */
export async function lacksOf(given: Given): Promise<readonly Lack[]> {
  const { resources, access } = given
  try {
    compile(resources, access)
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    return [{ resource: 'declarations', what, weight: 'lack' }]
  }
  const lacks = await Promise.all(
    resources.map(async (one) => [...textLacks(one, given), ...(await pathLacks(one, given))]),
  )
  return lacks.flat()
}
