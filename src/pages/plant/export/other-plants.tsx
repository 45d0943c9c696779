import { useId } from 'react'
import { type Draft, type DraftChange, MAX_PLANTS } from '../../../domain/export/draft'
import { AntdBoundary } from '../../../console/services/antd-boundary'
import { FaultDetails } from '../../../kit/panel/fault-details'
import { SkeletonBlock } from '../../../kit/panel/panel'
import { lazyPart } from '../../../kit/parts/lazy-part'
import { useText } from '../../../kit/text/use-text'
import { Denied } from './denied'
import { useOtherPlant } from './use-other-plant'
import css from './export.module.css'

const PlantsSelect = lazyPart(() =>
  import('../../../features/plants/plants-select').then((part) => part.PlantsSelect),
)

interface OtherPlantsProps {
  readonly draft: Draft
  /** The plant that the file is made at. */
  readonly at: number
  onChange(change: DraftChange): void
}

/** Plants that stand in the file beside this one; one that cannot is named with the reason. */
export function OtherPlants({ draft: { plants }, at, onChange }: OtherPlantsProps) {
  const t = useText('plant-export')
  const id = useId()
  const max = MAX_PLANTS - 1
  return (
    <div className={`justify-items-start hg-stack min-w-0 ${css['field']} gap-1.5`}>
      <label className="text-caption font-semibold" htmlFor={id}>
        {t('builder.plants', { picked: plants.length, most: max })}
      </label>
      <AntdBoundary waiting={<SkeletonBlock height={36} />}>
        <PlantsSelect
          id={id}
          chosen={plants}
          max={max}
          without={[at]}
          onChange={(chosen) => onChange({ plants: chosen })}
        />
      </AntdBoundary>
      <p id={`${id}-count`} className="text-ink-soft text-caption">
        {t('builder.plantsHelp')}
      </p>
      {plants.map((one) => (
        <Trouble key={one} id={one} />
      ))}
    </div>
  )
}

function Trouble({ id }: { id: number }) {
  const { state, right } = useOtherPlant(id)
  if (state.fault && state.data === undefined)
    return (
      <div role="alert" className="hg-row text-caption gap-x-3 gap-y-1">
        <FaultDetails fault={state.fault} retry={state.retry} what={String(id)} />
      </div>
    )
  return right === 'refused' ? <Denied plant={state.data?.name ?? String(id)} /> : null
}
