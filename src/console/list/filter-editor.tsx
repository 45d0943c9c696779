import { useId, useState } from 'react'
import type { Filter } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import { useResourceText } from '../text/use-resource-text'
import { Button } from '../../kit/button/button'
import { useText } from '../../kit/text/use-text'
import { FilterControl } from './filter-control'
import css from './toolbar.module.css'

/** "Between 9 and 5" is between 5 and 9. */
function inOrder(filter: Filter | null): Filter | null {
  if (filter?.operator !== 'between' || !Array.isArray(filter.value)) return filter
  const [low, high] = filter.value as readonly unknown[]
  return typeof low === 'number' && typeof high === 'number' && low > high
    ? { ...filter, value: [high, low] }
    : filter
}

/** One filter while it is made or changed: the control of its kind, and Apply. */
export function FilterEditor(props: {
  plan: Plan
  name: string
  zone: string | null
  filter: Filter | null
  onDone(filter: Filter | null): void
  onCancel(): void
}) {
  const { plan, name, filter, onDone, onCancel } = props
  const t = useText('engine')
  const id = useId()
  const label = useResourceText(plan).field(name)
  const [draft, setDraft] = useState(filter)
  return (
    <form
      className={`hg-stack gap-3 ${css['editor']}`}
      aria-labelledby={`${id}-name`}
      onSubmit={(event) => {
        event.preventDefault()
        onDone(inOrder(draft))
      }}
    >
      <label className="font-semibold" id={`${id}-name`} htmlFor={id}>
        {label}
      </label>
      <FilterControl id={id} plan={plan} name={name} zone={props.zone} filter={draft} onChange={setDraft} />
      <div className="flex justify-end gap-2">
        <Button kind="quiet" onClick={onCancel}>
          {t('filter.cancel')}
        </Button>
        <Button type="submit" kind="primary">
          {t('filter.apply')}
        </Button>
      </div>
    </form>
  )
}
