import type { DocumentEntry } from '../../domain/people/announcement-records'
import { LANGUAGES } from '../../domain/brand/language'
import { foreignLanguage, hostOf, isSaved } from '../../domain/people/manuals'
import { MISSING } from '../../domain/values/quantity'
import { useLanguage, useText } from '../../kit/text/use-text'
import { useMoment } from './moment'

/** A document: opened beside the console, or kept for where there is no network. */
export function ManualLine({ manual }: { manual: DocumentEntry }) {
  const t = useText('manuals')
  const words = useText('words')
  const language = useLanguage()
  const moment = useMoment()
  const title = manual.title ?? MISSING
  const foreign = foreignLanguage(manual, language)
  const named = LANGUAGES.find(({ code }) => code === foreign)
  return (
    <li className="account-line">
      <div>
        <a
          href={manual.url}
          target="_blank"
          rel="noreferrer"
          {...(foreign === null ? {} : { lang: foreign })}
        >
          {title}
        </a>
        <small className="text-ink-soft tabular-nums">
          {[
            ...(manual.deviceType === null
              ? []
              : [[words(`words.${manual.deviceType}`), manual.model].filter(Boolean).join(' ')]),
            ...(foreign === null ? [] : [t('inLanguage', { language: named?.name ?? foreign })]),
            `${words('fields.changed')}: ${moment(manual.updated)}`,
            ...(isSaved(manual) ? [] : [t('elsewhere', { host: hostOf(manual) ?? manual.url })]),
          ].join(' · ')}
        </small>
      </div>
      {isSaved(manual) && (
        <a className="hg-button" href={manual.url} download aria-label={`${t('copy')}: ${title}`}>
          {t('copy')}
        </a>
      )}
    </li>
  )
}
