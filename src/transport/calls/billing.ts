import type { Page } from '../../domain/plants/reading'
import {
  type DataPlan,
  type MessageCredit,
  type MessageShare,
  type Offer,
  type Order,
  ORDER_STATES,
  PLAN_STATES,
} from '../../domain/money/billing-records'
import { malformed } from '../fault-error'
import { type Call, get } from '../call'
import {
  one,
  epoch,
  flag,
  id,
  list,
  num,
  page,
  part,
  partRows,
  record,
  text,
  trimmedEnum,
  word,
  words,
  type WireRecord,
} from '../wire'
import { readPayer } from './invoice-data'
import { readCurrency } from './stations'

/*
 * What can be bought: data plans and message credit. Ours, not the vendor's: ask `useCapability` for `dataPlans` or
 * `messageCredit` first. A `key` makes an order happen once: make one for each purchase and send it again with each
 * retry.
 */

const PLAN = '/maintain-s/data-plan'
const CREDIT = '/message-s/credit'

/** The line of each plant in reach. */
export function dataPlans(number: number, size: number): Call<Page<DataPlan>> {
  return get(PLAN, (raw) => page(raw, 'plans', readPlan), { page: number, size })
}

export function dataPlanOffers(): Call<readonly Offer[]> {
  return get(`${PLAN}/offer`, (raw) => list(raw, 'offers', readOffer))
}

/** Needs `device:update` (24). */
export function renewDataPlan(plantId: number, offerId: string, key: string): Call<Order> {
  return { method: 'POST', path: `${PLAN}/renew`, body: { stationId: plantId, offerId, key }, read: oneOrder }
}

/** Renews it by this offer each time it ends; without one it just ends. Needs `device:update` (24). */
export function autoRenewPlan(plantId: number, offerId: string | null): Call<DataPlan> {
  return { method: 'POST', path: `${PLAN}/auto-renew`, body: { stationId: plantId, offerId }, read: onePlan }
}

export function dataPlanOrders(number: number, size: number): Call<Page<Order>> {
  const query = { page: number, size }
  return get(`${PLAN}/order`, (raw) => page(raw, 'orders', readOrder), query)
}

/** Alarms are named in the language. */
export function messageCredit(language: string): Call<MessageCredit> {
  return get(CREDIT, readCredit, { lan: language })
}

export function messagePackages(): Call<readonly Offer[]> {
  return get(`${CREDIT}/package`, (raw) => list(raw, 'packages', readOffer))
}

export function buyMessages(packageId: string, key: string): Call<Order> {
  return { method: 'POST', path: `${CREDIT}/buy`, body: { packageId, key }, read: oneOrder }
}

/** Messages a day, 0 to 1000; null is no limit. */
export function capMessages(dailyCap: number | null): Call<MessageCredit> {
  return { method: 'POST', path: `${CREDIT}/cap`, body: { dailyCap }, read: readCredit }
}

export function messageOrders(number: number, size: number): Call<Page<Order>> {
  const query = { page: number, size }
  return get(`${CREDIT}/order`, (raw) => page(raw, 'orders', readOrder), query)
}

function readPlan(row: WireRecord): DataPlan | null {
  const plantId = id(row['stationId'])
  if (plantId === null) return null
  return {
    plantId,
    plantName: text(row['stationName']),
    deviceId: id(row['deviceId']),
    serial: text(row['deviceSn']),
    iccid: text(row['iccid']),
    offer: word(row['offerId']),
    auto: flag(row['autoRenew']),
    autoPrice: num(row['autoPrice']),
    autoCurrency: readCurrency(row['autoCurrency']),
    state: trimmedEnum(row['state'], PLAN_STATES),
    validUntil: epoch(row['validUntil']),
    memory: num(row['memoryDays']),
    used: num(row['usedData']),
    limit: num(row['dataLimit']),
    zone: text(row['timezone']),
    codes: words(row['codes']),
  }
}

/** What is offered for money, whatever it is. */
export function readOffer(row: WireRecord): Offer | null {
  const offerId = word(row['id'])
  if (offerId === null) return null
  return {
    id: offerId,
    amount: num(row['months'] ?? row['messages']),
    price: num(row['price'] ?? row['perKilowatt']),
    currency: readCurrency(row['currency']),
    taxRate: num(row['taxRate']),
  }
}

function readOrder(row: WireRecord): Order | null {
  const orderId = id(row['id'])
  if (orderId === null) return null
  return {
    id: orderId,
    offerId: word(row['offerId'] ?? row['packageId']),
    amount: num(row['months'] ?? row['messages']),
    plantId: id(row['stationId']),
    price: num(row['price']),
    currency: readCurrency(row['currency']),
    state: trimmedEnum(row['state'], ORDER_STATES),
    created: epoch(row['createdTime']),
    validUntil: epoch(row['validUntil']),
    net: num(row['net']),
    tax: num(row['tax']),
    taxRate: num(row['taxRate']),
    receipt: word(row['receipt']),
    paid: epoch(row['paidTime']),
    seller: readPayer(part(row['seller'])),
    billedTo: readPayer(part(row['billedTo'])),
    repeated: flag(row['repeated']),
  }
}

function readCredit(raw: unknown): MessageCredit {
  const row = record(raw, 'credit')
  return {
    balance: num(row['balance']),
    dailyCap: num(row['dailyCap']),
    sentToday: num(row['sentToday']),
    days: num(row['days']),
    sent: num(row['sent']),
    plants: shares(row['plants']),
    alarms: shares(row['alerts']),
  }
}

const shares = (raw: unknown): readonly MessageShare[] =>
  partRows(raw, (row) => {
    const shareId = id(row['id'])
    return shareId === null ? null : { id: shareId, name: text(row['name']), count: num(row['count']) }
  })

function onePlan(raw: unknown): DataPlan {
  const plan = readPlan(record(raw, 'plan'))
  if (plan === null) throw malformed('plan: no plant')
  return plan
}

const oneOrder = (raw: unknown): Order => one(raw, 'order', readOrder)
