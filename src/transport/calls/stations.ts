import { isZone } from '../../domain/time/zone'
import { GRID_TYPES, type NetworkStatus, PLANT_TYPES, type WarningStatus } from '../../domain/plants/plant'
import { ALERT_LEVELS } from '../../domain/alarms/alert'
import { countryCode, countryOfNation } from '../../domain/place/country'
import { batteryDirection } from '../../domain/energy/direction'
import { plantIncome } from '../../domain/money/plant-income'
import { capacityUse } from '../../domain/energy/rates'
import type { ListedPlant } from '../../domain/plants/listed-plant'
import { plantNow, type PlantStatus } from '../../domain/plants/plant-status'
import type { EpochSeconds, Plant } from '../../domain/plants/reading'
import { readSums } from './energies'
import type { Call } from '../call'
import { one, epoch, id, num, openEnum, part, rows, text, type WireRecord } from '../wire'

/** A plant with its status; of a silent one no power is known. */
export type PlantNow = ListedPlant & { state: PlantStatus }

/** C30: everything of one plant, its external role codes with it. */
export function stationInformation(plantId: number, language: string): Call<Plant> {
  return {
    method: 'GET',
    path: `/maintain-s/operating/station/information/${plantId}`,
    kept: 'offline',
    query: { language },
    read: (raw) => one(raw, 'plant', readPlant),
  }
}

/** A {@link readPlant} row as it stands at an instant. */
export function readPlantNow(row: WireRecord, now: EpochSeconds): PlantNow | null {
  const plant = readPlant(row)
  return plant && plantNow(plant, now)
}

/** A `StationRow` (wire contract 2.0). Null without an id, because nothing can be asked about it. */
export function readPlant(row: WireRecord): ListedPlant | null {
  const plantId = id(row['id'])
  if (plantId === null) return null
  const zone = text(row['regionTimezone'])?.trim()
  const [capacity, production, nationId] = [
    num(row['installedCapacity']),
    num(row['generationPower']),
    id(row['regionNationId']),
  ]
  return {
    id: plantId,
    name: text(row['name']),
    type: openEnum(row['type'] ?? row['stationType'], PLANT_TYPES),
    gridType: openEnum(row['gridInterconnectionType'], GRID_TYPES),
    capacity,
    address: text(row['locationAddress']),
    latitude: within(90, row['locationLat']),
    longitude: within(180, row['locationLng']),
    zone: isZone(zone) ? zone : null,
    networkStatus: readNetworkStatus(row['networkStatus']),
    warningStatus: readWarningStatus(row['warningStatus']),
    production,
    consumption: num(row['usePower']),
    feedIn: magnitude(row['gridPower']),
    purchase: magnitude(row['buyPower']),
    stateOfCharge: num(row['batterySoc']),
    productionToday: num(row['generationValue']),
    productionMonth: num(row['generationMonth']),
    productionYear: num(row['generationYear']),
    productionTotal: num(row['generationTotal']),
    incomeToday: incomeToday(row),
    ...('consumptionPrice' in row ? { prices: pricesOf(row) } : {}),
    currency: readCurrency(row['currency']),
    fullPowerHoursToday: num(row['fullPowerHoursDay']),
    fullPowerHoursYesterday: num(row['fullPowerYesterdayHours']),
    temperature: num(row['temperature']),
    tilt: num(row['installationTiltAngle']),
    azimuth: num(row['installationAzimuthAngle']),
    nationId,
    level1: id(row['regionLevel1']),
    level2: id(row['regionLevel2']),
    started: epoch(row['startOperatingTime']),
    created: epoch(row['createdDate']),
    lastUpdate: epoch(row['lastUpdateTime']),
    owner: text(row['ownerName']),
    roleCode: readRoleCode(row['roleCode']),
    externalRoleCode: readExternalRoleCode(row['externalRoleCode']),
    ...readListed(row),
    nation: countryCode(row['regionNationCode']) ?? countryOfNation(nationId),
    capacityUse: capacityUse(production, capacity),
  }
}

