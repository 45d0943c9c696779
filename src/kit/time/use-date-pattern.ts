import { useMemo } from 'react'
import { type DatePatterns, datePattern, datePatterns, readerLocale } from '../../domain/time/reader-date'
import { useLanguage } from '../text/use-text'

/** How dates to be typed are written for this reader. */
export function useDatePattern(): string {
  const language = useLanguage()
  return useMemo(() => datePattern(readerLocale(language, navigator.languages)), [language])
}

/** How days, months and days of a known year are written for this reader. */
export function useDatePatterns(): DatePatterns {
  const language = useLanguage()
  return useMemo(() => datePatterns(readerLocale(language, navigator.languages)), [language])
}
