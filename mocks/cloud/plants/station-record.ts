import type { Account } from '../people/accounts'
import { record } from '../wire/call-values'
import type { Call } from '../wire/call'
import type { Fields } from '../energy/figures'
import { holdingOf } from '../people/holdings'
import type { SimPlant } from './plant'
import { mix, pick, seedOf } from '../random'

/** What a portal keeps about a plant beside its physics; JSON, kept as the user gave it. */
export function keptOf({ world }: Pick<Call, 'world'>, kind: string, plant: SimPlant): Fields {
  return record(world.store.get(kind, String(plant.id)))
}

export function keep(call: Call, kind: string, plant: SimPlant, patch: Fields): void {
  call.world.store.put(kind, String(plant.id), { ...keptOf(call, kind, plant), ...patch })
}

/** Words of plants of the large fleet before somebody says otherwise; half of them have none. */
const SEEDED_TAGS = [['lease'], ['full service', 'lease'], ['pilot'], [], [], []]
const FLEET = 63_500_000

/** Words by which people find plants again; a list of theirs replaces the seeded one. */
export function tagsOf(call: Call, plant: SimPlant): readonly string[] {
  const { list } = keptOf(call, 'tags', plant)
  if (Array.isArray(list)) return list as string[]
  return plant.id > FLEET && plant.id < FLEET + 400_000 ? pick(mix(plant.seed, 71), 0, SEEDED_TAGS) : []
}

/** The same word has the same id at every plant (C29 asks for one by `tagId`). */
export const tagId = (word: string): number => seedOf(word) % 2_000_000_000

const EMPTY_STATION: Fields = {
  contactPhone: null,
  gridConnectedTime: null,
  floorArea: null,
  ownerRemark: null,
  ownerCompany: null,
  pictureFile: null,
  stationImage: null,
  nmi: null,
  authOpen: false,
}

/** Fields of `station` that are kept as they come. */
export const KEPT_STATION = Object.keys(EMPTY_STATION).filter((name) => name !== 'authOpen')

/** `StationFlat` of wire contract 2.0. */
export function stationFlat(call: Call, plant: SimPlant): Fields {
  const maker = call.world.book.makerOf(plant.id)
  const extra = keptOf(call, 'station', plant)
  const { place } = plant
  const owner = ownerOf(call, plant)
  return {
    ...EMPTY_STATION,
    ...extra,
    id: plant.id,
    name: plant.name,
    creatorOrganizationId: organisationOf(call, plant),
    ownerAccountId: owner?.id ?? null,
    type: plant.type,
    location: { lat: plant.latitude, lng: plant.longitude, address: plant.address },
    region: {
      nationId: place.nation.id,
      level1: place.level1,
      level2: null,
      level3: null,
      level4: null,
      level5: null,
      timezone: place.zone,
    },
    gridInterconnectionType: plant.gridType,
    installationAzimuthAngle: plant.azimuth,
    installationTiltAngle: plant.tilt,
    installedCapacity: plant.capacity,
    startOperatingTime: plant.started,
    valid: true,
    createdBy: maker?.accountId ?? owner?.id ?? null,
    createdDate: maker?.at ?? plant.joined * 86_400,
    lastModifiedBy: extra['lastModifiedBy'] ?? null,
    lastModifiedDate: extra['lastModifiedDate'] ?? null,
    ownerName: plant.ownerName,
    powerType: 'PV',
    system: 'SOLARMAN',
  }
}

/** 0 for a plant of a person. */
export function organisationOf(call: Call, plant: SimPlant): number {
  const holder = holdingOf(call.world.store, plant.id) ?? call.world.book.makerOf(plant.id)
  if (holder) return holder.organisationId
  return [5001, 5002].find((id) => call.world.inFleet(id, plant.id)) ?? 0
}

/** Whose plant it is; plants of an organisation belong to its first admin. */
export function ownerOf(call: Call, plant: SimPlant): Account | null {
  const { people, book } = call.world
  const holder = holdingOf(call.world.store, plant.id) ?? book.makerOf(plant.id)
  if (holder) return people.byId(call.centre, holder.accountId)
  const all = people.all(call.centre)
  return (
    all.find(({ plants, shared }) => plants.includes(plant.id) && !shared.has(plant.id)) ??
    all.find(({ organisations }) => organisations[0]?.id === organisationOf(call, plant)) ??
    null
  )
}

