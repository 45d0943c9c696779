import type { Locale } from 'antd/es/locale'
import english from 'antd/es/locale/en_US'
import type { Language } from '../domain/language'
import { completed, type Texts } from './completed-texts'

/** antd's own texts, each in a chunk of its own. English is built in. */
const ANTD: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Locale }>>> = {
  zh: () => import('antd/es/locale/zh_CN'),
  es: () => import('antd/es/locale/es_ES'),
  pt: () => import('antd/es/locale/pt_PT'),
  pl: () => import('antd/es/locale/pl_PL'),
  nl: () => import('antd/es/locale/nl_NL'),
  fr: () => import('antd/es/locale/fr_FR'),
  ko: () => import('antd/es/locale/ko_KR'),
  vi: () => import('antd/es/locale/vi_VN'),
  ja: () => import('antd/es/locale/ja_JP'),
  it: () => import('antd/es/locale/it_IT'),
  de: () => import('antd/es/locale/de_DE'),
  cs: () => import('antd/es/locale/cs_CZ'),
  sl: () => import('antd/es/locale/sl_SI'),
  tr: () => import('antd/es/locale/tr_TR'),
  ca: () => import('antd/es/locale/ca_ES'),
  ro: () => import('antd/es/locale/ro_RO'),
  uk: () => import('antd/es/locale/uk_UA'),
}

/** Names of months and weekdays for the pickers. */
const DAYJS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<unknown>>> = {
  zh: () => import('dayjs/locale/zh-cn'),
  es: () => import('dayjs/locale/es'),
  pt: () => import('dayjs/locale/pt'),
  pl: () => import('dayjs/locale/pl'),
  nl: () => import('dayjs/locale/nl'),
  fr: () => import('dayjs/locale/fr'),
  ko: () => import('dayjs/locale/ko'),
  vi: () => import('dayjs/locale/vi'),
  ja: () => import('dayjs/locale/ja'),
  it: () => import('dayjs/locale/it'),
  de: () => import('dayjs/locale/de'),
  cs: () => import('dayjs/locale/cs'),
  sl: () => import('dayjs/locale/sl'),
  tr: () => import('dayjs/locale/tr'),
  ca: () => import('dayjs/locale/ca'),
  ro: () => import('dayjs/locale/ro'),
  uk: () => import('dayjs/locale/uk'),
}

export interface LibraryLocale {
  antd: Locale
  /** Name of dayjs' locale. */
  dayjs: string
}

export const ENGLISH: LibraryLocale = { antd: english, dayjs: 'en' }

/** Texts of the component library in a language; English when they cannot be loaded. */
export async function libraryLocale(language: Language): Promise<LibraryLocale> {
  if (language === 'en') return ENGLISH
  try {
    const [{ default: own }] = await Promise.all([ANTD[language](), DAYJS[language]()])
    return {
      antd: completed(own as unknown as Texts, english as unknown as Texts) as unknown as Locale,
      dayjs: language === 'zh' ? 'zh-cn' : language,
    }
  } catch {
    return ENGLISH
  }
}
