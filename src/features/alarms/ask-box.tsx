import type { FormEvent, ReactNode } from 'react'
import '../../kit/dialog/dialog-fields.css'
import { Overlay } from '../../kit/dialog/overlay'
import { DialogObject } from '../../console/record/dialog-object'
import { DialogFoot } from '../../console/record/dialog-foot'
import { applicable } from '../../console/record/use-actions'
import type { ViewProps } from '../../console/views/view-props'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'

const CALM = { busy: false, failure: null }

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
  const { plan, records, action, onClose, onSubmit, ready = true, write = CALM } = props
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) onSubmit?.()
  }
  return (
    <Overlay
      shape="box"
      title={count > 1 ? t('record.actionOn', { action: label, count }) : label}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="hg-stack hg-gap-12">
        <DialogObject
          plan={plan}
          records={meant}
          names={count > NAMED ? t('record.andMore', { names, count: count - NAMED }) : names}
        />
        {count < records.length && (
          <p className="hg-soft">{t('record.leftOut', { count: records.length - count })}</p>
        )}
        {props.children}
        <DialogFoot
          write={write}
          label={onSubmit && label}
          ready={ready}
          withoutNetwork={planned?.queued}
          onClose={onClose}
        />
      </form>
    </Overlay>
  )
}
