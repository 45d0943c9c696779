import type { Filter } from '../../schema/codec'
import type { Plan } from '../../schema/compile'

export function FilterControl(props: {
  id: string
  plan: Plan
  name: string
  zone: string | null
  filter: Filter | null
  onChange(filter: Filter | null): void
}) {
  const { id, name, filter, onChange } = props
  return (
    <input
      id={id}
      value={typeof filter?.value === 'string' ? filter.value : ''}
      onChange={(event) => onChange({ field: name, operator: 'contains', value: event.target.value })}
    />
  )
}
