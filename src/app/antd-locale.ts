import { languages } from 'virtual:library-texts'
import type { Locale } from 'antd/es/locale'
import english from 'antd/es/locale/en_US'
import type { Language } from '../domain/brand/language'
import { completed } from './completed-texts'

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
    const { locale } = await languages[language]()
    return { ...locale, antd: completed<Locale>(locale.antd, english) }
  } catch {
    return ENGLISH
  }
}
