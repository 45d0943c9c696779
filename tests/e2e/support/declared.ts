import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { access } from '../../../resources/access'
import { compile, type Plan } from '../../../src/schema/compile'
import type { Resource } from '../../../src/schema/resource'
import { HOME } from './forms'

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'fields' in value && 'actions' in value && 'route' in value

/** Every plan of the product, found as the product finds them: by what the files of `resources/` export. */
export async function plansOfProduct(): Promise<readonly Plan[]> {
  const files = readdirSync('resources').filter(
    (file) => /^[a-z-]+\.ts$/.test(file) && !['index.ts', 'access.ts', 'codes.ts'].includes(file),
  )
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(resolve('resources', file)).href) as Promise<object>),
  )
  return compile(
    modules.flatMap((module) => Object.values(module).filter(isResource)),
    access,
  ).all
}

type Texts = Readonly<Record<string, string>>

function flatten(value: unknown, prefix: string): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]]
  return Object.entries(value as object).flatMap(([key, child]) =>
    flatten(child, prefix === '' ? key : `${prefix}.${key}`),
  )
}

/** Names of all files of texts. */
export const NAMESPACES = readdirSync('resources/locales/en').map((file) => file.replace('.json', ''))

function textsOf(language: string): Texts {
  return Object.fromEntries(
    NAMESPACES.flatMap((name) => {
      const file = readFileSync(`resources/locales/${language}/${name}.json`, 'utf8')
      return flatten(JSON.parse(file), '').map(([key, text]) => [`${name}:${key}`, text])
    }),
  )
}

const german = textsOf('de')

/** Words of a plan in German, by the same fallbacks as in the console. */
export const wordsOf = (plan: Plan) => ({
  action: (name: string) =>
    german[`${plan.name}:actions.${name}.label`] ?? german[`engine:actions.${name}.label`] ?? name,
  editSection: (key: string) =>
    german['engine:record.editSection']?.replace(
      '{{section}}',
      german[`${plan.name}:sections.${key}`] ?? german[`words:sections.${key}`] ?? key,
    ) ?? key,
  more: german['engine:record.more'] ?? '',
})

/** English texts that German says otherwise: none of them may stand on a German screen. */
export const ENGLISH_ONLY: readonly string[] = (() => {
  const said = new Set(Object.values(german))
  const english = Object.entries(textsOf('en')).filter(
    ([key, text]) => german[key] !== undefined && german[key] !== text && !text.includes('{{'),
  )
  return [...new Set(english.map(([, text]) => text.trim()))].filter((text) => text !== '' && !said.has(text))
})()

/** Where a plan's list stands, or the page that shows its one record. */
export function listAddress(plan: Plan): string {
  const [path = '', query = ''] = plan.address.split('?')
  // A list that shares its page with others is identified by what its records have in their address.
  const own = path === plan.route ? query.split('&').filter((part) => !part.includes('{')) : []
  const parts = [...(plan.plantScoped ? [`plant=${HOME}`] : []), ...own]
  return `${plan.route}${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}

/** Who may do the most with it: what belongs to an organisation is hidden from owners of single plants. */
export const accountFor = (plan: Plan) => (plan.actions['read']?.scope === 'organisation' ? 'admin' : 'owner')
