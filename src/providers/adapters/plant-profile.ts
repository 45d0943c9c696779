import { calendarDate, daysBetween } from '../../domain/time/instant'
import type { PlantDetail, PlantRecord } from '../../domain/plants/plant-records'
import type { AreaEntry } from '../../domain/place/region-records'
import type { RecordValues } from '../../schema/codec'
import { plantDetail, plantRecord, updatePlant } from '../../transport/calls/plant-record'
import { areasBelow, countries } from '../../transport/calls/areas'
import { faultOf } from '../../transport/fault-error'
import type { CustomAsk, CustomCalls } from '../custom-source'
import { fieldErrors } from '../field-errors'
import { COMPOSITE_FIELDS, compositeOf } from './station-body'
import { plantOf } from './values'

type Known = Pick<PlantDetail, 'plant'> & Partial<Omit<PlantDetail, 'plant'>>

/** C32; where the server fails at it, C31 still knows the plant itself. A refusal is a refusal. */
async function detailOf(plantId: number, ask: CustomAsk): Promise<Known> {
  const { send, signal, language } = ask
  try {
    return await send(plantDetail(plantId, language), { signal })
  } catch (error) {
    const { kind } = faultOf(error)
    if (kind !== 'rejected' && kind !== 'malformed') throw error
    return { plant: await send(plantRecord(plantId), { signal }) }
  }
}

/** Names of country and area. Without the region service the ids stay nameless, and the profile stands. */
async function namesOf({ region }: PlantRecord, { send, signal, language }: CustomAsk) {
  const { nationId, level1 } = region
  const nothing = (): readonly AreaEntry[] => []
  const [roots, below] = await Promise.all([
    nationId === null ? nothing() : send(countries(language), { signal }).catch(nothing),
    nationId === null || level1 === null
      ? nothing()
      : send(areasBelow(nationId, language), { signal }).catch(nothing),
  ])
  return {
    countryName: roots.find(({ id }) => id === nationId)?.name ?? null,
    areaName: below.find(({ id }) => id === level1)?.name ?? null,
  }
}

function recordOf({ plant, creator, runningDays = null }: Known, zone: string, now: number): RecordValues {
  const { id, name, type, gridType, capacity, tilt, azimuth, latitude, longitude, address } = plant
  const { region, started, created, modified, ownerName, ownerCompany, phone } = plant
  return {
    id,
    name,
    type,
    gridType,
    capacity,
    tilt,
    azimuth,
    address,
    place: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    country: region.nationId,
    area: region.level1,
    zone: region.zone,
    commissioned: started === null ? null : calendarDate(started, region.zone ?? zone),
    // The dashboard counts it the same way; the server's own number is of its own clock.
    runningDays: started === null ? runningDays : daysBetween(started, now, region.zone ?? zone),
    created,
    modified,
    owner: ownerName,
    company: ownerCompany,
    phone,
    creator: creator?.name ?? null,
    creatorEmail: creator?.email ?? null,
    creatorPhone: creator?.phone ?? null,
  }
}

/** Master data of a plant (C31, C32, C34). */
export const plantProfileCalls: CustomCalls = {
  async one(_id, ask) {
    const known = await detailOf(plantOf(ask), ask)
    return { ...recordOf(known, ask.zone, ask.now()), ...(await namesOf(known.plant, ask)) }
  },
  async update(_id, values, ask) {
    const plant = await fieldErrors(
      ask.send(updatePlant(plantOf(ask), compositeOf(values, ask.zone))),
      COMPOSITE_FIELDS,
    )
    const { id, name, modified } = plant
    return { id, name, modified }
  },
}
