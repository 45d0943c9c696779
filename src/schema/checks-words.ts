import { LANGUAGE_CODES } from '../domain/brand/language'
import { DeclarationError } from './declaration-error'
import { plainKey } from './declared-texts'
import type { Condition, Field } from './field'
import { meant } from './nearest'
import type { DeclaredTexts, Resource } from './resource'

/** Words that must stand elsewhere in the declaration: values of vocabularies, and what texts are the texts of. */
export function checkWords(resource: Resource): void {
  const { fields, show, form, list, actions, name } = resource
  for (const [field, one] of Object.entries(fields)) {
    if ('tones' in one) checkValues(resource, field, one, Object.keys(one.tones ?? {}))
    checkWhen(resource, field, one.when)
    if (one.kind === 'percent') checkWhen(resource, field, one.peers?.among)
  }
  checkWires(resource)
  for (const { key, when } of show?.sections ?? []) checkWhen(resource, `show.sections.${key}`, when)
  for (const { key, when } of form?.groups ?? []) checkWhen(resource, `form.groups.${key}`, when)
  for (const { key, filters } of list?.views ?? [])
    for (const { field, value } of filters ?? [])
      checkValues(resource, `list.views.${key}`, fields[field], Array.isArray(value) ? value : [value])
  for (const [action, { when, key }] of Object.entries(actions)) {
    checkWhen(resource, `actions.${action}`, when)
    if (key !== undefined && [...key].length !== 1)
      throw new DeclarationError(name, `actions.${action}`, `has the key ${key}, which is not one letter`)
  }
  for (const [language, texts] of Object.entries(resource.texts ?? {})) checkTexts(resource, language, texts)
}

/** What a field may hold; null where everything goes. */
function valuesOf(field: Field | undefined): readonly unknown[] | null {
  if (field?.kind === 'flag') return [true, false]
  return field !== undefined && 'of' in field ? field.of : null
}

function checkValues(
  { name }: Resource,
  where: string,
  field: Field | undefined,
  values: readonly unknown[],
): void {
  const known = valuesOf(field)
  const stray = values.find((value) => value !== null && known?.includes(value) === false)
  if (stray === undefined || known === null) return
  throw new DeclarationError(
    name,
    where,
    `has the value ${JSON.stringify(stray)}, which its field never has${meant(String(stray), known.map(String))}`,
  )
}

function checkWhen(resource: Resource, where: string, when: Condition | undefined): void {
  if (when !== undefined) checkValues(resource, where, resource.fields[when.field], when.is)
}

/** What is written has one place on the wire. */
function checkWires({ name, fields }: Resource): void {
  const taken = new Map<string, string>()
  for (const [field, { wire = field, readonly, only }] of Object.entries(fields)) {
    if (readonly) continue
    const place = `${wire} ${only ?? ''}`
    const other = taken.get(place)
    if (other !== undefined)
      throw new DeclarationError(name, field, `goes to ${wire} on the wire, as ${other} does`)
    taken.set(place, field)
  }
}

/** What sentences may name, beside the words of their own resource. */
const PLACEHOLDERS = ['count', 'name']

function checkTexts(resource: Resource, language: string, texts: DeclaredTexts): void {
  const { name } = resource
  const where = `texts.${language}`
  const codes: readonly string[] = LANGUAGE_CODES
  if (!codes.includes(language))
    throw new DeclarationError(name, where, `is no language of the console${meant(language, codes)}`)
  for (const [part, known] of Object.entries(textKeys(resource))) {
    const own = Object.keys(texts[part as keyof DeclaredTexts] ?? {})
    const stray = own.find((key) => !known.includes(key))
    if (stray !== undefined)
      throw new DeclarationError(name, `${where}.${part}`, `names nothing by ${stray}${meant(stray, known)}`)
  }
  for (const [field, words] of Object.entries(texts.choices ?? {}))
    checkChoices(resource, `${where}.choices.${field}`, Object.keys(words), resource.fields[field])
  for (const [, placeholder = ''] of JSON.stringify(texts).matchAll(/\{\{\s*([^}]*?)\s*\}\}/g))
    if (!PLACEHOLDERS.includes(placeholder))
      throw new DeclarationError(
        name,
        where,
        `asks for {{${placeholder}}}, which nobody fills${meant(placeholder, PLACEHOLDERS)}`,
      )
}

/** Words of a vocabulary, as they are or as their keys are written. */
function checkChoices({ name }: Resource, where: string, words: readonly string[], field: Field | undefined) {
  const known = field !== undefined && 'of' in field ? field.of : []
  const stray = words.find((word) => !known.some((one) => one === word || plainKey(one) === word))
  if (stray !== undefined)
    throw new DeclarationError(name, where, `names nothing by ${stray}${meant(stray, known)}`)
}

/** What there are texts of, part by part. */
export function textKeys({
  fields,
  actions,
  show,
  form,
  list,
}: Resource): Readonly<Record<string, readonly string[]>> {
  const inputs = Object.values(actions).flatMap(({ input }) => Object.entries(input ?? {}))
  const all = [...Object.entries(fields), ...inputs]
  const names = all.map(([name]) => name)
  return {
    fields: names,
    help: names,
    choices: all.flatMap(([name, field]) => ('of' in field ? [name] : [])),
    actions: Object.keys(actions),
    sections: [...(show?.sections ?? []), ...(form?.groups ?? [])].map(({ key }) => key),
    views: [
      ...(list?.views ?? []).map(({ key }) => key),
      // The named view in place of the table is chosen by its name.
      ...(list?.view === undefined ? [] : [list.view]),
    ],
  }
}
