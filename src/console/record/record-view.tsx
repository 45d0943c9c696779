import { Suspense, useMemo, useRef } from 'react'
import { isNoRecord } from '../../domain/faults/fault'
import { holds, type RecordValues } from '../../schema/codec'
import type { Plan, PlannedAction } from '../../schema/compile'
import { useFocusAround } from '../../kit/browser/use-focus-return'
import { CopyButton } from '../../kit/copy/copy-button'
import { FieldCell } from '../fields/field-cell'
import { SkeletonBlock } from '../../kit/panel/panel'
import { ErrorState, StatePage } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'
import { useGranted } from '../access/use-granted'
import { useResourceText } from '../text/use-resource-text'
import { ActionButtons } from './actions'
import { RecordSection } from './record-section'
import { RelatedList } from './related-list'
import type { ActionResult } from './results'
import { useActionRunner } from './use-action-runner'
import { WriteFailure } from './write-failure'
import { useActions } from './use-actions'
import { type RecordState, useRecord } from './use-record'
import { useRecordKeys } from './use-record-keys'
import { useZone } from './use-zone'
import css from './record.module.css'

export interface RecordViewProps {
  readonly plan: Plan
  readonly id: string | number
  /** What a list already holds of it. */
  readonly known?: RecordValues
  /** Opens the whole form; without it only sections are edited. */
  onEdit?(record: RecordValues): void
  /** After an action: a deleted record has nothing left to show. */
  onDone?(action: PlannedAction, result: ActionResult): void
  /** 2 below the heading of a screen. */
  readonly level?: 1 | 2
  /** Its letters belong to something else now: several records are chosen beside it. */
  readonly quiet?: boolean
  /** Its name stands above it already, in the head of a drawer. */
  readonly named?: boolean
}

const titleOf = (plan: Plan, record: RecordValues, id: string | number): string => {
  const title: unknown = record[plan.title]
  return typeof title === 'string' && title.trim() !== '' ? title : String(title ?? id)
}

/** The final geometry of the sections. */
function Skeleton(props: { plan: Plan }) {
  return (
    <div className="hg-stack gap-4 min-w-0 [transition:opacity_var(--motion)_ease-out]" aria-hidden="true">
      {props.plan.sections.map(({ key, fields }) => (
        <div key={key} className={css['section']}>
          <header>
            <SkeletonBlock width={120} height={18} />
          </header>
          <div className="hg-facts">
            {fields.map((name) => (
              <div className="min-w-0" key={name}>
                <SkeletonBlock width={96} height={12} />
                <SkeletonBlock width={160} height={20} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** One record: its name and status, what may be done, its sections, and what belongs to it. The same as page and drawer. */
export function RecordView(props: RecordViewProps) {
  const { plan, id } = props
  const state = useRecord(plan, id, props.known)
  return <RecordContent {...props} state={state} />
}

function RecordContent(props: RecordViewProps & { state: RecordState }) {
  const { plan, id, state, level = 1 } = props
  const { record, fault } = state
  const t = useText('engine')
  const text = useResourceText(plan)
  // Codes of a plant count for that plant alone, and a plant is its own.
  const plant = plan.record === 'plant' ? Number(id) : undefined
  const offered = useActions(plan, 'detail', plant)
  const granted = useGranted(plan.name, ['update'], plant).has('update')
  const mayEdit = granted && record !== null && holds(plan.actions['update']?.when, record)
  const runner = useActionRunner(plan, {
    place: String(id),
    ...(props.onEdit ? { onEdit: props.onEdit } : {}),
    ...(props.onDone ? { onDone: props.onDone } : {}),
  })
  useRecordKeys({ plan, plant }, props.quiet ? null : record, offered, runner)
  const zone = useZone(plan, record ?? {})
  // Beside a list the next one takes its place when it leaves the list.
  const article = useRef<HTMLElement>(null)
  useFocusAround(article)
  const statusName = useMemo(
    () => Object.keys(plan.fields).find((name) => plan.fields[name]?.kind === 'status'),
    [plan],
  )
  const status = statusName === undefined ? undefined : plan.fields[statusName]
  // An id says nothing to whoever reads it.
  const title = record === null ? text.one : titleOf(plan, record, id)
  const Heading = level === 1 ? 'h1' : 'h2'

  // A link that is cut or mistyped, or what it was to has gone: there is nothing to try again.
  if (record === null && fault !== null && !plan.single && isNoRecord(fault))
    return <StatePage picture="lost" level={level} title={t('empty.lost')} />
  return (
    <article
      ref={article}
      className="hg-stack gap-4 min-w-0"
      aria-busy={record === null && fault === null}
      data-refreshing={state.refreshing || undefined}
    >
      <header className="hg-row justify-between gap-x-4 gap-y-2 min-h-8">
        <div className={`${css['name']} hg-cell-line`}>
          {props.named ? (
            <span className="sr-only">{title}</span>
          ) : (
            <Heading className="wrap-anywhere">{title}</Heading>
          )}
          {record && statusName !== undefined && status && (
            <FieldCell
              {...{ plan, record, zone }}
              name={statusName}
              field={status}
              value={record[statusName]}
            />
          )}
          {record && <CopyButton text={title} what={text.field(plan.title)} />}
        </div>
        {record && <ActionButtons plan={plan} offered={offered} records={[record]} runner={runner} />}
      </header>
      {runner.failure && <WriteFailure fault={runner.failure} of={runner.failed} />}
      {fault !== null && <ErrorState fault={fault} what={text.one} retry={state.retry} />}
      {record === null ? (
        fault === null && <Skeleton plan={plan} />
      ) : (
        <div className="hg-stack gap-4 min-w-0 [transition:opacity_var(--motion)_ease-out]">
          {plan.sections.map((section) => (
            <RecordSection
              key={section.key}
              {...{ plan, section, record, zone, mayEdit }}
              level={level === 1 ? 2 : 3}
            />
          ))}
          {plan.related.map(({ resource, by }) => (
            // Its words come on their own; the record stays meanwhile.
            <Suspense key={`${resource}.${by}`} fallback={<SkeletonBlock height={160} />}>
              <RelatedList resource={resource} by={by} id={id} />
            </Suspense>
          ))}
        </div>
      )}
      {runner.element}
    </article>
  )
}
