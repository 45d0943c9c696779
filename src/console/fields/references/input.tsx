import { useState } from 'react'
import { idsIn, type ReferenceId, targetOf } from '../../../schema/references'
import { FormSelect } from '../form-select'
import { Chosen } from '../reference/input'
import { useOptions } from '../reference/use-options'
import { SEVERAL } from '../several'
import type { InputProps } from '../types'

/** Several records of another resource, by their titles. */
export function ReferencesInput(props: InputProps) {
  const [opened, setOpened] = useState(false)
  const to = targetOf(props.field) ?? ''
  const { options, loading, search } = useOptions(to, opened)
  return (
    <FormSelect<ReferenceId[]>
      input={props}
      {...SEVERAL}
      filterOption={false}
      onSearch={search}
      loading={loading}
      options={options}
      onOpenChange={(open) => open && setOpened(true)}
      labelRender={({ label, value: id }) => label ?? <Chosen to={to} id={id} />}
      value={[...idsIn(props.value)]}
      onChange={(chosen) => props.onChange(chosen)}
    />
  )
}
