import type { Page } from '../../domain/plants/reading'
import {
  type DataPlan,
  type InsurancePaper,
  type MessageCredit,
  type MessageShare,
  type Offer,
  type Order,
  ORDER_STATES,
  PAPER_STATES,
  PLAN_STATES,
} from '../../domain/money/billing-records'
import { malformed } from '../fault-error'
import type { Call } from '../call'
import {
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
 * What can be bought: data plans, message credit, insurance. Ours, not the vendor's: ask `useCapability`
 * for `dataPlans`, `messageCredit` or `insurance` first. A `key` makes an order happen once: make one for
 * each purchase and send it again with each retry.
 */

const PLAN = '/maintain-s/data-plan'
const CREDIT = '/message-s/credit'
const INSURANCE = '/maintain-s/insurance'

/** The line of each plant in reach. */
export function dataPlans(number: number, size: number): Call<Page<DataPlan>> {
  return {
    method: 'GET',
    path: PLAN,
    query: { page: number, size },
    read: (raw) => page(raw, 'plans', readPlan),
  }
}

export function dataPlanOffers(): Call<readonly Offer[]> {
  return { method: 'GET', path: `${PLAN}/offer`, read: (raw) => list(raw, 'offers', readOffer) }
}

/** Needs `device:update` (24). */
export function renewDataPlan(plantId: number, offerId: string, key: string): Call<Order> {
  return { method: 'POST', path: `${PLAN}/renew`, body: { stationId: plantId, offerId, key }, read: oneOrder }
}

export function dataPlanOrders(number: number, size: number): Call<Page<Order>> {
  const query = { page: number, size }
  return { method: 'GET', path: `${PLAN}/order`, query, read: (raw) => page(raw, 'orders', readOrder) }
}

/** Alarms are named in the language. */
export function messageCredit(language: string): Call<MessageCredit> {
  return { method: 'GET', path: CREDIT, query: { lan: language }, read: readCredit }
}

export function messagePackages(): Call<readonly Offer[]> {
  return { method: 'GET', path: `${CREDIT}/package`, read: (raw) => list(raw, 'packages', readOffer) }
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
  return { method: 'GET', path: `${CREDIT}/order`, query, read: (raw) => page(raw, 'orders', readOrder) }
}

/** Prices per kWp and year. */
export function insuranceCovers(): Call<readonly Offer[]> {
  return { method: 'GET', path: `${INSURANCE}/cover`, read: (raw) => list(raw, 'covers', readOffer) }
}

export function insuranceQuotes(number: number, size: number): Call<Page<InsurancePaper>> {
  const query = { page: number, size }
  return { method: 'GET', path: `${INSURANCE}/quote`, query, read: (raw) => page(raw, 'quotes', readPaper) }
}

/** Needs `station:update` (24). */
export function askQuote(plantId: number, coverId: string): Call<InsurancePaper> {
  return { method: 'POST', path: `${INSURANCE}/quote`, body: { stationId: plantId, coverId }, read: onePaper }
}

export function insuranceClaims(number: number, size: number): Call<Page<InsurancePaper>> {
  const query = { page: number, size }
  return { method: 'GET', path: `${INSURANCE}/claim`, query, read: (raw) => page(raw, 'claims', readPaper) }
}

/** A new draft, or with `id` a change of one; `submit` hands it in. Error 24 after that. */
export function saveClaim(claim: {
  id?: number
  plantId: number
  coverId: string
  text: string
  submit: boolean
}): Call<InsurancePaper> {
  const { plantId, ...rest } = claim
  return { method: 'POST', path: `${INSURANCE}/claim`, body: { ...rest, stationId: plantId }, read: onePaper }
}

function readPlan(row: WireRecord): DataPlan | null {
  const plantId = id(row['stationId'])
  if (plantId === null) return null
  return {
    plantId,
    plantName: text(row['stationName']),
    deviceId: id(row['deviceId']),
    serial: text(row['deviceSn']),
    state: trimmedEnum(row['state'], PLAN_STATES),
    validUntil: epoch(row['validUntil']),
    used: num(row['usedData']),
    limit: num(row['dataLimit']),
    zone: text(row['timezone']),
    codes: words(row['codes']),
  }
}

function readOffer(row: WireRecord): Offer | null {
  const offerId = word(row['id'])
  if (offerId === null) return null
  return {
    id: offerId,
    amount: num(row['months'] ?? row['messages']),
    price: num(row['price'] ?? row['perKilowatt']),
    currency: readCurrency(row['currency']),
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

function readPaper(row: WireRecord): InsurancePaper | null {
  const paperId = id(row['id'])
  if (paperId === null) return null
  return {
    id: paperId,
    plantId: id(row['stationId']),
    coverId: word(row['coverId']),
    state: trimmedEnum(row['state'], PAPER_STATES),
    created: epoch(row['createdTime']),
    submitted: epoch(row['submittedTime']),
    premium: num(row['premium']),
    currency: readCurrency(row['currency']),
    text: text(row['text']),
  }
}

function oneOrder(raw: unknown): Order {
  const order = readOrder(record(raw, 'order'))
  if (order === null) throw malformed('order: no id')
  return order
}

function onePaper(raw: unknown): InsurancePaper {
  const paper = readPaper(record(raw, 'insurance'))
  if (paper === null) throw malformed('insurance: no id')
  return paper
}