/** What a plant keeps about its money; anything else that is sent is no field. */
export const FINANCE_NAMES: readonly string[] = [
  'constructionCost constructionSubsidy constructionDate financing financingAmount financingProportion',
  'financingRepaymentMethod financingTerm financingInterestRate financingPeriod nationalSubsidy',
  'provincialSubsidy prefecturalSubsidy countySubsidy subsidyUnitAmount benchmarkPrice consumptionPrice',
  'desulfurizationPrice tariffUrl dayRefund createdBy createdDate lastModifiedBy lastModifiedDate',
]
  .join(' ')
  .split(' ')

/** Who made and changed it, and when, is sent and never accepted. */
const STAMPS = ['createdBy', 'createdDate', 'lastModifiedBy', 'lastModifiedDate']
const LONGEST = 2000

const isPlain = (value: unknown) =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= LONGEST)

/** Fields of a body that a plant keeps: plain values under names that are known. */
export function writtenOf(raw: unknown, names: readonly string[]): Fields {
  const given = record(raw)
  return Object.fromEntries(
    names.flatMap((name) =>
      Object.hasOwn(given, name) && !STAMPS.includes(name) && isPlain(given[name])
        ? [[name, given[name]]]
        : [],
    ),
  )
}

/** `Finance` of wire contract 2.0. */
export function financeOf(call: Call, plant: SimPlant): Fields {
  return {
    ...Object.fromEntries(FINANCE_NAMES.map((name) => [name, null])),
    ...keptOf(call, 'finance', plant),
    powerStationId: plant.id,
    currency: plant.currency,
    mergeElectricPrice: plant.price,
  }
}

/** The six keys of the specification. */
export const METHOD_KEYS = [
  'cumulativeElectricMethod',
  'electricityConsumptionMethod',
  'electricityPurchaseMethod',
  'gridInterconnectionMethod',
  'chargingElectricityMethod',
  'dischargeElectricityMethod',
] as const

export const METHODS: readonly unknown[] = [
  'TOTAL_FROM_DEVICE_UPLOAD',
  'DAILY_FROM_DEVICE_UPLOAD',
  'COMPUTE_FROM_POWER',
  'COMPUTE',
]

/** What a plant counts by before somebody says otherwise. */
const METERING: Fields = {
  ...Object.fromEntries(METHOD_KEYS.map((name) => [name, 'TOTAL_FROM_DEVICE_UPLOAD'])),
  generationStatisticMethod: null,
  consumptionStatisticMethod: null,
  utilityStatisticMethod: null,
  batteryStatisticMethod: null,
  irradianceStatisticMethod: null,
  theoreticalStatisticMethod: null,
  irradianceMethod: null,
  statisticMethodSettingStrategy: 'DYNAMIC',
  consumeProportionStatisticMethod: 'COMPUTE',
  theoryConsumeProportion: '10',
  generationTotalOffset: null,
  consumeTotalOffset: null,
  repeatedHint: false,
  createdBy: null,
  createdDate: null,
  lastModifiedBy: null,
  lastModifiedDate: null,
}
export const METERING_NAMES: readonly string[] = Object.keys(METERING)

/** `Metering` of wire contract 2.0. */
export function meteringOf(call: Call, plant: SimPlant): Fields {
  return {
    ...METERING,
    ...keptOf(call, 'metering', plant),
    powerStationId: plant.id,
  }
}

/** What `UserBrief` and the current user (C3) say alike of an account. */
export function accountFields(account: Account): Fields {
  return {
    id: account.id,
    name: account.name,
    username: account.username,
    email: account.email,
    phoneNumber: account.phone,
    countryCode: account.countryCode,
    status: 2,
    system: 'SOLARMAN',
    photo: account.photo,
    lastLan: account.language,
    createdDate: account.createdAt,
    temperatureUnit: account.temperatureUnit,
    weChatNickname: account.weChat,
    qqNickname: account.qq,
  }
}

/** `UserBrief` of wire contract 2.0. */
export function userBrief(call: Call, account: Account): Fields {
  const signedIn = call.world.store.get('signin', String(account.id))
  const at = typeof signedIn === 'number' ? signedIn : null
  return {
    ...accountFields(account),
    orgPhoto: null,
    lastLoginTime: at,
    lastVisitTime: at,
    oldUserId: null,
    openapiAppId: null,
    createdBy: null,
  }
}
