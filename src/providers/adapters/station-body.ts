import { isZone } from '../../domain/time/zone'
import { instantAt } from '../../domain/time/wall-clock'
import type { RecordValues } from '../../schema/codec'
import type { PlantComposite } from '../../transport/calls/plant-record'
import { numberOf, textOf } from './values'

/** Fields of a form that go into `station` under another name, and how each is read. */
const STATION = [
  ['name', 'name', textOf],
  ['type', 'type', textOf],
  ['gridType', 'gridInterconnectionType', textOf],
  ['capacity', 'installedCapacity', numberOf],
  ['tilt', 'installationTiltAngle', numberOf],
  ['azimuth', 'installationAzimuthAngle', numberOf],
  ['owner', 'ownerName', textOf],
  ['company', 'ownerCompany', textOf],
  ['phone', 'contactPhone', textOf],
] as const

const FINANCE = [
  ['currency', 'currency', textOf],
  ['price', 'mergeElectricPrice', numberOf],
  ['consumptionPrice', 'consumptionPrice', numberOf],
  ['subsidy', 'subsidyUnitAmount', numberOf],
  ['cost', 'constructionCost', numberOf],
] as const

type Rows = readonly (readonly [string, string, (value: unknown) => string | number | null])[]

const picked = (rows: Rows, values: RecordValues) =>
  Object.fromEntries(
    rows.flatMap(([name, wire, read]) => (name in values ? [[wire, read(values[name])]] : [])),
  )

/** Where a refusal of a composite is shown: names on the wire, and the fields of a form that they come from. */
export const COMPOSITE_FIELDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...STATION, ...FINANCE].map(([name, wire]) => [wire, name])),
  lat: 'place',
  lng: 'place',
  address: 'address',
  nationId: 'country',
  level1: 'area',
  timezone: 'zone',
  startOperatingTime: 'commissioned',
}

const filled = (part: Record<string, unknown>) => Object.keys(part).length > 0

function placeOf(values: RecordValues) {
  const { lat, lng } = (values['place'] ?? {}) as Record<string, unknown>
  return {
    ...('place' in values ? { lat: numberOf(lat), lng: numberOf(lng) } : {}),
    ...('address' in values ? { address: textOf(values['address']) } : {}),
  }
}

function regionOf(values: RecordValues) {
  if (!('country' in values)) return {}
  const below = { level2: null, level3: null, level4: null, level5: null }
  const { country, area, zone } = values
  return { nationId: numberOf(country), level1: numberOf(area), ...below, timezone: textOf(zone) }
}

/**
 * What a form of a plant becomes on the wire (C33, C34): only what the form asked for. The day of commissioning
 * begins at midnight of the plant, whose zone is the form's own, else `zone`.
 */
export function compositeOf(values: RecordValues, zone: string): PlantComposite {
  const own = textOf(values['zone'])
  const date = textOf(values['commissioned'])
  const at = own !== null && isZone(own) ? own : zone
  const [location, region] = [placeOf(values), regionOf(values)]
  const station = {
    ...picked(STATION, values),
    ...(filled(location) ? { location } : {}),
    ...(filled(region) ? { region } : {}),
    ...(date === null ? {} : { startOperatingTime: instantAt(date, '00:00', at) }),
  }
  const finance = picked(FINANCE, values)
  return {
    ...(filled(station) ? { station } : {}),
    ...(filled(finance) ? { finance } : {}),
  }
}
