import { type ReactNode, useId } from 'react'
import { PlantsSelect } from '../../../features/plants/plants-select'
import { useText } from '../../../kit/text/use-text'

/** Plants of an export; none are all of them. */
export function PlantChoice(props: {
  chosen: readonly number[]
  onChange(ids: readonly number[]): void
  invalid: boolean
  children: ReactNode
}) {
  const { children, ...choice } = props
  const t = useText('account-export')
  const words = useText('words')
  const id = useId()
  return (
    <div className="hg-stack gap-1.5 min-w-0">
      <label className="pb-1.5 font-semibold" htmlFor={id}>
        {words('sections.station')}
      </label>
      <PlantsSelect {...choice} id={id} placeholder={t('all')} />
      <p id={`${id}-count`} className="text-ink-soft">
        {children}
      </p>
    </div>
  )
}
