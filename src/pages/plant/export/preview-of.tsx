import { useState } from 'react'
import type { ExportOrder } from '../../../domain/export/jobs'
import { useTitle } from '../../../console/fields/use-title'
import { useText } from '../../../kit/text/use-text'
import { Preview } from './preview'
import { OtherPlantPreview } from './other-plant-preview'

/** The first rows of one of the plants of a file; which one is said above them. */
export function PreviewOf({ order, ready }: { order: ExportOrder; ready: boolean }) {
  const words = useText('words')
  const [picked, setPicked] = useState<number | null>(null)
  const { plant, draft } = order
  if (draft.plants.length === 0) return <Preview order={order} ready={ready} />
  const shown = picked !== null && draft.plants.includes(picked) ? picked : plant.id
  return (
    <div className="hg-stack min-w-0">
      <label className="hg-line text-caption font-semibold min-w-0">
        <span>{words('fields.plant')}</span>
        <select
          className="hg-control flex-[0_1_320px] min-w-0 px-2.5"
          value={shown}
          onChange={(event) => setPicked(Number(event.target.value))}
        >
          <option value={plant.id}>{plant.name ?? plant.id}</option>
          {draft.plants.map((id) => (
            <Option key={id} id={id} />
          ))}
        </select>
      </label>
      {shown === plant.id ? (
        <Preview order={order} ready={ready} />
      ) : (
        <OtherPlantPreview key={shown} order={order} id={shown} />
      )}
    </div>
  )
}

const Option = ({ id }: { id: number }) => <option value={id}>{useTitle('plants', id) ?? id}</option>
