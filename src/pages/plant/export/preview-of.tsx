import { useState } from 'react'
import type { ExportOrder } from '../../../domain/export/jobs'
import type { Plant } from '../../../domain/plants/reading'
import { useLive } from '../../../features/plants/use-live'
import { useTitle } from '../../../console/fields/use-title'
import { Panel, SkeletonBlock } from '../../../kit/panel/panel'
import { SETTLED } from '../../../kit/states/call-state'
import { useText } from '../../../kit/text/use-text'
import { Denied } from './denied'
import { exportPlant } from './other-plant'
import { Preview } from './preview'
import { useOtherPlant } from './use-other-plant'
import css from './export.module.css'

/** The first rows of one of the plants of a file; which one is said above them. */
export function PreviewOf({ order, ready }: { order: ExportOrder; ready: boolean }) {
  const words = useText('words')
  const [picked, setPicked] = useState<number | null>(null)
  const { plant, draft } = order
  if (draft.plants.length === 0) return <Preview order={order} ready={ready} />
  const shown = picked !== null && draft.plants.includes(picked) ? picked : plant.id
  return (
    <div className="hg-stack hg-narrow">
      <label className={`hg-line hg-caption hg-strong hg-narrow ${css['whose']}`}>
        <span>{words('fields.plant')}</span>
        <select value={shown} onChange={(event) => setPicked(Number(event.target.value))}>
          <option value={plant.id}>{plant.name ?? plant.id}</option>
          {draft.plants.map((id) => (
            <Option key={id} id={id} />
          ))}
        </select>
      </label>
      {shown === plant.id ? (
        <Preview order={order} ready={ready} />
      ) : (
        <Other key={shown} order={order} id={shown} />
      )}
    </div>
  )
}

const Option = ({ id }: { id: number }) => <option value={id}>{useTitle('plants', id) ?? id}</option>

function Other({ order, id }: { order: ExportOrder; id: number }) {
  const t = useText('plant-export')
  const { state, right } = useOtherPlant(id)
  const title = t('preview.title')
  if (right === 'refused')
    return (
      <Panel title={title} state={SETTLED}>
        <Denied plant={state.data?.name ?? String(id)} />
      </Panel>
    )
  if (right === 'pending' || state.data === undefined)
    return <Panel title={title} state={state} skeleton={<SkeletonBlock height={420} />} />
  return <Live order={order} plant={{ ...state.data, id }} />
}

function Live({ order, plant }: { order: ExportOrder; plant: Plant }) {
  const live = useLive(plant)
  const own = { ...order, plant: exportPlant(plant), systemId: live.data?.systemId ?? plant.id }
  return <Preview order={own} ready={live.answered} />
}
