import { useMemo } from 'react'
import { datePattern, readerLocale } from '../../domain/time/reader-date'
import { useLanguage } from '../text/use-text'

/** How dates to be typed are written for this reader. */
export function useDatePattern(): string {
  const language = useLanguage()
  return useMemo(() => datePattern(readerLocale(language, navigator.languages)), [language])
}
