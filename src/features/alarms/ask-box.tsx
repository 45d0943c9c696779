import type { ReactNode } from 'react'
import { DialogObject } from '../../console/record/dialog-object'
import { FormDialog } from '../../console/record/form-dialog'
import { applicable } from '../../console/record/use-actions'
import type { ViewProps } from '../../console/views/view-props'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'

/** Names this many alarms; of more it says the number. */
const NAMED = 3

/** The box of an action that asks in a manner of its own: which alarms, the question, and its two buttons. */
export function AskBox(
  props: Pick<ViewProps, 'plan' | 'records' | 'onClose' | 'write'> & {
    action: string
    /** Without it a choice inside is the answer. */
    onSubmit?: (() => void) | undefined
    ready?: boolean
    children: ReactNode
  },
) {
  const { plan, records, action, onClose, onSubmit, ready = true, write } = props
  const t = useText('engine')
  const text = useResourceText(plan)
  const label = text.action(action, 'label')
  const planned = plan.actions[action]
  const meant = planned === undefined ? records : applicable(planned, records)
  const count = meant.length
  const names = meant
    .slice(0, NAMED)
    .map((record) => String(record[plan.title] ?? record[plan.idField] ?? ''))
    .join(', ')
  return (
    <FormDialog
      title={count > 1 ? t('record.actionOn', { action: label, count }) : label}
      className="hg-stack gap-3"
      write={write}
      label={onSubmit && label}
      ready={ready}
      withoutNetwork={planned?.queued}
      onSubmit={() => onSubmit?.()}
      onClose={onClose}
    >
      <DialogObject
        plan={plan}
        records={meant}
        names={count > NAMED ? t('record.andMore', { names, count: count - NAMED }) : names}
      />
      {count < records.length && (
        <p className="text-ink-soft">{t('record.leftOut', { count: records.length - count })}</p>
      )}
      {props.children}
    </FormDialog>
  )
}
