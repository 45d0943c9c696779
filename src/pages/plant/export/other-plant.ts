import type { ExportPlant } from '../../../domain/export/jobs'
import { codesFromExternal } from '../../../domain/people/permission'
import type { Plant } from '../../../domain/plants/reading'
import type { SignedInServices } from '../../../providers/signed-in-services'
import type { Send } from '../../../transport/call'
import { FaultError } from '../../../transport/fault-error'
import { fastSystem } from '../../../transport/calls/operating'
import { stationInformation } from '../../../transport/calls/stations'

export type GrantedAt = SignedInServices['grantedAt']

/** What of a plant a file needs. */
export const exportPlant = (plant: Plant): ExportPlant => ({
  ...{ id: plant.id, name: plant.name, zone: plant.zone, currency: plant.currency },
  ...{ gridType: plant.gridType, capacity: plant.capacity },
  ...{ latitude: plant.latitude, longitude: plant.longitude },
  ...(plant.prices === undefined ? {} : { prices: plant.prices }),
})

/** Whether files of a plant may be made, by the codes of its own detail. */
export const mayExport = (plant: Plant, grantedAt: GrantedAt): Promise<boolean> =>
  grantedAt({ id: plant.id, codes: codesFromExternal(plant.externalRoleCode) }, ['plants', 'export'])

/** A plant that is not the current one, asked for anew whenever a file is made; rejects where nothing is granted. */
export async function otherPlant(
  id: number,
  given: {
    send: Send
    signal: AbortSignal
    language: string
    grantedAt: GrantedAt
    named(name: string): void
  },
): Promise<{ plant: ExportPlant; systemId: number }> {
  const { send, signal } = given
  const plant = await send(stationInformation(id, given.language), { signal })
  // The answer to a question about one plant never becomes another plant.
  const own = { ...plant, id }
  if (plant.name !== null) given.named(plant.name)
  if (!(await mayExport(own, given.grantedAt))) throw new FaultError({ kind: 'permission', what: 'any' })
  const { systemId } = await send(fastSystem(id), { signal })
  return { plant: exportPlant(own), systemId: systemId ?? id }
}
