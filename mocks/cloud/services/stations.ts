import { finding } from '../../../src/domain/values/folded'
import { type Call, orderOf, pageOf, readable, readablePlants, sessionOf } from '../wire/call'
import { record, whole } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import {
  energyFields,
  fraction,
  fullHours,
  income,
  kept,
  kwh,
  MAD_COUNTER,
  powerFields,
} from '../energy/figures'
import type { SimPlant } from '../plants/plant'
import { tagId, tagsOf } from '../plants/station-record'
import { dayKnown } from '../plants/plant-state'
import { counted, horizon, periodStarts, snapshot } from '../energy/readings'
import type { Session } from '../people/sessions'
import { skyOf } from '../place/sky'
import type { World } from '../world'
import { dayAt } from '../place/zone'
import { listedFields } from './listed-plant'
import { networkWord, periodsOf, temperatureAt, warningWord } from './operating'

const LIVE = new Set(['generationPower', 'usePower', 'gridPower', 'buyPower', 'batterySoc'])

function identity(world: World, plant: SimPlant): Fields {
  const { place } = plant
  const extra = record(world.store.get('station', String(plant.id)))
  return {
    id: plant.id,
    name: plant.name,
    type: plant.type,
    stationType: plant.type,
    system: 'SOLARMAN',
    powerType: 'PV',
    operating: !plant.quirks.neverReported,
    gridInterconnectionType: plant.quirks.gridWord ?? plant.gridType,
    installedCapacity: plant.capacity,
    locationAddress: plant.address,
    locationLat: plant.latitude,
    locationLng: plant.longitude,
    regionNationId: place.nation.id,
    regionLevel1: place.level1,
    regionLevel2: null,
    regionLevel3: null,
    regionLevel4: null,
    regionLevel5: null,
    regionTimezone: place.zone,
    installationAzimuthAngle: plant.azimuth,
    installationTiltAngle: plant.tilt,
    startOperatingTime: plant.started,
    createdDate: plant.joined * 86_400,
    contactPhone: extra['contactPhone'] ?? null,
    ownerName: plant.ownerName,
    pictureFile: extra['pictureFile'] ?? null,
    stationImage: extra['stationImage'] ?? null,
    stationImages: null,
    templateId: null,
    following: null,
  }
}

const within = (value: number, from: number, to: number) => value >= from && value < to

/**
 * `StationRow` of wire contract 2.0. Lists leave the period sums of load and grid at null,
 * which the contract allows: they need the whole history of each plant. C30 has them.
 */
export function stationRow(
  world: World,
  session: Session,
  plant: SimPlant,
  now: number,
  full: boolean,
): Fields {
  const { engine } = world
  const shot = snapshot(engine, plant, now)
  const { moment, today } = shot
  const known = dayKnown(plant, now, shot)
  const silent = moment === null
  const zone = plant.place.zone
  const latest = horizon(plant, now)
  const last = latest === null ? today : dayAt(zone, latest)
  const starts = periodStarts(plant, today)
  const partial = engine.part(plant, last, counted(plant, last, now)).gen
  const since = (from: number, to: number) => engine.produced(plant, from, Math.min(to, last - 1))
  const inMonth = since(starts.month, today) + (last >= starts.month ? partial : 0)
  const inYear =
    inMonth + since(starts.year, starts.month - 1) + (within(last, starts.year, starts.month) ? partial : 0)
  const inAll =
    inYear + since(starts.total, starts.year - 1) + (last < starts.year ? partial : 0) + plant.totalOffset
  const before = today - 1
  const yesterday =
    last > before
      ? engine.produced(plant, before, before)
      : engine.part(plant, before, counted(plant, before, now)).gen
  const or = (value: number) => (silent ? null : value)
  const powers = kept(powerFields(plant, moment?.power ?? null), (name) => LIVE.has(name))
  const periods = full && !silent ? periodsOf(world, plant, now, today) : null
  const values = energyFields(plant, 'Value', known)
  const warning = warningWord(world, plant, now)
  const fields: Fields = {
    ...identity(world, plant),
    networkStatus: networkWord(plant, now),
    warningStatus: warning,
    businessWarningStatus: warning,
    consumerWarningStatus: warning,
    ...powers,
    generationCapacity: silent ? null : fraction(moment.power.gen / (plant.capacity * 1000)),
    generationValue: values['generationValue'],
    useValue: values['useValue'],
    gridValue: values['gridValue'],
    buyValue: values['buyValue'],
    incomeValue: known && income(plant, known.gen),
    incomeMonth: or(income(plant, inMonth)),
    ...sums(plant, 'Month', periods?.month ?? null),
    ...sums(plant, 'Year', periods?.year ?? null),
    ...sums(plant, 'Total', periods?.total ?? null),
    generationMonth: or(kwh(inMonth)),
    generationYear: or(kwh(inYear)),
    generationTotal: or(kwh(inAll)),
    generationUploadTotalOffset: or(plant.quirks.brokenCounter ? MAD_COUNTER : kwh(inAll)),
    ...sums(plant, 'UploadTotal', periods?.total ?? null),
    fullPowerHoursDay: known && fullHours(plant, known.gen),
    fullPowerYesterdayHours: or(fullHours(plant, yesterday)),
    prYesterday: null,
    irradiateIntensity: null,
    temperature: temperatureAt(world, plant, now),
    weather: skyOf(engine.seed, plant.place, today).word,
    lastUpdateTime: moment?.at ?? null,
    roleCode: session
      .external(plant.id)
      .filter(({ isOn }) => isOn === 1)
      .map(({ code }) => code),
    relatedTime: !session.owns(plant.id) ? plant.joined * 86_400 + 40 * 86_400 : null,
  }
  return fields
}

