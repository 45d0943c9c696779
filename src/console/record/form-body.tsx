import type { BaseRecord, HttpError } from '@refinedev/core'
import { useForm } from '@refinedev/antd'
import { Form } from 'antd'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { fieldAction } from '../../schema/policy'
import type { RecordValues } from '../../schema/codec'
import { type Fault, isConflict } from '../../domain/faults/fault'
import { faultOf } from '../../transport/fault-error'
import { waitOf } from '../../kit/panel/fault-details'
import { useServices } from '../services/services-context'
import { useToday } from '../fields/use-today'
import { useCurrentPlant } from '../data/use-current-plant'
import { useGranted } from '../access/use-granted'
import { useResourceText } from '../text/use-resource-text'
import { useLanguage, useText } from '../../kit/text/use-text'
import { ConflictNotice } from './conflict-notice'
import { FormGroup } from './form-group'
import {
  changedFields,
  type Mode,
  type Refused,
  refusedFields,
  sentence,
  shownGroups,
  valuesToSend,
} from './form-rules'
import { ErrorSummary, FormIndex } from './form-index'
import { useCutOff } from './needs-network'
import type { RecordFormProps } from './record-form-props'
import { SaveBar } from './save-bar'
import { serverErrors } from './server-errors'
import { useTaken } from './taken'
import { useConflict } from './use-conflict'
import { useLeaveGuard } from './use-leave-guard'
import { useSaveKeys } from './use-save-keys'
import { useZone } from './use-zone'

type Values = Record<string, unknown>
const NOTHING: ReadonlyMap<string, Refused> = new Map()

