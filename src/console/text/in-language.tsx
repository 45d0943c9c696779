import { type ReactNode, Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useLanguage } from '../../kit/text/use-text'
import { useServices } from '../services/services-context'

/** What stands inside speaks this language, whatever the console speaks; null is the console's own. */
export function InLanguage(props: { language: string | null; children: ReactNode }) {
  const { i18n } = useServices()
  const { language, children } = props
  const own = useLanguage()
  if (language === null || language === own) return <>{children}</>
  return (
    <I18nextProvider key={language} i18n={i18n.inLanguage(language)}>
      <Suspense fallback={null}>{children}</Suspense>
    </I18nextProvider>
  )
}