function sums(plant: SimPlant, suffix: string, of: Parameters<typeof energyFields>[2]): Fields {
  const all = energyFields(plant, suffix, of)
  return Object.fromEntries(
    ['use', 'grid', 'buy'].map((name) => [`${name}${suffix}`, all[`${name}${suffix}`]]),
  )
}

/** C29: the plant list with its filters. */
export function search(call: Call): { total: number; data: Fields[] } {
  const ids = filtered(call)
  const { property, descending } = orderOf(call)
  const named = property === 'name'
  // Ids come highest first already.
  const sorted =
    !named && descending
      ? ids
      : [...ids].sort((a, b) => (named ? compareNames(call, a, b) : a - b) * (descending ? -1 : 1))
  return listed(call, sorted)
}

/** A page of plants, in the order in which they stand. */
export function listed(call: Call, ids: readonly number[]): { total: number; data: Fields[] } {
  const session = sessionOf(call)
  const { offset, size } = pageOf(call)
  const rows = ids.slice(offset, offset + size).flatMap((id) => {
    const plant = call.world.plant(id, call.centre)
    if (!plant) return []
    const shared = !session.owns(id)
    const row = stationRow(call.world, session, plant, call.now, false)
    return [
      { ...row, ...listedFields(call, plant), entityRel: shared ? 'VIEWER' : 'OWNER', powerStationVO: null },
    ]
  })
  return { total: ids.length, data: rows }
}

function compareNames(call: Call, a: number, b: number): number {
  const first = call.world.plant(a, call.centre)?.name ?? ''
  const second = call.world.plant(b, call.centre)?.name ?? ''
  return first < second ? -1 : first > second ? 1 : a - b
}

export function filtered(call: Call): readonly number[] {
  const body = record(call.body)
  const text = (name: string) => (typeof body[name] === 'string' ? body[name].trim() : '')
  const keyword = text('keyword')
  const region = record(body['region'])
  const nation = whole(region['nationId'])
  const level1 = whole(region['level1'])
  const deeper = ['level2', 'level3', 'level4', 'level5'].some((name) => whole(region[name]) !== null)
  const powers = body['powerTypeList']
  if (Array.isArray(powers) && powers.length > 0 && !powers.includes('PV')) return []
  if (deeper) return []
  const tests: ((plant: SimPlant) => boolean)[] = []
  if (keyword) {
    const isFound = finding(keyword)
    tests.push((plant) => isFound(call.world.searchText(plant)))
  }
  if (nation !== null) tests.push((plant) => plant.place.nation.id === nation)
  if (level1 !== null) tests.push((plant) => plant.place.level1 === level1)
  // What is no id is that of no tag: every plant would be another list than the one that was asked for.
  if (body['tagId'] !== undefined && body['tagId'] !== null) {
    const asked = whole(body['tagId'])
    tests.push((plant) => tagsOf(call, plant).some((word) => tagId(word) === asked))
  }
  if (text('type')) tests.push((plant) => plant.type === text('type'))
  if (text('gridInterconnectionType')) {
    // The same word as in the row.
    tests.push((plant) => (plant.quirks.gridWord ?? plant.gridType) === text('gridInterconnectionType'))
  }
  if (text('networkStatus')) {
    tests.push((plant) => networkWord(plant, call.now).trim() === text('networkStatus'))
  }
  if (text('warningStatus'))
    tests.push((plant) => warningWord(call.world, plant, call.now) === text('warningStatus'))
  const plants = readablePlants(call)
  if (tests.length === 0) return plants
  return plants.filter((id) => {
    const plant = call.world.plant(id, call.centre)
    return plant !== null && tests.every((test) => test(plant))
  })
}

/** C30: one plant in full, with the codes the caller holds on it. */
export function information(call: Call): Fields {
  const session = sessionOf(call)
  const { plant } = readable(call, call.params['id'], 'station:read')
  return {
    ...stationRow(call.world, session, plant, call.now, true),
    currency: plant.currency,
    externalRoleCode: session.external(plant.id),
  }
}
