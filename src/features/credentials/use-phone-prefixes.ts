import { useServices } from '../../console/services/services-context'
import type { PhonePrefix } from '../../domain/place/region-records'
import { useHelp } from '../../kit/form/use-help'
import { useLanguage } from '../../kit/text/use-text'
import { phonePrefixes } from '../../transport/calls/region'

/** Prefixes of the countries (C16); null while they are on their way and when they do not come. */
export function usePhonePrefixes(wanted: boolean): readonly PhonePrefix[] | null {
  const { send } = useServices()
  const language = useLanguage()
  return useHelp(wanted ? `prefixes ${language}` : null, (signal) =>
    send(phonePrefixes(language, 'v2'), { signal }),
  )
}
