import type { Fields } from '../energy/figures'
import { panelGrid } from '../photos/panel-grid'
import { greyOfPng } from '../photos/png'
import { type Call, operable } from '../wire/call'
import { record } from '../wire/call-values'
import { emptyParameter, Refusal } from '../wire/refusal'
import { bytesOfObject } from './objects'

/**
 * C50: the grid of modules that an uploaded photo shows. It looks at PNG only; `box` is ours. No serial can be read
 * from above.
 */
export async function recognise(call: Call): Promise<Fields> {
  const { plant } = operable(call, call.params['id'], 'layout:update')
  const { photoUrl } = record(call.body)
  if (!photoUrl) throw emptyParameter('photoUrl')
  const bytes = bytesOfObject(call, photoUrl)
  const picture = bytes && (await greyOfPng(bytes))
  const grid = picture && panelGrid(picture)
  if (!grid) throw new Refusal(400, 'RECOGNITION_ERROR', 'no modules found')
  return {
    stationId: plant.id,
    rows: grid.rows,
    columns: grid.columns,
    items: grid.panels.map((panel) => ({ ...panel, deviceSn: null })),
  }
}
