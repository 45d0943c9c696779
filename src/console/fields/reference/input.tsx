import { useState } from 'react'
import { FormSelect } from '../form-select'
import type { InputProps } from '../types'
import { useTitle } from '../use-title'
import { useOptions } from './use-options'

export function Chosen(props: { to: string; id: string | number }) {
  return <>{useTitle(props.to, props.id) ?? String(props.id)}</>
}

/** One record of another resource, by its title. */
export function ReferenceInput(props: InputProps) {
  const [opened, setOpened] = useState(false)
  const to = props.field.kind === 'reference' ? props.field.to : ''
  const { options, loading, search } = useOptions(to, opened)
  const value = typeof props.value === 'string' || typeof props.value === 'number' ? props.value : null
  return (
    <FormSelect<string | number | null>
      input={props}
      showSearch
      filterOption={false}
      onSearch={search}
      loading={loading}
      allowClear={!props.field.required}
      options={options}
      onOpenChange={(open) => open && setOpened(true)}
      // What was chosen before may be on no page that is loaded.
      labelRender={({ label, value: id }) => label ?? <Chosen to={to} id={id} />}
      value={value}
      onChange={(chosen) => props.onChange(chosen ?? null)}
    />
  )
}
