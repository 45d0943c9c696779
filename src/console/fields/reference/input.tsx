import { FormSelect } from '../form-select'
import type { InputProps } from '../types'
import { useTitle } from '../use-title'
import { useOptionsBox } from './use-options-box'

export function Chosen(props: { to: string; id: string | number }) {
  return <>{useTitle(props.to, props.id) ?? String(props.id)}</>
}

/** One record of another resource, by its title. */
export function ReferenceInput(props: InputProps) {
  const to = props.field.kind === 'reference' ? props.field.to : ''
  const { options, box } = useOptionsBox(to)
  const value = typeof props.value === 'string' || typeof props.value === 'number' ? props.value : null
  return (
    <FormSelect<string | number | null>
      input={props}
      showSearch
      {...box}
      allowClear={!props.field.required}
      options={options}
      // What was chosen before may be on no page that is loaded.
      labelRender={({ label, value: id }) => label ?? <Chosen to={to} id={id} />}
      value={value}
      onChange={(chosen) => props.onChange(chosen ?? null)}
    />
  )
}
