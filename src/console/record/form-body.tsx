import { Form } from 'antd'
import { useEffect, useId, useRef } from 'react'
import { useLanguage, useText } from '../../kit/text/use-text'
import { useDatePattern } from '../../kit/time/use-date-pattern'
import type { RecordValues } from '../../schema/codec'
import { ValuesOnWay } from '../fields/values-on-way'
import { useResourceText } from '../text/use-resource-text'
import { ConflictNotice } from './conflict-notice'
import { FormGroup } from './form-group'
import { ErrorSummary, FormIndex } from './form-index'
import { sentence } from './form-rules'
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
  const { mode, values, groups, names, refused, dirty, saving, made, failure, pause, conflict, zone, put } =
    form

  useEffect(() => {
    // A section that is opened for editing comes into sight whole, and takes the keys from the button that is gone.
    if (group === undefined || root.current === null) return
    root.current.focus({ preventScroll: true })
    root.current.scrollIntoView({ block: 'nearest' })
  }, [group])

  const awaited = useAwaited(() => void form.save())
  const onKeyDown = useSaveKeys(root, awaited.save)
  const errors = names.flatMap((name) => {
    const why = refused.get(name)
    return why === undefined ? [] : [{ name, text: sentence(why, { t, language, datePattern }, text.field) }]
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
      <Form {...form.formProps} component="form" className="hg-form-body" onFinish={awaited.save}>
        <ErrorSummary
          errors={errors.map((error) => ({ ...error, label: text.field(error.name) }))}
          onGo={focus.focus}
        />
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
              {...{ plan, formId, fields, values, zone, put }}
              group={key}
              disabled={saving || made}
              legend={groups.length > 1 || group === undefined}
              errorOf={(name) => errors.find((error) => error.name === name)?.text ?? null}
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
