import type { Fault } from '../../../domain/faults/fault'
import type { ExportOrder, MissingPlant } from '../../../domain/export/jobs'
import type { ExportRow } from '../../../domain/export/rows'
import { faultOf } from '../../../transport/fault-error'
import type { Source } from './source'

/** What one plant gave. */
export interface PlantRows {
  readonly order: ExportOrder
  readonly columns: Source['columns']
  readonly rows: readonly ExportRow[]
}

interface Steps {
  /** An order for this plant alone; its name is reported as soon as it is known. */
  orderOf(id: number, named: (name: string) => void): Promise<ExportOrder>
  rowsOf(
    order: ExportOrder,
    onProgress: (done: number, total: number) => void,
  ): Promise<Omit<PlantRows, 'order'>>
  onProgress(done: number, total: number): void
}

/** Nothing that another plant would fare better with. */
const endsAll = ({ kind }: Fault) => kind === 'session' || kind === 'aborted'

/** No row at all is an answer: a plant without an alarm. */
const isEmpty = (rows: readonly ExportRow[]) =>
  rows.length > 0 && rows.every(({ quality }) => quality === 'missing' || quality === 'asleep')

/**
 * One plant after the other, so that a file of many asks for no more at once than a file of one. A plant that fails is
 * named with its fault and the others go on; a file of none rejects with the first one's.
 */
export async function runPlants(
  order: ExportOrder,
  steps: Steps,
): Promise<{ plants: readonly [PlantRows, ...PlantRows[]]; missing: readonly MissingPlant[] }> {
  const ids = [order.plant.id, ...order.draft.plants.filter((id) => id !== order.plant.id)]
  const plants: PlantRows[] = []
  const missing: MissingPlant[] = []
  let first: unknown = null
  let cutBefore = false
  let before = 0
  let each = 1
  for (const [index, id] of ids.entries()) {
    let name = (index === 0 ? order.plant.name : null) ?? String(id)
    const reportPart = (done: number, total: number) => {
      each = total
      steps.onProgress(before + done, before + total * (ids.length - index))
    }
    try {
      const own = index === 0 ? order : await steps.orderOf(id, (known) => (name = known))
      const found = await steps.rowsOf(own, reportPart)
      cutBefore = false
      plants.push({ order: own, ...found })
      // Rows that all say "not measured" are a plant without data: it is there, and named.
      if (ids.length > 1 && isEmpty(found.rows)) missing.push({ id, name, fault: null })
    } catch (error) {
      const fault = faultOf(error)
      // A call that was cut may be the plant's; two plants in a row that cannot be reached are the connection.
      const cut = fault.kind === 'network'
      if (endsAll(fault) || (cut && cutBefore)) throw error
      // oxlint-disable-next-line no-useless-assignment -- The next round reads it, if its call is cut.
      cutBefore = cut
      first ??= error
      missing.push({ id, name, fault })
    }
    before += each
  }
  const [one, ...more] = plants
  if (one === undefined) throw first
  return { plants: [one, ...more], missing }
}
