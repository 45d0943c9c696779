import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

type TextValues = Record<string, string | number>

/** `t('key')` looks in the namespace given; `t('faults:42')` names another one. */
export type Translate = (key: string, values?: TextValues) => string

/** Texts of one namespace in the current language; `console` and `faults` are always at hand. */
export function useText(namespace: string): Translate {
  const { t } = useTranslation(namespace)
  return useMemo(() => (key, values) => String(t(key, values ?? {})), [t])
}

/** The current language, as a code of the supported list. */
export function useLanguage(): string {
  return useTranslation('console').i18n.language
}
