import { useLoadedTexts } from '../../kit/text/use-text'
import { type I18n, textOr } from '../../providers/i18n'
import type { Plan } from '../../schema/compile'
import { plainKey } from '../../schema/declared-texts'
import { useServices } from '../services/services-context'

/** Words of one resource, by derived keys: nobody writes a key of a field. */
export interface ResourceText {
  /** "Plant". */
  one: string
  /** "Plants". */
  many: string
  field(name: string): string
  /** Sentence below the input, or null. */
  help(name: string): string | null
  /** Label of a word of a vocabulary; an unknown one is shown as it is, or named by its code where the field has words for that. */
  choice(field: string, word: string): string
  section(key: string): string
  action(
    name: string,
    part: 'label' | 'confirm' | 'affects' | 'done' | 'hindered',
    values?: Record<string, string | number>,
  ): string
  view(key: string): string
  /** Heading of the form that makes a record, or changes one: a phrase of its own, or the usual one around the name. */
  form(mode: 'create' | 'update'): string
  /** Why a list is empty, by kind of emptiness, where the resource has words of its own for it; otherwise null. */
  empty(kind: string): string | null
}

/** `maintenanceVisits` and `maintenance-visits` as people write it: "Maintenance visits". */
export function humanize(name: string): string {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A name within a phrase is written small, but for German nouns and for letters that stand for words. */
export function withinPhrase(name: string, language: string): string {
  const kept = language.startsWith('de') || /^.\p{Lu}/u.test(name)
  return kept ? name : name.charAt(0).toLocaleLowerCase(language) + name.slice(1)
}

type Said = (key: string, otherwise: string, values: Record<string, string>) => string

function formTitle(engine: Said, mode: string, one: string, language: string): string {
  const phrase = (what: string) => engine(`form.titles.${mode}`, what, { what })
  const title = phrase(one)
  return title.startsWith(one) ? title : phrase(withinPhrase(one, language))
}

/** What it answers for a word is put together once: a list asks for the same few for each of its cells. */
function once<T>(read: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    const text = read(word)
    known.set(word, text)
    return text
  }
}

function made(instance: I18n['instance'], name: string, language: string): ResourceText {
  const from =
    (ns: string) =>
    (key: string, otherwise: string, values: Record<string, string | number> = {}) =>
      textOr(instance, key, otherwise, { ...values, ns, lng: language })
  const [say, shared, engine] = [from(name), from('words'), from('engine')]
  const choices = once((field) =>
    once((word) =>
      say(
        `choices.${field}.${plainKey(word)}`,
        shared(`words.${plainKey(word)}`, shared(`unlisted.${field}`, word, { code: word })),
      ),
    ),
  )
  return {
    one: say('one', humanize(name)),
    many: say('many', humanize(name)),
    field: once((field) => say(`fields.${field}`, shared(`fields.${field}`, humanize(field)))),
    help: once((field) => say(`help.${field}`, '') || null),
    choice: (field, word) => choices(field)(word),
    section: (key) => say(`sections.${key}`, shared(`sections.${key}`, humanize(key))),
    action: (action, part, values = {}) =>
      say(
        `actions.${action}.${part}`,
        engine(`actions.${action}.${part}`, part === 'label' ? humanize(action) : '', values),
        values,
      ),
    view: (key) => say(`views.${key}`, humanize(key)),
    form: (mode) => say(`forms.${mode}`, '') || formTitle(engine, mode, say('one', humanize(name)), language),
    empty: (kind) => say(`empty.${kind}`, '') || null,
  }
}

const texts = new WeakMap<I18n['instance'], Map<string, ResourceText>>()

function textsOf(instance: I18n['instance']): Map<string, ResourceText> {
  const known = texts.get(instance)
  if (known) return known
  const none = new Map<string, ResourceText>()
  texts.set(instance, none)
  return none
}

/**
 * Texts of a resource in the current language. What a resource leaves unsaid falls back to the words that all of them
 * share, or the engine's for its usual actions, then to the name itself.
 */
export function useResourceText(plan: Pick<Plan, 'name'>): ResourceText {
  const { instance } = useServices().i18n
  const language = useLoadedTexts(instance, [plan.name, 'words', 'engine'])
  const all = textsOf(instance)
  const key = `${language} ${plan.name}`
  const known = all.get(key)
  if (known) return known
  const text = made(instance, plan.name, language)
  all.set(key, text)
  return text
}
