import { useState } from 'react'
import { offerUndo } from '../../../console/record/undo'
import { useWrite } from '../../../console/record/use-write'
import { WriteNote } from '../../../console/record/write-note'
import { useServices } from '../../../console/services/services-context'
import { useWeekBegin } from '../../../console/data/use-preferences'
import {
  draftOfTemplate,
  type ExportTemplate,
  periodOf,
  TEMPLATE_SCOPE,
  weekdayOf,
} from '../../../domain/export/template'
import type { CalendarDate } from '../../../domain/plants/reading'
import { zonedInstant } from '../../../domain/time/instant'
import { useLineFocus } from '../../../kit/browser/use-line-focus'
import { Button } from '../../../kit/button/button'
import { Panel } from '../../../kit/panel/panel'
import { useText } from '../../../kit/text/use-text'
import { deleteViews, saveView } from '../../../transport/calls/saved-views'
import { mailOf, TemplateDialog } from './template-dialog'
import type { Templates } from './use-templates'
import { wordOf } from './words'
import css from './export.module.css'

interface TemplatesProps {
  readonly templates: Templates
  readonly today: CalendarDate
  /** The address names one that is not there. */
  readonly gone: boolean
  onUse(template: ExportTemplate): void
}

const contentOf = ({ words, period, plant }: ExportTemplate) => ({ words, period, plant })

/** What somebody puts together again and again: kept in the account, and asked for by mail where the server can. */
export function TemplateList({ templates, today, gone, onUse }: TemplatesProps) {
  const t = useText('plant-export')
  const { send } = useServices()
  const write = useWrite()
  const [editing, setEditing] = useState<ExportTemplate | null>(null)
  const { state, list } = templates
  const lines = useLineFocus<HTMLUListElement>()
  const remove = async (template: ExportTemplate) => {
    if (!(await write.run(() => send(deleteViews([template.id]))))) return
    state.retry()
    const { name, shared, plant, mail } = template
    const again = { name, shared, scope: TEMPLATE_SCOPE, content: contentOf(template) }
    offerUndo({
      text: t('templates.removed', { name }),
      run: async () => {
        const kept = await write.run(() =>
          send(saveView({ ...again, ...(mail && plant && { mail: mailOf(plant, mail.every) }) })),
        )
        state.retry()
        return kept
      },
    })
  }
  return (
    <Panel
      title={t('templates.title')}
      state={state}
      empty={list.length === 0 && !gone ? { kind: 'created', text: t('templates.none') } : null}
      className="@min-[840px]/plant:col-span-full"
    >
      {gone && <p role="status">{t('templates.gone')}</p>}
      <ul className={`${css['jobs']} grid`} {...lines}>
        {list.map((template) => (
          <Line
            key={template.id}
            template={template}
            today={today}
            onUse={() => onUse(template)}
            onEdit={() => setEditing(template)}
            onRemove={() => void remove(template)}
          />
        ))}
      </ul>
      <WriteNote write={write} />
      {editing && (
        <TemplateDialog
          content={contentOf(editing)}
          plant={editing.plant}
          template={editing}
          list={list}
          onDone={() => {
            setEditing(null)
            state.retry()
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </Panel>
  )
}

function Line(props: {
  template: ExportTemplate
  today: CalendarDate
  onUse(): void
  onEdit(): void
  onRemove(): void
}) {
  const { template } = props
  const t = useText('plant-export')
  const engine = useText('engine')
  const weekday = useWeekBegin()
  const draft = draftOfTemplate(template, props.today, weekday)
  const period = periodOf(draft, props.today, weekdayOf(template, weekday))
  const { mail, plant } = template
  const button = (text: string, act: () => void) => (
    <Button kind="quiet" aria-label={`${text}: ${template.name}`} onClick={act}>
      {text}
    </Button>
  )
  return (
    <li>
      <div className="grid min-w-0 wrap-anywhere">
        <strong>{template.name}</strong>
        <span className="text-ink-soft text-caption">
          {wordOf(`template.${draft.template}`, t)} · {wordOf(`step.${draft.step}`, t)} ·{' '}
          {period ? t(`period.${period}`) : `${draft.from} – ${draft.to}`}
        </span>
      </div>
      <div className="hg-row text-caption gap-x-3 gap-y-1">
        {mail !== null && (
          <>
            <span>{t(`templates.every.${mail.every}`)}</span>
            {plant && <span className="text-ink-soft text-caption">{plant.name ?? plant.id}</span>}
            <span className="text-ink-soft text-caption">
              {t('templates.next', {
                time: zonedInstant(mail.next, plant?.zone ?? 'UTC').replace(':00 ', ' '),
              })}
            </span>
          </>
        )}
        {template.owner !== null && (
          <span className="text-ink-soft text-caption">{engine('views.by', { name: template.owner })}</span>
        )}
      </div>
      <div className="hg-wrap gap-1 @min-[840px]/plant:justify-end">
        {button(t('templates.use'), props.onUse)}
        {template.own && button(engine('record.edit'), props.onEdit)}
        {template.own && button(engine('actions.delete.label'), props.onRemove)}
      </div>
    </li>
  )
}
