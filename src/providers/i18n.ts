import type { I18nProvider } from '@refinedev/core'
import { createInstance, type i18n as I18next, type ReadCallback } from 'i18next'
import { DEFAULT_LANGUAGE } from '../domain/brand/language'

/** A file of texts: nested objects whose leaves are texts. */
export type LoadLocale = (language: string, namespace: string) => Promise<unknown>

export interface I18n {
  instance: I18next
  /** The first namespaces are there. Rejects never: without them keys are shown. */
  ready: Promise<void>
  language(): string
  /** Changes the language once its texts are there. */
  change(language: string): Promise<void>
  /** The same texts in a language of its own, whatever the console speaks; loaded as they are asked for. */
  inLanguage(language: string): I18next
  /** `console:login.title`; without a namespace `console` is meant. */
  t(key: string, values?: Record<string, unknown>): string
  provider: I18nProvider
}

export interface I18nDeps {
  language: string
  load: LoadLocale
  /** Namespaces to have before anything is shown. */
  namespaces?: readonly string[]
  /** Called at each change, so that it can be stored. */
  onChange?(language: string): void
}

/**
 * The text of a key; `otherwise` as it stands where there is none. A word of the server may be part of the key or the
 * fallback, so neither is ever read as a template: `$t(…)` and `{{…}}` in it are shown, not carried out.
 */
export function textOr(
  instance: Pick<I18next, 'exists' | 't'>,
  key: string,
  otherwise: string,
  values: Readonly<Record<string, unknown>> = {},
): string {
  if (!instance.exists(key, values)) return otherwise
  // A key of several texts gives them all, which is no text.
  const text: unknown = instance.t(key, { ...values, returnObjects: true })
  return typeof text === 'string' ? text : otherwise
}

/** Words that any screen may need at once. */
const ALWAYS = ['console', 'faults'] as const

/** Texts by language and namespace, loaded when first asked for, English where one is missing. */
export function createI18n({ language, load, namespaces = ALWAYS, onChange }: I18nDeps): I18n {
  const instance = createInstance()
  instance.use({
    type: 'backend',
    init: () => undefined,
    read(lng: string, namespace: string, done: ReadCallback) {
      load(lng, namespace).then(
        (found) => done(null, typeof found === 'object' && found !== null ? (found as object) : {}),
        (error: unknown) => done(error instanceof Error ? error : String(error), false),
      )
    },
  })
  const ready = instance
    .init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      load: 'currentOnly',
      ns: [...namespaces],
      defaultNS: 'console',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
    .then(
      () => undefined,
      () => undefined,
    )

  // i18next has no language of its own before it is initialised.
  const current = () => instance.language ?? language

  const change = async (next: string): Promise<void> => {
    if (next === current()) return
    await instance.changeLanguage(next)
    onChange?.(next)
  }
  const others = new Map<string, I18next>()
  const inLanguage = (other: string): I18next => {
    const known = others.get(other) ?? instance.cloneInstance({ lng: other })
    others.set(other, known)
    return known
  }
  return {
    instance,
    ready,
    language: current,
    change,
    inLanguage,
    t: (key, values) => instance.t(key, values ?? {}),
    provider: {
      // refine gives its default text in the place of the options.
      translate(key: string, options?: unknown, fallback?: string) {
        const given = typeof options === 'string' ? options : fallback
        const values = typeof options === 'object' && options !== null ? options : {}
        return String(instance.t(key, { ...values, ...(given === undefined ? {} : { defaultValue: given }) }))
      },
      changeLocale: change,
      getLocale: current,
    },
  }
}
