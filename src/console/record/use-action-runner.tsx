import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Fault, isUndecided } from '../../domain/faults/fault'
import { useNavigate } from 'react-router'
import type { RecordValues } from '../../schema/codec'
import type { Plan, PlannedAction } from '../../schema/compile'
import { addressOf } from '../../schema/destinations'
import { useServices } from '../services/services-context'
import { useResourceText } from '../text/use-resource-text'
import { listText } from '../../kit/text/list-text'
import { useLanguage, useText } from '../../kit/text/use-text'
import { ActionDialog } from './action-dialog'
import { HeldKeys } from './held-keys'
import { type ActionResult, isPlain, sumParts } from './results'
import { useRunAction } from './run-action'
import { beginUndo, type Undoable } from './undo'
import { applicable } from './use-actions'
import { useKept } from './use-kept'
import { useAnnounceFailure } from './use-write'
import { NamedView } from '../views/named-view'

type Rows = readonly RecordValues[]

export interface ActionRunner {
  /** Asks for confirmation or input, runs the action, and reports the result. */
  run(action: PlannedAction, records: Rows): void
  /** Name of the action under way. */
  readonly busy: string | null
  /** Why the last one that asked nothing did not happen, until the next begins or it is forgotten; a dialog says its own. */
  readonly failure: Fault | null
  /** What did not happen, as its button says. */
  readonly failed: string
  forget(): void
  /** The dialog that is open; the screen puts it somewhere. */
  readonly element: ReactNode
}

interface Ways {
  /** The screen shows `failure` itself. Tells apart several of one resource on a screen; the dialog that was open when the session ended comes back at its own. */
  place?: string
  /** Opens the form of a new record. */
  onCreate?: () => void
  /** Opens the form of this record. */
  onEdit?: (record: RecordValues) => void
  /** It goes out now; nothing had to be asked. */
  onBegin?: (ids: readonly (string | number)[]) => void
  onDone?: (action: PlannedAction, result: ActionResult) => void
  /** What was done last is taken back. */
  onUndone?: () => void
}

const idOf = (plan: Plan, record: RecordValues) => record[plan.idField] as string | number

