import { GRID_TYPES, PLANT_TYPES } from '../../../src/domain/plants/plant'
import { isZone } from '../../../src/domain/time/zone'
import { type Call, demand, operable, readable } from '../wire/call'
import { badParameter, emptyParameter, refusal, unknownId } from '../wire/refusal'
import { decimal, idsOf, instant, record, whole, words } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import type { SimPlant } from '../plants/plant'
import type { PlantEdit } from '../plants/plant-book'
import { PLACES } from '../place/places'
import { FINANCE, keepRules, LOCATION, METERING, STATION } from '../collections/form-rules'
import {
  FINANCE_NAMES,
  financeOf,
  keep,
  KEPT_STATION,
  METERING_NAMES,
  meteringOf,
  organisationOf,
  ownerOf,
  stationFlat,
  userBrief,
  writtenOf,
} from '../plants/station-record'
import { dayAt } from '../place/zone'

/** C31. */
export function flat(call: Call): Fields {
  return stationFlat(call, readable(call, call.params['id'], 'station:read').plant)
}

/** C32. */
export function detail(call: Call): Fields {
  const { plant } = readable(call, call.params['id'], 'station:read')
  const owner = ownerOf(call, plant)
  const fleet = organisationOf(call, plant) === 5001
  return {
    station: { ...stationFlat(call, plant), hasBattery: plant.battery !== null },
    finance: financeOf(call, plant),
    metering: meteringOf(call, plant),
    creatorUser: owner ? userBrief(call, owner) : null,
    powerStationUserorOrg: {
      userName: owner?.name ?? null,
      orgName: fleet ? 'Meridian Solar Operations' : null,
      organization: fleet,
      nameList: owner ? [owner.name] : [],
      adminName: owner?.name ?? null,
      adminPhone: owner?.phone ?? null,
      adminEmail: owner?.email ?? null,
      userPhone: owner?.phone ?? null,
      userEmail: owner?.email ?? null,
      userId: owner?.id ?? null,
      orgId: fleet ? 5001 : null,
    },
    totalRunningDayCount: Math.max(
      0,
      dayAt(plant.place.zone, call.now) - dayAt(plant.place.zone, plant.started),
    ),
  }
}

function oneOf<T extends string>(list: readonly T[], value: unknown, what: string): T {
  const found = list.find((one) => one === value)
  if (!found) throw badParameter(what)
  return found
}

function within(value: unknown, low: number, high: number, what: string): number {
  const number = decimal(value)
  if (number === null || number < low || number > high) throw badParameter(what)
  return number
}

/** Countries that are not served (46), and the mainland's own data centre (47). */
function regionOf(call: Call, raw: Fields): PlantEdit['region'] {
  const nationId = whole(raw['nationId'])
  if (nationId === null) return undefined
  const china = nationId === 44
  if (china && call.centre !== 'CHINA') throw refusal(47, 'mainland China has its own data centre')
  const served = PLACES.some(({ nation }) => nation.id === nationId)
  if (!served || (call.centre === 'CHINA' && !china)) throw refusal(46, 'region not supported')
  const zone = words(raw['timezone'])
  if (zone && !isZone(zone)) throw badParameter('timezone')
  return { nationId, level1: whole(raw['level1']), ...(zone ? { zone } : {}) }
}

