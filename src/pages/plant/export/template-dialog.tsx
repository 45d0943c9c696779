import { useContext, useId, useState } from 'react'
import { AskDialog, AskField } from '../../../console/record/ask-dialog'
import { CapabilityContext } from '../../../console/record/use-actions'
import { useServices } from '../../../console/services/services-context'
import { MAIL_EVERY, type MailEvery } from '../../../domain/export/mail-times'
import { type ExportTemplate, TEMPLATE_SCOPE, type TemplatePlant } from '../../../domain/export/template'
import { useText } from '../../../kit/text/use-text'
import { saveView, type ViewMail } from '../../../transport/calls/saved-views'
import css from './export.module.css'

/** The link leads to the plant that the template was made at; its hours are the plant's. */
export const mailOf = ({ id, zone }: TemplatePlant, every: MailEvery): ViewMail => ({
  ...{ every, zone },
  path: `/plant/infos/exportdata?plant=${id}`,
})

const RHYTHMS = ['never', ...MAIL_EVERY] as const

interface DialogProps {
  /** What is kept under the name. */
  readonly content: Readonly<Record<string, unknown>>
  readonly plant: TemplatePlant | null
  /** The one that is edited; null saves another. */
  readonly template: ExportTemplate | null
  readonly list: readonly ExportTemplate[]
  onDone(): void
  onClose(): void
}

/** Name of a template, who sees it, and how often its link comes by mail. */
export function TemplateDialog({ content, plant, template, list, onDone, onClose }: DialogProps) {
  const t = useText('plant-export')
  const engine = useText('engine')
  const hint = useText('console')
  const { send, session } = useServices()
  const canMail = useContext(CapabilityContext)('viewMails') === true
  const { identity } = session.getState()
  const [name, setName] = useState(template?.name ?? '')
  const [every, setEvery] = useState<(typeof RHYTHMS)[number]>(template?.mail?.every ?? 'never')
  const [shared, setShared] = useState(template?.shared ?? false)
  const words = name.trim()
  const field = useId()
  const known = list.find((one) => one.own && one.id !== template?.id && one.name === words)
  const id = template?.id ?? known?.id
  const email = identity?.user.email ?? null
  const offered = RHYTHMS.filter(
    (one) => one === 'never' || one === every || (email !== null && plant !== null),
  )
  const mail = every === 'never' || plant === null ? null : mailOf(plant, every)
  const save = () =>
    send(
      saveView({
        ...{ name: words, scope: TEMPLATE_SCOPE, content, shared },
        ...(id === undefined ? {} : { id }),
        ...(canMail ? { mail } : {}),
      }),
    )

  return (
    <AskDialog
      title={t(template === null ? 'templates.save' : 'templates.edit')}
      sentences={[]}
      button={known === undefined ? engine('form.save') : t('templates.replace')}
      ready={words !== '' && (template === null || known === undefined)}
      send={save}
      onDone={onDone}
      onClose={onClose}
    >
      {() => (
        <>
          <AskField label={t('templates.name')} value={name} onType={setName} max={60} first />
          {canMail && (
            <div className="hg-field">
              <label htmlFor={field}>{t('templates.mail')}</label>
              <select
                id={field}
                className="hg-text-input"
                value={every}
                aria-describedby={`${field}-help`}
                onChange={(event) => setEvery(RHYTHMS.find((one) => one === event.target.value) ?? 'never')}
              >
                {offered.map((one) => (
                  <option key={one} value={one}>
                    {t(`templates.every.${one}`)}
                  </option>
                ))}
              </select>
              <p id={`${field}-help`} className="hg-field-help text-ink-soft text-caption">
                {email === null
                  ? hint('hint.mail')
                  : t('templates.mailHelp', { email, plant: plant?.name ?? String(plant?.id ?? '') })}
              </p>
            </div>
          )}
          {identity?.organisation && (
            <label className={css['check']}>
              <input type="checkbox" checked={shared} onChange={() => setShared(!shared)} />
              {engine('views.share')}
            </label>
          )}
        </>
      )}
    </AskDialog>
  )
}
