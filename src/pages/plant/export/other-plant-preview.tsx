import type { ExportOrder } from '../../../domain/export/jobs'
import type { Plant } from '../../../domain/plants/reading'
import { useLive } from '../../../features/plants/use-live'
import { Panel, SkeletonBlock } from '../../../kit/panel/panel'
import { SETTLED } from '../../../kit/states/call-state'
import { useText } from '../../../kit/text/use-text'
import { Denied } from './denied'
import { exportPlant } from './other-plant'
import { Preview } from './preview'
import { useOtherPlant } from './use-other-plant'

/** The preview of a plant other than the one that is open. */
export function OtherPlantPreview({ order, id }: { order: ExportOrder; id: number }) {
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
