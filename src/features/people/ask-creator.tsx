import { CopyButton } from '../../kit/copy/copy-button'
import { useCall } from '../../console/data/use-call'
import { useLanguage, useText } from '../../kit/text/use-text'
import type { Plant } from '../../domain/plants/reading'
import { plantDetail } from '../../transport/calls/plant-record'
import record from '../../console/record/record.module.css'

/** Who may share the plant, and a message that asks them to; for those who see businesses and cannot change them. */
export function AskCreator({ plant }: { plant: Plant }) {
  const t = useText('businesses')
  const { data } = useCall(['plant-detail', plant.id], plantDetail(plant.id, useLanguage()))
  const { name, email } = data?.creator ?? { name: null, email: null }
  if (data === undefined) return null
  const title = plant.name ?? String(plant.id)
  const subject = t('ask.subject', { plant: title })
  const message = t('ask.message', { plant: title, id: plant.id })
  return (
    <section
      className={`hg-row justify-between ${record['section']} gap-x-6 gap-y-2`}
      aria-label={t('ask.title')}
    >
      <div>
        <h2 className="text-body">{name === null ? t('ask.title') : t('ask.who', { name })}</h2>
        <p className="hg-cell-soft">{message}</p>
      </div>
      <div className="hg-inline hg-actions flex-wrap">
        {email !== null && (
          <a
            className="hg-button"
            href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`}
          >
            {t('ask.write')}
          </a>
        )}
        <CopyButton text={message} what={t('ask.note')} />
      </div>
    </section>
  )
}