/** Everything between the button of an action and the sentence that reports the result. */
export function useActionRunner(plan: Plan, ways: Ways = {}): ActionRunner {
  const t = useText('engine')
  const text = useResourceText(plan)
  const language = useLanguage()
  const { notices } = useServices()
  const announce = useAnnounceFailure()
  const runAction = useRunAction(plan)
  const navigate = useNavigate()
  const [asking, setAsking] = useKept<{ action: PlannedAction; records: Rows } | null>(
    `asking ${plan.name} ${ways.place ?? ''}`,
    null,
  )
  const [failure, setFailure] = useState<Fault | null>(null)
  const [failed, setFailed] = useState('')
  const [busy, setBusy] = useState<string | null>(null)
  const sent = useRef<typeof asking>(null)

  const counted = (label: string, result: ActionResult): string => {
    const parts = sumParts(result).map(({ key, count }) => t(`record.sum.${key}`, { count }))
    return `${label}: ${listText(language, parts)}`
  }

  /** "12 acknowledged, 3 unchanged", in the manner of the language. */
  const summed = (action: PlannedAction, result: ActionResult): string => {
    // An action of the list as a whole has no records to count.
    const own =
      isPlain(result) || sumParts(result).length === 0
        ? text.action(action.name, 'done', { count: result.done.length })
        : ''
    return own === '' ? counted(text.action(action.name, 'label'), result) : own
  }

  const undoOf = (action: PlannedAction): PlannedAction | undefined =>
    action.undo === undefined ? undefined : plan.actions[action.undo]

  /** Says what came of it; gives the way to take it back, if there is one. */
  const report = (
    action: PlannedAction,
    result: ActionResult,
    input: RecordValues | null,
  ): Undoable | null => {
    const first = result.failed[0]
    if (result.done.length === 0 && first) {
      const { fault } = first
      if (fault.kind === 'session') return null
      setFailure(fault)
      const label = text.action(action.name, 'label')
      setFailed(label)
      // A dialog says it, or the screen that shows `failure`.
      announce(fault, asking !== null || ways.place !== undefined ? null : label)
      return null
    }
    const back = undoOf(action)
    const said = summed(action, result)
    // An action of the list as a whole has no records to report, and is done when nothing failed.
    if (back === undefined || (result.done.length === 0 && sumParts(result).length > 0)) {
      notices.provider.open({ type: 'success', message: said, key: action.name })
      return null
    }
    let left = result.done
    return {
      text: said,
      run: async () => {
        const undone = await runAction(back, left, [], input)
        const failure = undone.failed[0]
        left = undone.failed.filter(({ fault }) => isUndecided(fault)).map(({ id }) => id)
        const over = left.length === 0
        if (failure) announce(failure.fault, `${t('record.undo')} (${text.action(action.name, 'label')})`)
        if (failure && undone.done.length === 0) return over
        ways.onUndone?.()
        // What may no longer be done, or was so already, is not undone.
        const message = isPlain(undone) ? t('record.undone') : counted(t('record.undo'), undone)
        notices.provider.open({ type: 'success', message, key: 'undone' })
        return over
      },
    }
  }

  const act = async (
    action: PlannedAction,
    records: Rows,
    input: Readonly<Record<string, unknown>> | null,
  ): Promise<void> => {
    // A dialog sends once, however often its button is pressed.
    if (asking !== null && sent.current === asking) return
    sent.current = asking
    setBusy(action.name)
    setFailure(null)
    const ids = records.map((record) => idOf(plan, record))
    const settleUndo = undoOf(action) === undefined ? undefined : beginUndo()
    if (asking === null) ways.onBegin?.(applicable(action, records).map((record) => idOf(plan, record)))
    const result = await runAction(action, ids, records, input)
    if (sent.current === asking) sent.current = null
    setBusy(null)
    // A dialog stays open with what was typed when nothing came of it.
    if (result.failed.length === 0 || result.done.length > 0)
      setAsking((now) => (now === asking ? null : now))
    const back = report(action, result, input)
    settleUndo?.(back)
    ways.onDone?.(action, result)
  }

  const run = (action: PlannedAction, records: Rows): void => {
    const [first] = records
    setFailure(null)
    if (action.to !== undefined) {
      const to = first && addressOf(action.to, first)
      if (to) void navigate(to)
    } else if (action.view !== undefined) setAsking({ action, records })
    else if (action.name === 'create') ways.onCreate?.()
    else if (action.name === 'update' && first && action.endpoint === undefined) ways.onEdit?.(first)
    else if (action.confirm !== undefined || action.input !== undefined) setAsking({ action, records })
    else void act(action, records, null)
  }

  // The rows of a list hold on to it, and are not drawn anew for another one.
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  const steady = useCallback((action: PlannedAction, records: Rows) => latest.current(action, records), [])

  const forget = useCallback(() => setFailure(null), [])
  const close = () => {
    setAsking(null)
    forget()
  }
  const write = { busy: busy !== null, failure }
  const element =
    asking === null ? null : asking.action.view !== undefined ? (
      // While its part is on the way the screen below stays, and so does the focus in it.
      <NamedView
        name={asking.action.view}
        plan={plan}
        records={asking.records}
        write={write}
        onClose={close}
        onAct={(input) => void act(asking.action, asking.records, input)}
        waiting={<HeldKeys />}
      />
    ) : (
      <ActionDialog
        plan={plan}
        action={asking.action}
        records={applicable(asking.action, asking.records)}
        write={write}
        onClose={close}
        onAct={(input) => void act(asking.action, asking.records, input)}
      />
    )

  return { run: steady, busy, failure: asking === null ? failure : null, failed, forget, element }
}