const pricesOf = (row: WireRecord) => ({
  purchase: num(row['consumptionPrice']),
  feedIn: num(row['mergeElectricPrice']),
  subsidy: num(row['subsidyUnitAmount']),
})

/** By the grid type and, in rows of our cloud, the prices; null where only one price for all production is known. */
function incomeToday(row: WireRecord): number | null {
  const type = openEnum(row['gridInterconnectionType'], GRID_TYPES)
  const result = plantIncome(type, readSums(row, 'Value'), pricesOf(row), num(row['incomeValue']))
  return result.kind === 'amount' ? result.value : null
}

/** What our cloud says of a plant in lists beyond the vendor's row (mocks/README.md). */
function readListed(row: WireRecord) {
  return {
    tags: readTags(row['tags']),
    tag: readTagIds(row['tags']),
    city: text(row['locationCity'])?.trim() ?? null,
    alarms: readLevels(row['alertCounts']),
    productionUsual: num(row['generationMean']),
    battery: batteryDirection(text(row['batteryStatus'])),
  }
}

/** Words, or labels `{id, name}` (wire contract 2.0). */
function readTags(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null
  const words = value.flatMap(
    (one: unknown) => (typeof one === 'string' ? text(one) : text(part(one)['name']))?.trim() ?? [],
  )
  return words.length === 0 ? null : words
}

const readTagIds = (value: unknown): readonly number[] | null =>
  Array.isArray(value) ? value.flatMap((one: unknown) => id(part(one)['id']) ?? []) : null

/** Counts by level, in the order of the wire's numbers. */
function readLevels(value: unknown): ListedPlant['alarms'] {
  if (!Array.isArray(value)) return null
  const [information, warning, fault] = ALERT_LEVELS.map((_, level) => num(value[level]))
  if (information == null || warning == null || fault == null) return null
  // The most severe first.
  return { fault, warning, information }
}

/** W without direction; some devices put a sign before it all the same (wire contract 1.8). */
function magnitude(value: unknown): number | null {
  const watts = num(value)
  return watts === null ? null : Math.abs(watts)
}

/** Wire contract 3.1: eight words for four states; an unknown one says nothing. */
const NETWORK: Readonly<Record<string, NetworkStatus>> = {
  NORMAL: 'online',
  ALL_ONLINE: 'online',
  PARTIAL_OFFLINE: 'partlyOffline',
  ALL_OFFLINE: 'offline',
  OFFLINE: 'offline',
  NO_DEVICE: 'noDevice',
}

export function readNetworkStatus(value: unknown): NetworkStatus | null {
  const word = text(value)?.trim() ?? ''
  return Object.hasOwn(NETWORK, word) ? (NETWORK[word] ?? null) : null
}

/** Any word other than NORMAL means trouble (wire contract 3.1). */
export function readWarningStatus(value: unknown): WarningStatus | null {
  const word = typeof value === 'string' ? value.trim() : ''
  if (word === '') return null
  return word === 'NORMAL' ? 'normal' : 'abnormal'
}

/** ISO 4217; anything else would make number formats throw. */
export function readCurrency(value: unknown): string | null {
  const code = text(value)?.trim().toUpperCase() ?? ''
  return /^[A-Z]{3}$/.test(code) ? code : null
}

/** Degrees of a place on earth. */
export function within(limit: number, value: unknown): number | null {
  const degrees = num(value)
  return degrees !== null && Math.abs(degrees) <= limit ? degrees : null
}

/** A list of codes, or one code as text (wire contract, `StationRow`). */
function readRoleCode(value: unknown): readonly string[] | null {
  if (typeof value === 'string')
    return (
      text(value)
        ?.split(',')
        .map((code) => code.trim()) ?? null
    )
  if (!Array.isArray(value)) return null
  return value.flatMap((code: unknown) => (typeof code === 'string' ? (text(code)?.trim() ?? []) : []))
}

function readExternalRoleCode(value: unknown): Plant['externalRoleCode'] {
  if (!Array.isArray(value)) return null
  return rows(value, (entry) => {
    const code = text(entry['code'])?.trim()
    return code === undefined ? null : { code, isOn: num(entry['isOn']) }
  })
}
