import type { ComponentType } from 'react'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import type { InputProps } from '../fields/types'
import { NamedView } from '../views/named-view'
import { SkeletonBlock } from '../../kit/panel/panel'
import { useResourceText } from '../text/use-resource-text'
import type { Invalid } from '../../schema/kinds/rule'
import { FieldRow } from './field-row'

interface FormGroupProps {
  readonly plan: Plan
  readonly formId: string
  readonly group: string
  /** Those that are shown with the current values. */
  readonly fields: readonly string[]
  readonly values: RecordValues
  readonly zone: string | null
  readonly disabled: boolean
  readonly legend: boolean
  errorOf(name: string): string | null
  put(name: string, value: unknown): void
  /** A field was left with what it refuses, or has since been mended. */
  onLeft(name: string, refused: Invalid | null): void
}

/** One group of a form: its fields one below the other, or as its named view arranges them. */
export function FormGroup(props: FormGroupProps) {
  const { plan, formId, group, fields, values, put } = props
  const text = useResourceText(plan)
  const view = plan.groups.find(({ key }) => key === group)?.view
  const row = (name: string, control?: ComponentType<InputProps>) => {
    const field = plan.fields[name]
    if (field === undefined || !fields.includes(name)) return null
    return (
      <FieldRow
        key={name}
        {...{ plan, name, field }}
        zone={props.zone}
        id={`${formId}-${name}`}
        value={values[name]}
        record={values}
        disabled={props.disabled}
        error={props.errorOf(name)}
        onChange={(value) => put(name, value)}
        onLeft={(refused) => props.onLeft(name, refused)}
        {...(control ? { control } : {})}
      />
    )
  }
  return (
    <fieldset
      id={`${formId}-group-${group}`}
      className="hg-form-group mb-8 scroll-mt-18"
      disabled={props.disabled}
    >
      {props.legend && <legend>{text.section(group)}</legend>}
      <div className="hg-stack gap-4 grid-cols-1">
        {view === undefined ? (
          fields.map((name) => row(name))
        ) : (
          <NamedView
            name={view}
            plan={plan}
            records={[values]}
            form={{ values, row, put }}
            onClose={() => undefined}
            waiting={<SkeletonBlock height={56 * fields.length} />}
          />
        )}
      </div>
    </fieldset>
  )
}
