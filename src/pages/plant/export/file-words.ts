import { useEffect, useState } from 'react'
import { useServices } from '../../../console/services/services-context'
import type { Language } from '../../../domain/brand/language'
import type { I18n } from '../../../providers/i18n'
import { FaultError } from '../../../transport/fault-error'
import { useText } from '../../../kit/text/use-text'
import type { Say } from './words'

/** Where the words of a file stand. */
const NAMESPACES = ['plant-export', 'plant', 'words', 'units', 'engine', 'faults'] as const

/** Words in the language of a file, once they are there; rejects where they do not come. */
export async function fileWords(i18n: I18n, language: string): Promise<Say> {
  const texts = language === i18n.language() ? i18n.instance : i18n.inLanguage(language)
  // Before it is, it would load for another language.
  if (!texts.isInitialized) await new Promise<void>((done) => texts.on('initialized', () => done()))
  await texts.loadNamespaces(NAMESPACES)
  if (!NAMESPACES.every((one) => texts.hasResourceBundle(language, one)))
    throw new FaultError({ kind: 'network' })
  const t = texts.getFixedT(language, 'plant-export')
  return (key, values) => t(key, values ?? {})
}

/** The same for what is shown: the words of the console until they are there. */
export function useFileWords(language: Language | null): Say {
  const own = useText('plant-export')
  const { i18n } = useServices()
  const [found, setFound] = useState<{ language: string; say: Say } | null>(null)
  useEffect(() => {
    if (language === null) return
    let stale = false
    fileWords(i18n, language).then(
      (say) => stale || setFound({ language, say }),
      () => undefined,
    )
    return () => {
      stale = true
    }
  }, [i18n, language])
  return found !== null && found.language === language ? found.say : own
}
