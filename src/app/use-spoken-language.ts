import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../console/services/services-context'

/** Records have words of the cloud, such as what an alarm is called: in another language they are asked for again. */
export function useSpokenLanguage(client: QueryClient): void {
  const { i18n } = useServices()
  useEffect(() => {
    const { instance } = i18n
    const askAgain = () => void client.invalidateQueries({ queryKey: ['data'] })
    instance.on('languageChanged', askAgain)
    return () => instance.off('languageChanged', askAgain)
  }, [client, i18n])
}
