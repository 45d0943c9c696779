import { useId } from 'react'
import { WriteFailure } from '../../console/record/write-failure'
import type { Fault } from '../../domain/faults/fault'

/** A few words to choose one of, all in sight. */
export function Choice<T extends string>(props: {
  name: string
  label: string
  help?: string
  value: T
  of: readonly { readonly value: T; readonly text: string }[]
  onChange(value: T): void
  /** Why the last choice was not kept. */
  failure?: Fault | null
}) {
  const help = useId()
  return (
    <fieldset
      className="hg-stack gap-1.5 min-w-0"
      {...(props.help === undefined ? {} : { 'aria-describedby': help })}
    >
      <legend className="pb-1.5 font-semibold">{props.label}</legend>
      <div className="hg-wrap account-radios">
        {props.of.map(({ value, text }) => (
          <label className="hg-inline hg-box min-h-11 py-2 px-3.5 cursor-pointer" key={value}>
            <input
              type="radio"
              className="hg-tick"
              name={`account-${props.name}`}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            {text}
          </label>
        ))}
      </div>
      {props.failure && <WriteFailure fault={props.failure} of={props.label} />}
      {props.help !== undefined && (
        <p id={help} className="text-ink-soft">
          {props.help}
        </p>
      )}
    </fieldset>
  )
}
