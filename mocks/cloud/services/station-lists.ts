import { type Call, paged, readablePlants, sessionOf } from '../wire/call'
import { record, whole } from '../wire/call-values'
import { type Fields, kept } from '../energy/figures'
import { holdingOf } from '../people/holdings'
import { networkStatus } from '../energy/readings'
import { filtered, stationRow } from './stations'
import { warningWord } from './operating'

const ON_MAP = new Set(
  [
    'id name locationLat locationLng installedCapacity generationPower generationValue generationTotal',
    'networkStatus warningStatus regionTimezone',
  ]
    .join(' ')
    .split(' '),
)

function rowsOf(call: Call, ids: readonly number[]): Fields[] {
  const session = sessionOf(call)
  return ids.flatMap((id) => {
    const plant = call.world.plant(id, call.centre)
    return plant ? [stationRow(call.world, session, plant, call.now, false)] : []
  })
}

/** C71: plants of the large screen. */
export function onScreen(call: Call): { total: number; data: Fields[] } {
  const { total, data } = paged(call, readablePlants(call))
  return { total, data: rowsOf(call, data).map((row) => kept(row, (name) => ON_MAP.has(name))) }
}

/** C72: plants that the caller made. */
export function created(call: Call): { total: number; data: Fields[] } {
  const session = sessionOf(call)
  const { account } = session
  const own = readablePlants(call).filter((id) => {
    const holding = holdingOf(call.world.store, id)
    if (holding) return holding.accountId === account.id
    const maker = call.world.book.makerOf(id)
    return maker ? maker.accountId === account.id : account.plants.includes(id) && !account.shared.has(id)
  })
  const { total, data } = paged(call, own)
  return { total, data: rowsOf(call, data) }
}

/** Ids of the v2 calls: `{}` or `{station: {powerTypeList, id}}`. */
function asked(call: Call): readonly number[] {
  const station = record(record(call.body)['station'])
  const ids = filtered({ ...call, body: { ...record(call.body), ...station } })
  const one = whole(station['id'])
  return one === null ? ids : ids.filter((id) => id === one)
}

/** The list whose rows wrap the plant (wire contract 4.1). */
export function searchV2(call: Call): { total: number; data: Fields[] } {
  const { total, data } = paged(call, asked(call))
  return { total, data: rowsOf(call, data).map((station) => ({ station, tags: null })) }
}

/** Counters by status (wire contract 4.1). */
export function counting(call: Call): Fields {
  const ids = asked(call)
  const count = { NORMAL: 0, PARTIAL_OFFLINE: 0, ALL_OFFLINE: 0, NO_DEVICE: 0 }
  let abnormal = 0
  for (const id of ids) {
    const plant = call.world.plant(id, call.centre)
    if (!plant) continue
    count[networkStatus(plant, call.now)] += 1
    if (warningWord(call.world, plant, call.now) !== 'NORMAL') abnormal += 1
  }
  return {
    total: ids.length,
    communicationNormal: count.NORMAL,
    communicationPartialOffline: count.PARTIAL_OFFLINE,
    communicationAllOffline: count.ALL_OFFLINE,
    communicationNoDevice: count.NO_DEVICE,
    warningNormal: ids.length - abnormal,
    warningAbnormal: abnormal,
  }
}
