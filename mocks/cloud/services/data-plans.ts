import { type Call, operable, pageOf, sessionOf } from '../wire/call'
import { badParameter } from '../wire/refusal'
import { record, words } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import type { Code } from '../people/permissions'
import type { SimPlant } from '../plants/plant'
import { unit } from '../random'
import { DAY, monthsOn } from '../place/zone'
import { agreedOn, renewAlone, toldAuto } from './data-plan-auto'
import { offeredAt, priceOf } from './invoice-data'
import { keptLine, lineEnd, loggerOf, MEMORY_DAYS } from './line-ends'
import { type Carried, history, place, settle, waiting } from './order-book'

/* Data plans of the loggers' mobile lines; ours, not the vendor's. */

const OFFERS = [
  { id: 'Y1', months: 12, prices: { EUR: 4.9, GBP: 4.2, USD: 5.4, CNY: 38 } },
  { id: 'Y3', months: 36, prices: { EUR: 12.9, GBP: 11.1, USD: 14.2, CNY: 99 } },
  { id: 'Y5', months: 60, prices: { EUR: 19.9, GBP: 17.1, USD: 21.9, CNY: 155 } },
] as const

type Offered = (typeof OFFERS)[number]

const WARNING = 60 * DAY
const LIMIT_MB = 200
/** What costs more, EUR, goes by the bank, which takes some minutes. */
const AT_ONCE = 15
const BANK = 300
/** Codes that a row carries for its plant. */
const ROW_CODES: readonly Code[] = ['device:read', 'device:update']

const keptOf = (call: Call, plant: SimPlant) => keptLine(call.world, plant)
const until = (call: Call, plant: SimPlant) => lineEnd(call.world, plant)

/** Place of the number on a plant's line of chance. */
const ICCID = 89

/** Nobody needs the whole number of a SIM card here: its last four digits. */
const maskedIccid = ({ seed }: SimPlant) =>
  `**** ${String(Math.floor(unit(seed, ICCID) * 10_000)).padStart(4, '0')}`

/** Plants whose renewal waits for the bank. */
const pending = (call: Call) => new Set(waiting(call, 'DATA').map(({ plant }) => plant))

function planRow(call: Call, plant: SimPlant, unpaid: ReadonlySet<unknown>): Fields {
  const logger = loggerOf(call.world, plant)
  const end = until(call, plant)
  const term = end <= call.now ? 'EXPIRED' : end - call.now < WARNING ? 'EXPIRING' : 'ACTIVE'
  const state = unpaid.has(plant.id) ? 'PENDING' : term
  return {
    stationId: plant.id,
    stationName: plant.name,
    deviceId: logger?.id ?? null,
    deviceSn: logger?.serial ?? null,
    iccid: logger ? maskedIccid(plant) : null,
    offerId: logger ? (words(keptOf(call, plant)['offer']) ?? 'INCLUDED') : null,
    state: logger ? state : 'NONE',
    validUntil: logger ? end : null,
    memoryDays: logger ? MEMORY_DAYS : null,
    usedData: logger ? Math.floor(unit(plant.seed, Math.floor(call.now / (30 * DAY))) * LIMIT_MB) : null,
    dataLimit: logger ? LIMIT_MB : null,
    timezone: plant.place.zone,
    ...toldAuto(logger ? keptOf(call, plant) : null),
    codes: ROW_CODES.filter((code) => sessionOf(call).may(code, plant.id)),
  }
}

/** The line of each plant in reach, one page of plants at a time. MB, epoch s. */
export function plans(call: Call): { total: number; data: Fields[] } {
  settlePlans(call)
  const session = sessionOf(call)
  const ids = session.plants.filter((id) => session.may('device:read', id))
  const { offset, size } = pageOf(call)
  const rows = ids.slice(offset, offset + size).flatMap((id) => call.world.plant(id, call.centre) ?? [])
  const unpaid = pending(call)
  return { total: ids.length, data: rows.map((plant) => planRow(call, plant, unpaid)) }
}

export const offers = (call: Call): readonly Fields[] =>
  OFFERS.map(({ prices, ...one }) => ({ ...one, ...offeredAt(call, prices) }))

/** Goes on from where the plan ends, or from now. */
function runOn(call: Call, plant: SimPlant, { id: offer, months }: Offered): Carried {
  const end = monthsOn(Math.max(call.now, until(call, plant)), months, plant.place.zone)
  const change = {
    kind: 'dataPlan',
    key: String(plant.id),
    value: { ...keptOf(call, plant), until: end, offer },
  }
  return { changes: [change], fields: { validUntil: end } }
}

function settlePlans(call: Call): void {
  settle(call, 'DATA', ({ plant: id, offer: offerId }) => {
    const plant = call.world.plant(Number(id), call.centre)
    const offer = OFFERS.find((one) => one.id === offerId)
    return plant && offer ? runOn(call, plant, offer) : { changes: [], fields: {} }
  })
  renewAlone(call, pending(call))
}

export function renew(call: Call): Fields {
  settlePlans(call)
  const body = record(call.body)
  const { plant } = operable(call, body['stationId'], 'device:update')
  const offer = OFFERS.find(({ id }) => id === words(body['offerId']))
  if (!offer || !loggerOf(call.world, plant)) throw badParameter('offerId')
  const { id: offerId, months, prices } = offer
  const { price, currency } = priceOf(call, prices)
  const asked = { plant: plant.id, offer: offerId }
  return place(call, 'DATA', body['key'], asked, {
    fields: { stationId: plant.id, offerId, months, price, currency },
    carry() {
      const { changes, fields } = runOn(call, plant, offer)
      call.world.store.write(changes)
      return fields
    },
    ...(prices.EUR > AT_ONCE ? { wait: BANK } : {}),
  })
}

/** `{stationId, offerId}`; no offer switches it off. The current price is agreed on. */
export function autoRenew(call: Call): Fields {
  settlePlans(call)
  const body = record(call.body)
  const { plant } = operable(call, body['stationId'], 'device:update')
  const wanted = body['offerId'] ?? null
  const offer = OFFERS.find(({ id }) => id === words(wanted))
  if (!loggerOf(call.world, plant) || (wanted !== null && !offer)) throw badParameter('offerId')
  const agreed = offer ? agreedOn(call, offer) : null
  call.world.store.put('dataPlan', String(plant.id), {
    ...keptOf(call, plant),
    until: until(call, plant),
    auto: agreed,
  })
  return planRow(call, plant, pending(call))
}

export function orders(call: Call): { total: number; data: Fields[] } {
  settlePlans(call)
  return history(call, 'DATA')
}
