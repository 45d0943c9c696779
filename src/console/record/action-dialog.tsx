import { useRef, useState } from 'react'
import type { RecordValues } from '../../schema/codec'
import type { Plan, PlannedAction } from '../../schema/compile'
import { lazyPart } from '../../kit/parts/lazy-part'
import { SkeletonBlock } from '../../kit/panel/panel'
import { useResourceText } from '../text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { AntdBoundary } from '../services/antd-boundary'
import type { Checked } from './action-inputs'
import { DialogObject } from './dialog-object'
import { FormDialog } from './form-dialog'
import { isTyped, TypedName } from './typed-name'
import type { WriteState } from './use-write'

export const ActionInputs = lazyPart(() => import('./action-inputs').then((part) => part.ActionInputs))

/** Lists this many names; of more it says the number. */
const NAMED = 3

/**
 * Confirmation by blast radius and the fields that an action asks for. It names the object, the effect and the number;
 * `type` wants the name typed, so that a habit cannot confirm it.
 */
export function ActionDialog(props: {
  plan: Plan
  action: PlannedAction
  records: readonly RecordValues[]
  write: WriteState
  onClose: () => void
  onAct: (input: Readonly<Record<string, unknown>> | null) => void
}) {
  const { plan, action, records, write } = props
  const t = useText('engine')
  const text = useResourceText(plan)
  const [typed, setTyped] = useState('')
  const check = useRef<(() => Checked) | null>(null)

  const count = records.length
  const label = text.action(action.name, 'label')
  const titles = records.map((record) => String(record[plan.title] ?? record[plan.idField] ?? ''))
  const name = titles.slice(0, NAMED).join(', ')
  const wanted = count === 1 ? (titles[0] ?? '') : String(count)
  const proven = action.confirm !== 'type' || isTyped(typed, wanted)
  const effect = action.confirm ? effectOf() : ''
  const many = count > NAMED ? t('record.andMore', { names: name, count: count - NAMED }) : name

  /** The number of people affected is shown where every record has it and there is a text for it. */
  function effectOf(): string {
    const people = action.affects === undefined ? null : sumOf(action.affects, records)
    const said = people === null ? '' : text.action(action.name, 'affects', { count: people, name })
    return said === '' ? text.action(action.name, 'confirm', { count, name }) : said
  }

  const submit = () => {
    if (action.input === undefined) return props.onAct(null)
    const checked = check.current?.()
    if (checked?.ok) props.onAct(checked.values)
  }

  return (
    <FormDialog
      role={action.confirm ? 'alertdialog' : 'dialog'}
      title={count > 1 ? t('record.actionOn', { action: label, count }) : label}
      write={write}
      label={label}
      danger={action.tone === 'danger'}
      ready={proven}
      withoutNetwork={action.queued}
      cancelFirst={action.confirm === 'ask' && action.input === undefined}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <DialogObject plan={plan} records={records} names={many} />
      {effect !== '' && <p>{effect}</p>}
      {action.input && (
        <AntdBoundary waiting={<SkeletonBlock height={64 * Object.keys(action.input).length} />}>
          <ActionInputs plan={plan} fields={action.input} checkRef={check} />
        </AntdBoundary>
      )}
      {action.confirm === 'type' && <TypedName name={wanted} typed={typed} onType={setTyped} />}
    </FormDialog>
  )
}

/** Null where one of them has no number. */
function sumOf(field: string, records: readonly RecordValues[]): number | null {
  let sum = 0
  for (const { [field]: value } of records) {
    if (typeof value !== 'number') return null
    sum += value
  }
  return sum
}
