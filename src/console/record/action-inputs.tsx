import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { validateValue } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import type { Fields } from '../../schema/field'
import { useResourceText } from '../text/use-resource-text'
import { useLanguage, useText } from '../../kit/text/use-text'
import { useDatePattern } from '../../kit/time/use-date-pattern'
import { FieldRow } from './field-row'
import { initialValues, type Refused, sentence } from './form-rules'
import { useFormFocus } from './use-form-focus'
import { useKept } from './use-kept'

export type Checked =
  | { readonly ok: true; readonly values: Readonly<Record<string, unknown>> }
  | { readonly ok: false }

/** Fields that an action asks for before it goes out. The dialog around it asks `check` when it is sent. */
export function ActionInputs(props: {
  plan: Plan
  fields: Fields
  checkRef: RefObject<(() => Checked) | null>
}) {
  const { plan, fields, checkRef } = props
  const t = useText('engine')
  const language = useLanguage()
  const datePattern = useDatePattern()
  const text = useResourceText(plan)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const focus = useFormFocus(root, id)
  const [values, setValues] = useKept<Record<string, unknown>>(
    `input ${plan.name} ${Object.keys(fields).join(' ')}`,
    () => initialValues({ fields }),
  )
  const [refused, setRefused] = useState<ReadonlyMap<string, Refused>>(new Map())

  useEffect(() => {
    checkRef.current = () => {
      const found = new Map<string, Refused>()
      for (const [name, field] of Object.entries(fields)) {
        const invalid = validateValue(field, values[name], null, values)
        if (invalid) found.set(name, invalid)
      }
      setRefused(found)
      const [first] = found.keys()
      if (first === undefined) return { ok: true, values }
      focus.focus(first)
      return { ok: false }
    }
  })

  return (
    <div ref={root} className="hg-stack gap-4 grid-cols-1">
      {Object.entries(fields).map(([name, field], index) => {
        const why = refused.get(name)
        return (
          <div key={name}>
            <FieldRow
              plan={plan}
              name={name}
              field={field}
              id={`${id}-${name}`}
              value={values[name]}
              record={values}
              zone={null}
              first={index === 0}
              disabled={false}
              error={why === undefined ? null : sentence(why, { t, language, datePattern }, plan, text.field)}
              onChange={(value) => {
                setValues((before) => ({ ...before, [name]: value }))
                setRefused((before) => new Map([...before].filter(([key]) => key !== name)))
              }}
            />
          </div>
        )
      })}
    </div>
  )
}
