import { useForm } from '@refinedev/antd'
import type { BaseRecord, HttpError } from '@refinedev/core'
import { useEffect, useMemo, useState } from 'react'
import { type Fault, isBusy, isConflict, waitOf } from '../../domain/faults/fault'
import type { RecordValues } from '../../schema/codec'
import { fieldAction } from '../../schema/policy'
import { faultOf } from '../../transport/fault-error'
import { useGranted } from '../access/use-granted'
import { screenAddress } from './address'
import { useCurrentPlant } from '../data/use-current-plant'
import { useToday } from '../fields/use-today'
import { useServices } from '../services/services-context'
import { useResourceText } from '../text/use-resource-text'
import {
  changedFields,
  type Mode,
  type Refused,
  refusedFields,
  shownGroups,
  valuesToSend,
} from './form-rules'
import { useCutOff } from './needs-network'
import type { RecordFormProps } from './record-form-props'
import { serverErrors } from './server-errors'
import { useTaken } from './taken'
import { useConflict } from './use-conflict'
import type { FormFocus } from './use-form-focus'
import { useKept } from './use-kept'
import { useLeaveGuard } from './use-leave-guard'
import { useZone } from './use-zone'

type Values = Record<string, unknown>
type Refusals = ReadonlyMap<string, Refused>
const NOTHING: Refusals = new Map()

const without = (refused: Refusals, name: string): Refusals =>
  refused.has(name) ? new Map([...refused].filter(([key]) => key !== name)) : refused

/**
 * One form of a record: its values, what is refused of them, and how they are saved. The values stand here and nowhere
 * else: antd's own store compares by JSON, in which one file is like another.
 */
export function useRecordForm(
  props: RecordFormProps & { base: RecordValues },
  formId: string,
  { focus, keep, restore }: FormFocus,
) {
  const { plan, id, group, onSaved } = props
  const text = useResourceText(plan)
  const { notices } = useServices()
  const { state } = useCurrentPlant()
  const mode: Mode = id === null ? 'create' : 'update'
  const plantId = state.plant?.id ?? null
  // What is refused is said at the save bar, and a notice is not needed as well.
  const meta = { shownInPlace: true, ...(plan.plantScoped ? { plantId } : {}) }

  const { formProps, onFinish } = useForm<BaseRecord, HttpError, Values>({
    resource: plan.name,
    action: id === null ? 'create' : 'edit',
    ...(id === null ? {} : { id }),
    redirect: false,
    mutationMode: 'pessimistic',
    // Its own would reload the values under somebody's hands; the record is held by the caller.
    queryOptions: { enabled: false },
    queryMeta: { form: formId },
    mutationMeta: meta,
    // Lists that append pages are none of refine's `list`.
    invalidates: ['resourceAll'],
    disableServerSideValidation: true,
    successNotification: false,
    errorNotification: false,
  })

  const form = `form ${plan.name} ${id ?? ''} ${group ?? ''}`
  const [base, setBase] = useKept<RecordValues>(`${form} base`, props.base)
  const [values, setValues] = useKept<RecordValues>(form, props.base)
  const [refused, setRefused] = useState(NOTHING)
  // What fields refuse since they were left; it joins what the try to save refused, in every place that counts them.
  const [left, setLeft] = useState(NOTHING)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Fault | null>(null)
  const [pause, setPause] = useState<{ seconds: number; at: number } | null>(null)
  const [saved, setSaved] = useState<RecordValues | null>(null)
  // What was made is not made again while the screen that shows it is on its way.
  const made = id === null && !plan.single && saved !== null
  const { conflict, check, raise, clear } = useConflict(plan, id, meta)
  const zone = useZone(plan, values)
  const today = useToday(zone)

  const guarded = useMemo(() => Object.keys(plan.fields).filter((name) => plan.fields[name]?.codes), [plan])
  const granted = useGranted(plan.name, guarded.map(fieldAction))
  const may = (name: string) => !guarded.includes(name) || granted.has(fieldAction(name))
  const groups = shownGroups(plan, mode, values, may).filter(
    ({ key }) => group === undefined || key === group,
  )
  const names = groups.flatMap(({ fields }) => fields)
  const dirty = changedFields(base, values, names).length > 0
  const guard = useLeaveGuard(dirty)
  const cutOff = useCutOff()

  useEffect(() => {
    // After the guard is down, because the caller may leave the page.
    if (saved !== null) onSaved(saved)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [saved])

  useEffect(() => {
    if (!saving) restore()
  }, [saving, restore])

  const refuse = (found: Refusals) => {
    setRefused(found)
    // What the try before failed with is no word on this one.
    setFailure(null)
    const first = names.find((name) => found.has(name))
    if (first !== undefined) focus(first)
  }

  const fail = async (error: unknown) => {
    const fault = faultOf(error)
    if (isBusy(fault)) setPause((before) => ({ seconds: waitOf(fault), at: (before?.at ?? 0) + 1 }))
    if (isConflict(fault) && (await raise())) return
    const byField = serverErrors(plan, fault, names)
    if (byField.size > 0) refuse(byField)
    // Beside what was to be saved, until it is tried again: a notice is gone after two seconds.
    else if (fault.kind !== 'session') setFailure(fault)
  }

  const save = async (force = false) => {
    if (saving || made || cutOff) return
    const found = refusedFields(plan, groups, values, today())
    if (found.size > 0) return refuse(found)
    setRefused(NOTHING)
    setFailure(null)
    keep()
    setSaving(true)
    try {
      if (!force && (await check(base, names))) return
      const reply = await onFinish(valuesToSend(plan, groups, values))
      const record = { ...values, ...(reply ? reply.data : {}) }
      clear()
      setBase(record)
      setValues(record)
      notices.provider.open({
        type: 'success',
        message: text.action(mode, 'done', { count: 1, name: String(record[plan.title] ?? text.one) }),
        key: 'saved',
      })
      setSaved(record)
    } catch (error) {
      await fail(error)
    } finally {
      setSaving(false)
    }
  }

  const put = (name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }))
    // Several may be filled in at once, as a place fills in its country.
    setRefused((before) => without(before, name))
  }
  const onLeft = (name: string, why: Refused | null) =>
    setLeft((before) => (why === null ? without(before, name) : new Map([...before, [name, why]])))
  const take = (record: RecordValues, mine: readonly string[] = []) => {
    setBase(record)
    setValues({ ...record, ...Object.fromEntries(mine.map((name) => [name, values[name]])) })
    setRefused(NOTHING)
    setFailure(null)
    clear()
  }
  // Another form of the record took it: what was typed here stays.
  const shareTaken = useTaken(plan, id, formId, (theirs) => take(theirs, changedFields(base, values, names)))
  const takeTheirs = (theirs: RecordValues) => {
    take(theirs)
    shareTaken(theirs)
    props.onTaken?.()
  }

  return {
    ...{ formProps, mode, values, groups, names, refused, left },
    ...{ dirty, saving, made, failure, pause, conflict },
    zone,
    look: id === null && !plan.single ? screenAddress(plan, '', plantId) : null,
    ...{ guard, save, put, onLeft, takeTheirs },
    /** Back to what was there before anything was typed. */
    reset: () => take(base),
  }
}
