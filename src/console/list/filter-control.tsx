import type { Filter } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { VIEWS } from '../fields/views'
import { SkeletonBlock } from '../../kit/panel/panel'
import { AntdBoundary } from '../services/antd-boundary'

/** The control of a field's kind for one filter. */
export function FilterControl(props: {
  id: string
  plan: Plan
  name: string
  zone: string | null
  filter: Filter | null
  onChange(filter: Filter | null): void
}) {
  const field = props.plan.fields[props.name]
  if (field === undefined) return null
  const { Filter: Control } = VIEWS[field.kind]
  return (
    <AntdBoundary waiting={<SkeletonBlock height={32} />}>
      <Control {...props} field={field} />
    </AntdBoundary>
  )
}
