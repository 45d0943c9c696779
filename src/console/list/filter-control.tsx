import { type ReactNode, useEffect, useRef } from 'react'
import type { Filter } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { VIEWS } from '../fields/views'
import { SkeletonBlock } from '../../kit/panel/panel'
import { AntdBoundary } from '../services/antd-boundary'

/** The editor was opened to be used: its first control has the focus once it is there. */
function FocusFirst({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const here = box.current
    if (here && !here.contains(document.activeElement))
      here.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')?.focus()
  }, [])
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  )
}

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
      <FocusFirst>
        <Control {...props} field={field} />
      </FocusFirst>
    </AntdBoundary>
  )
}
