import { type ContextType, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { I18nContext } from 'react-i18next'

type I18next = NonNullable<ContextType<typeof I18nContext>>['i18n']

type TextValues = Record<string, string | number>

/** `t('key')` looks in the namespace given; `t('faults:42')` names another one. */
export type Translate = (key: string, values?: TextValues) => string

interface TextStore {
  subscribe(notify: () => void): () => void
  /** By language and namespace; only what is loaded. */
  texts: Map<string, Translate>
}

const stores = new WeakMap<I18next, TextStore>()

function storeOf(i18n: I18next): TextStore {
  const known = stores.get(i18n)
  if (known) return known
  const store: TextStore = {
    subscribe(notify) {
      i18n.on('languageChanged', notify)
      return () => i18n.off('languageChanged', notify)
    },
    texts: new Map(),
  }
  stores.set(i18n, store)
  return store
}

function translate(i18n: I18next, { texts }: TextStore, namespace: string): Translate | null {
  const key = `${i18n.language} ${namespace}`
  const known = texts.get(key)
  if (known) return known
  if (!i18n.isInitialized || !i18n.hasLoadedNamespace(namespace)) return null
  const t = i18n.getFixedT(i18n.language, namespace)
  // Most texts have no values and are asked for at each rendering of a cell.
  const plain = new Map<string, string>()
  const made: Translate = (name, values) => {
    if (values !== undefined || name.includes(':')) return String(t(name, values ?? {}))
    const known = plain.get(name)
    if (known !== undefined) return known
    const text = String(t(name, {}))
    if (text !== name) plain.set(name, text)
    return text
  }
  texts.set(key, made)
  return made
}

function useI18n(): I18next {
  const given = useContext(I18nContext) as ContextType<typeof I18nContext> | undefined
  if (!given) throw new Error('texts need an I18nextProvider above them')
  return given.i18n
}

/**
 * Waits for these texts, in the language that it answers. `useTranslation` copies the whole i18next instance for each
 * component that comes to stand; a list has hundreds.
 */
export function useLoadedTexts(i18n: I18next, namespaces: readonly string[]): string {
  const store = storeOf(i18n)
  const language = useSyncExternalStore(store.subscribe, () => i18n.language)
  if (namespaces.some((namespace) => translate(i18n, store, namespace) === null))
    throw new Promise<void>((loaded) => {
      void i18n.loadNamespaces([...namespaces], () => loaded())
    })
  return language
}

/** The same without waiting: whether all of them are there, in which language. Until then a text is its own key. */
export function useComingTexts(
  i18n: I18next,
  namespaces: readonly string[],
): { language: string; ready: boolean } {
  const store = storeOf(i18n)
  const language = useSyncExternalStore(store.subscribe, () => i18n.language)
  const [, drawAgain] = useState(0)
  const ready = namespaces.every((namespace) => translate(i18n, store, namespace) !== null)
  const names = namespaces.join(' ')
  useEffect(() => {
    if (ready) return
    let left = false
    void i18n.loadNamespaces(names.split(' '), () => {
      if (!left) drawAgain((times) => times + 1)
    })
    return () => {
      left = true
    }
  }, [i18n, ready, names, language])
  return { language, ready }
}

/** Texts of one namespace in the current language; `console` and `faults` are always at hand. */
export function useText(namespace: string): Translate {
  const i18n = useI18n()
  useLoadedTexts(i18n, [namespace])
  return translate(i18n, storeOf(i18n), namespace) as Translate
}

/** The current language, as a code of the supported list. */
export function useLanguage(): string {
  const i18n = useI18n()
  return useSyncExternalStore(storeOf(i18n).subscribe, () => i18n.language)
}