/** What a composite of C32 asks to change. Unchanged parts come back as they were and change nothing. */
function editOf(call: Call, body: Fields, plant: SimPlant | null): PlantEdit {
  const station = record(body['station'])
  const finance = record(body['finance'])
  const location = record(station['location'])
  const given = (value: unknown) => value !== undefined && value !== null
  keepRules(STATION, station)
  keepRules(LOCATION, location)
  keepRules(FINANCE, finance)
  keepRules(METERING, body['metering'])
  const region = regionOf(call, record(station['region']))
  const edit: PlantEdit = {}
  if (given(station['name'])) {
    const name = words(station['name'])
    if (!name) throw emptyParameter('name')
    edit.name = name
  }
  if (given(station['type'])) edit.type = oneOf(PLANT_TYPES, station['type'], 'type')
  const grid = station['gridInterconnectionType']
  if (given(grid)) edit.gridType = oneOf(GRID_TYPES, grid, 'gridInterconnectionType')
  const size = station['installedCapacity']
  if (given(size)) edit.capacity = within(size, 0.1, 1_000_000, 'installedCapacity')
  const tilt = station['installationTiltAngle']
  if (given(tilt)) edit.tilt = within(tilt, 0, 90, 'installationTiltAngle')
  const azimuth = station['installationAzimuthAngle']
  if (given(azimuth)) edit.azimuth = within(azimuth, 0, 360, 'installationAzimuthAngle')
  if (given(location['lat'])) edit.latitude = within(location['lat'], -90, 90, 'lat')
  if (given(location['lng'])) edit.longitude = within(location['lng'], -180, 180, 'lng')
  if (given(location['address'])) edit.address = String(location['address'])
  if (region) edit.region = region
  if (given(station['ownerName'])) edit.ownerName = words(station['ownerName'])
  const started = instant(station['startOperatingTime'])
  if (started !== null && started > call.now) throw badParameter('startOperatingTime')
  if (started !== null) edit.started = started
  if (given(finance['currency'])) edit.currency = currencyOf(finance['currency'])
  const price = finance['mergeElectricPrice']
  if (given(price) && price !== '') edit.price = within(price, 0, 1_000_000, 'mergeElectricPrice')
  return plant ? differing(edit, plant) : edit
}

function currencyOf(value: unknown): string {
  if (typeof value !== 'string' || !/^[A-Z]{3}$/.test(value)) throw badParameter('currency')
  return value
}

/** Only what differs: a composite sent back whole must not rebuild the plant. */
function differing(edit: PlantEdit, plant: SimPlant): PlantEdit {
  const { region, ...plain } = edit
  const moved =
    region &&
    (region.nationId !== plant.place.nation.id ||
      (region.level1 ?? plant.place.level1) !== plant.place.level1 ||
      (region.zone ?? plant.place.zone) !== plant.place.zone)
  return {
    ...Object.fromEntries(
      Object.entries(plain).filter(([name, value]) => plant[name as keyof SimPlant] !== value),
    ),
    ...(moved ? { region } : {}),
  }
}

function keepRest(call: Call, plant: SimPlant, body: Fields): void {
  const stamp = { lastModifiedBy: call.session?.account.id ?? null, lastModifiedDate: call.now }
  keep(call, 'station', plant, { ...writtenOf(body['station'], KEPT_STATION), ...stamp })
  const finance = writtenOf(body['finance'], FINANCE_NAMES)
  if (Object.keys(finance).length > 0) keep(call, 'finance', plant, { ...finance, ...stamp })
  const metering = writtenOf(body['metering'], METERING_NAMES)
  if (Object.keys(metering).length > 0) keep(call, 'metering', plant, { ...metering, ...stamp })
}

/** C33. */
export function create(call: Call): Fields {
  const { account, organisation } = demand(call, 'station:create')
  const body = record(call.body)
  const station = record(body['station'])
  for (const name of ['name', 'type', 'gridInterconnectionType', 'installedCapacity', 'location', 'region']) {
    if (station[name] === undefined || station[name] === null || station[name] === '')
      throw emptyParameter(name)
  }
  if (!record(body['finance'])['currency']) throw emptyParameter('currency')
  for (const name of ['lat', 'lng']) {
    if (decimal(record(station['location'])[name]) === null) throw emptyParameter(name)
  }
  if (!regionOf(call, record(station['region']))) throw emptyParameter('nationId')
  if (!words(record(station['region'])['timezone'])) throw emptyParameter('timezone')
  const maker = {
    centre: call.centre,
    accountId: account.id,
    organisationId: organisation?.id ?? 0,
    at: call.now,
  }
  const edit = editOf(call, body, null)
  const plant = call.world.book.create(maker, edit)
  keepRest(call, plant, body)
  return stationFlat(call, plant)
}

/** C34. */
export function update(call: Call): Fields {
  const { plant } = operable(call, call.params['id'], 'station:update')
  const body = record(call.body)
  const edit = editOf(call, body, plant)
  const changed = Object.keys(edit).length > 0 ? call.world.book.change(plant, edit) : plant
  keepRest(call, changed, body)
  return stationFlat(call, changed)
}

/** C35: all of them or none. */
export function remove(call: Call): object {
  const ids = idsOf(call.body)
  if (ids.length === 0) throw emptyParameter('ids')
  const plants = ids.map((id) => operable(call, id, 'station:delete').plant)
  if (plants.length !== new Set(ids).size) throw unknownId()
  for (const plant of plants) call.world.book.remove(plant)
  return {}
}
