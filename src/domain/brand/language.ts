/** Specification 1, with uk: 18 languages, each under its own name. The order is the menu's. */
export const LANGUAGES = [
  { code: 'zh', name: '简体中文' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'pt', name: 'Português' },
  { code: 'pl', name: 'Polski' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'fr', name: 'Français' },
  { code: 'ko', name: '한국어' },
  { code: 'vi', name: 'Tiếng Việt' },
  { code: 'ja', name: '日本語' },
  { code: 'it', name: 'Italiano' },
  { code: 'de', name: 'Deutsch' },
  { code: 'cs', name: 'Čeština' },
  { code: 'sl', name: 'Slovenščina' },
  { code: 'tr', name: 'Türkçe' },
  { code: 'ca', name: 'Català' },
  { code: 'ro', name: 'Română' },
  { code: 'uk', name: 'Українська' },
] as const
export type Language = (typeof LANGUAGES)[number]['code']

export const DEFAULT_LANGUAGE: Language = 'en'
export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map((language) => language.code)

export function isLanguage(value: unknown): value is Language {
  return LANGUAGE_CODES.some((code) => code === value)
}

/** Its own name; null of none. */
export const languageName = (language: Language | null): string | null =>
  LANGUAGES.find(({ code }) => code === language)?.name ?? null

/** The language of a tag that we speak: "pt-BR" is pt, "zh_Hans_CN" zh; null for others. */
export function languageOf(tag: unknown): Language | null {
  if (typeof tag !== 'string') return null
  const base = tag.trim().toLowerCase().split(/[-_]/)[0]
  return isLanguage(base) ? base : null
}

/** Those of a list (a brand's, a configuration's) that we speak, in its order; all 18 when none is left. */
export function supportedLanguages(list: unknown): readonly Language[] {
  if (!Array.isArray(list)) return LANGUAGE_CODES
  const found = new Set<Language>()
  for (const tag of list) {
    const language = languageOf(tag)
    if (language) found.add(language)
  }
  return found.size > 0 ? [...found] : LANGUAGE_CODES
}

export interface LanguageQuestion {
  /** Stored choice. */
  cookie: string | null | undefined
  /** The browser's languages, best first. */
  browser: readonly string[]
  supported: readonly string[]
}

/**
 * Stored cookie, then browser, then English, within the supported languages (specification 4). A provider
 * whose list lacks English gets the first of its list as the last choice.
 */
export function chooseLanguage({ cookie, browser, supported }: LanguageQuestion): Language {
  const allowed = supportedLanguages(supported)
  for (const tag of [cookie, ...browser]) {
    const language = languageOf(tag)
    if (language && allowed.includes(language)) return language
  }
  return allowed.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (allowed[0] ?? DEFAULT_LANGUAGE)
}
