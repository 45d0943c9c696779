import { Form } from 'antd'
import { useEffect, useId, useRef } from 'react'
import { useLanguage, useText } from '../../kit/text/use-text'
import { useDatePattern } from '../../kit/time/use-date-pattern'
import type { RecordValues } from '../../schema/codec'
import { ValuesOnWay } from '../fields/values-on-way'
import { useResourceText } from '../text/use-resource-text'
import { ConflictNotice } from './conflict-notice'
import { FormGroup } from './form-group'
import { FormIndex } from './form-index'
import { ErrorSummary } from './error-summary'
import { type Refused, sentence } from './form-rules'
import type { RecordFormProps } from './record-form-props'
import { SaveBar } from './save-bar'
import { useAwaited } from './use-awaited'
import { useFormFocus } from './use-form-focus'
import { useRecordForm } from './use-record-form'
import { useSaveKeys } from './use-save-keys'

/** The form itself, once the record and the component library are there. */
export function FormBody(props: RecordFormProps & { base: RecordValues }) {
  const { plan, group, onCancel } = props
  const t = useText('engine')
  const language = useLanguage()
  const datePattern = useDatePattern()
  const text = useResourceText(plan)
  const formId = useId()
  const root = useRef<HTMLDivElement>(null)
  const focus = useFormFocus(root, formId)
  const form = useRecordForm(props, formId, focus)
  const { mode, values, groups, names, refused, left, dirty, saving, made, failure, pause, conflict, zone } =
    form

  useEffect(() => {
    // A section that is opened for editing comes into sight whole, and takes the keys from the button that is gone.
    if (group === undefined || root.current === null) return
    root.current.focus({ preventScroll: true })
    root.current.scrollIntoView({ block: 'nearest' })
  }, [group])

  const awaited = useAwaited(() => void form.save())
  const onKeyDown = useSaveKeys(root, awaited.save)
  const errorOf = (why: Refused | undefined) =>
    why && sentence(why, { t, language, datePattern }, plan, text.field)
  // A list of all that is wrong stands only once the form was tried.
  const errors = names.flatMap((name) => {
    const error = refused.size === 0 ? undefined : errorOf(refused.get(name) ?? left.get(name))
    return error === undefined ? [] : [{ name, label: text.field(name), text: error }]
  })

  return (
    // The keys of the whole form, wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      tabIndex={-1}
      // It holds the focus until a field does, and is marked by what is around it.
      className="hg-form focus:outline-none"
      data-index={groups.length > 1 || undefined}
      onKeyDown={onKeyDown}
    >
      {groups.length > 1 && (
        <FormIndex
          items={groups.map(({ key, fields }) => ({
            id: `${formId}-group-${key}`,
            label: text.section(key),
            wrong: fields.some((name) => refused.has(name) || left.has(name)),
          }))}
        />
      )}
      <Form {...form.formProps} component="form" className="max-w-120" onFinish={awaited.save}>
        <ErrorSummary errors={errors} onGo={focus.focus} />
        {conflict && (
          <ConflictNotice
            {...{ plan, conflict, names, zone }}
            mine={values}
            onOverwrite={() => void form.save(true)}
            onReload={() => form.takeTheirs(conflict.theirs)}
          />
        )}
        <ValuesOnWay value={awaited.report}>
          {groups.map(({ key, fields }) => (
            <FormGroup
              key={key}
              {...{ plan, formId, fields, values, zone }}
              {...{ put: form.put, onLeft: form.onLeft }}
              group={key}
              disabled={saving || made}
              legend={groups.length > 1 || group === undefined}
              errorOf={(name) => errorOf(refused.get(name)) ?? null}
            />
          ))}
        </ValuesOnWay>
        <SaveBar
          shown={dirty || mode === 'create' || group !== undefined}
          {...{ dirty, made, mode, pause, failure }}
          saving={saving || awaited.asked}
          look={form.look}
          send={props.send ?? text.form('create')}
          onReset={() => (onCancel ? form.guard.ask(onCancel) : form.reset())}
        />
      </Form>
      {form.guard.question}
    </div>
  )
}