/** The form itself, once the record and the component library are there. */
export function FormBody(props: RecordFormProps & { base: RecordValues }) {
  const { plan, id, group, onSaved, onCancel } = props
  const t = useText('engine')
  const language = useLanguage()
  const text = useResourceText(plan)
  const { notices } = useServices()
  const { state } = useCurrentPlant()
  const formId = useId()
  const root = useRef<HTMLDivElement>(null)
  const mode: Mode = id === null ? 'create' : 'update'
  const meta = plan.plantScoped ? { plantId: state.plant?.id ?? null } : {}

  const { form, formProps, onFinish } = useForm<BaseRecord, HttpError, Values>({
    resource: plan.name,
    action: id === null ? 'create' : 'edit',
    ...(id === null ? {} : { id }),
    redirect: false,
    mutationMode: 'pessimistic',
    // Its own would reload the values under somebody's hands; the record is held by the caller.
    queryOptions: { enabled: false },
    queryMeta: { form: formId },
    mutationMeta: meta,
    warnWhenUnsavedChanges: false,
    // Lists that append pages are none of refine's `list`.
    invalidates: ['resourceAll'],
    disableServerSideValidation: true,
    successNotification: false,
    errorNotification: false,
  })

  const [base, setBase] = useState<RecordValues>(props.base)
  const [values, setValues] = useState<RecordValues>(props.base)
  const [refused, setRefused] = useState(NOTHING)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Fault | null>(null)
  const [pause, setPause] = useState<{ seconds: number; at: number } | null>(null)
  const [saved, setSaved] = useState<RecordValues | null>(null)
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
  const dirty = saved === null && changedFields(base, values, names).length > 0
  const guard = useLeaveGuard(dirty)
  const cutOff = useCutOff()

  useEffect(() => {
    // Told after the guard is down, because whoever hears it may leave.
    if (saved !== null) onSaved(saved)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [saved])

  useEffect(() => {
    // A section that is opened for editing comes into sight whole, and takes the keys from the button that is gone.
    if (group === undefined || root.current === null) return
    root.current.focus({ preventScroll: true })
    root.current.scrollIntoView({ block: 'nearest' })
  }, [group])

  /** What is disabled while it is saved loses the focus, and with it the keys; afterwards it has it again. */
  const back = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (saving) return
    back.current?.focus()
    back.current = null
  }, [saving])
  const focus = (name: string) => {
    const input = document.getElementById(`${formId}-${name}`)
    if (back.current !== null) back.current = input
    input?.focus()
  }
  const refuse = (found: ReadonlyMap<string, Refused>) => {
    setRefused(found)
    const first = names.find((name) => found.has(name))
    if (first !== undefined) focus(first)
  }

  const save = async (force = false) => {
    if (saving || cutOff) return
    const found = refusedFields(plan, groups, values, today())
    if (found.size > 0) return refuse(found)
    setRefused(NOTHING)
    setFailure(null)
    const here = document.activeElement
    back.current = here instanceof HTMLElement && root.current?.contains(here) ? here : root.current
    setSaving(true)
    try {
      if (!force && (await check(base))) return
      const reply = await onFinish(valuesToSend(plan, groups, values))
      const record = { ...values, ...(reply ? reply.data : {}) }
      clear()
      setBase(record)
      notices.provider.open({
        type: 'success',
        message: text.action(mode, 'done', { count: 1, name: String(record[plan.title] ?? text.one) }),
        key: 'saved',
      })
      setSaved(record)
    } catch (error) {
      const fault = faultOf(error)
      if (fault.kind === 'busy' || fault.kind === 'maintenance')
        setPause((before) => ({ seconds: waitOf(fault), at: (before?.at ?? 0) + 1 }))
      if (isConflict(fault) && (await raise())) return
      const told = serverErrors(plan, fault, names)
      if (told.size > 0) refuse(told)
      // Beside what was to be saved, until it is tried again: a notice is gone after two seconds.
      else if (fault.kind !== 'session') setFailure(fault)
    } finally {
      setSaving(false)
    }
  }

  const put = (name: string, value: unknown) => {
    form.setFieldValue(name, value)
    setValues((before) => ({ ...before, [name]: value }))
    // Several may be filled in at once, as a place fills in its country.
    setRefused((before) => (before.has(name) ? new Map([...before].filter(([key]) => key !== name)) : before))
  }
  const take = (record: RecordValues, mine: readonly string[] = []) => {
    const next = { ...record, ...Object.fromEntries(mine.map((name) => [name, values[name]])) }
    setBase(record)
    setValues(next)
    form.setFields(Object.entries(next).map(([name, value]) => ({ name, value })))
    setRefused(NOTHING)
    setFailure(null)
    clear()
  }
  // Another form of the record took it: what was typed here stays.
  const tellTaken = useTaken(plan, id, formId, (theirs) => take(theirs, changedFields(base, values, names)))
  const takeTheirs = (theirs: RecordValues) => {
    take(theirs)
    tellTaken(theirs)
    props.onTaken?.()
  }

  const onKeyDown = useSaveKeys(root, () => void save())
  const errors = names.flatMap((name) => {
    const why = refused.get(name)
    return why === undefined ? [] : [{ name, text: sentence(why, { t, language }, text.field) }]
  })

  return (
    // The keys of the whole form, wherever in it the focus is.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      tabIndex={-1}
      className="hg-form"
      data-index={groups.length > 1 || undefined}
      onKeyDown={onKeyDown}
    >
      {groups.length > 1 && (
        <FormIndex
          items={groups.map(({ key, fields }) => ({
            id: `${formId}-group-${key}`,
            label: text.section(key),
            wrong: fields.some((name) => refused.has(name)),
          }))}
        />
      )}
      <Form
        {...formProps}
        form={form}
        initialValues={{ ...props.base }}
        component="form"
        className="hg-form-body"
        onFinish={() => void save()}
      >
        <ErrorSummary
          errors={errors.map((error) => ({ ...error, label: text.field(error.name) }))}
          onGo={focus}
        />
        {conflict && (
          <ConflictNotice
            {...{ plan, conflict, names, zone }}
            mine={values}
            onOverwrite={() => void save(true)}
            onReload={() => takeTheirs(conflict.theirs)}
          />
        )}
        {groups.map(({ key, fields }) => (
          <FormGroup
            key={key}
            {...{ plan, formId, fields, values, zone, put }}
            group={key}
            disabled={saving}
            legend={groups.length > 1 || group === undefined}
            errorOf={(name) => errors.find((error) => error.name === name)?.text ?? null}
          />
        ))}
        <SaveBar
          shown={dirty || mode === 'create' || group !== undefined}
          {...{ dirty, saving, mode, pause, failure }}
          send={props.send}
          onReset={() => (onCancel ? guard.ask(onCancel) : take(base))}
        />
      </Form>
      {guard.question}
    </div>
  )
}
