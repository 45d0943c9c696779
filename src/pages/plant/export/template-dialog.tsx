import { useContext, useState } from 'react'
import { AskDialog, AskField } from '../../../console/record/ask-dialog'
import { CapabilityContext } from '../../../console/record/use-actions'
import { useServices } from '../../../console/services/services-context'
import { MAIL_EVERY, type MailEvery } from '../../../domain/export/mail-times'
import { type ExportTemplate, TEMPLATE_SCOPE, type TemplatePlant } from '../../../domain/export/template'
import { useText } from '../../../kit/text/use-text'
import { saveView, type ViewMail } from '../../../transport/calls/saved-views'
import { Labelled, Select } from './parts'
import css from './export.module.css'

/** The link leads to the plant that the template was made at; its hours are the plant's. */
export const mailOf = ({ id, zone }: TemplatePlant, every: MailEvery): ViewMail => ({
  ...{ every, zone },
  path: `/plant/infos/exportdata?plant=${id}`,
})

type Every = MailEvery | 'never'

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
  const [every, setEvery] = useState<Every>(template?.mail?.every ?? 'never')
  const [shared, setShared] = useState(template?.shared ?? false)
  const words = name.trim()
  const known = list.find((one) => one.own && one.id !== template?.id && one.name === words)
  const id = template?.id ?? known?.id
  const email = identity?.user.email ?? null
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
          <AskField label={t('templates.name')} value={name} onType={setName} most={60} first />
          {canMail && (
            <Labelled
              label={t('templates.mail')}
              help={
                email === null
                  ? hint('hint.mail')
                  : t('templates.mailHelp', { email, plant: plant?.name ?? String(plant?.id ?? '') })
              }
            >
              {(field) => (
                <Select<Every>
                  id={field}
                  value={every}
                  of={(['never', ...MAIL_EVERY] as const)
                    .filter((one) => one === 'never' || (email !== null && plant !== null) || one === every)
                    .map((one) => [one, t(`templates.every.${one}`)])}
                  onChange={setEvery}
                />
              )}
            </Labelled>
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
