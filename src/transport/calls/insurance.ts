import type { Page } from '../../domain/plants/reading'
import { type InsurancePaper, type Offer, PAPER_STATES } from '../../domain/money/billing-records'
import type { InsurancePolicy } from '../../domain/money/insurance-policy'
import { type Call, get } from '../call'
import {
  one,
  epoch,
  flag,
  id,
  list,
  num,
  page,
  text,
  trimmedEnum,
  word,
  words,
  type WireRecord,
} from '../wire'
import { readOffer } from './billing'
import { readCurrency } from './stations'

/* Covers of plants, quotes for them and claims. Ours, not the vendor's: ask `useCapability` for `insurance` first. */

const INSURANCE = '/maintain-s/insurance'

/** Prices per kWp and year. */
export function insuranceCovers(): Call<readonly Offer[]> {
  return get(`${INSURANCE}/cover`, (raw) => list(raw, 'covers', readOffer))
}

export function insuranceQuotes(number: number, size: number): Call<Page<InsurancePaper>> {
  const query = { page: number, size }
  return get(`${INSURANCE}/quote`, (raw) => page(raw, 'quotes', readPaper), query)
}

/** Needs `station:update` (24). `history` sends the alarms of the plant along; the performance ratio is in percent. */
export function askQuote(asked: {
  plantId: number
  coverId: string
  history: boolean
  performanceRatio: number | null
}): Call<InsurancePaper> {
  const { plantId: stationId, coverId, history: alarmHistory, performanceRatio } = asked
  const body = { stationId, coverId, alarmHistory, performanceRatio }
  return { method: 'POST', path: `${INSURANCE}/quote`, body, read: onePaper }
}

/** Needs `station:update` (24, and before it is offered); once accepted it answers the same policy again. */
export function acceptQuote(quote: { id: number; plantId: number }): Call<InsurancePolicy> {
  const body = { id: quote.id, stationId: quote.plantId }
  return { method: 'POST', path: `${INSURANCE}/quote/accept`, body, read: onePolicy }
}

export function insurancePolicies(number: number, size: number): Call<Page<InsurancePolicy>> {
  const query = { page: number, size }
  return get(`${INSURANCE}/policy`, (raw) => page(raw, 'policies', readPolicy), query)
}

export function insuranceClaims(number: number, size: number): Call<Page<InsurancePaper>> {
  const query = { page: number, size }
  return get(`${INSURANCE}/claim`, (raw) => page(raw, 'claims', readPaper), query)
}

/** A new draft, or with `id` a change of one; `submit` hands it in. Error 24 after that. */
export function saveClaim(claim: {
  id?: number
  plantId: number
  coverId: string
  text: string
  photos: readonly string[]
  submit: boolean
}): Call<InsurancePaper> {
  const { plantId, ...rest } = claim
  return { method: 'POST', path: `${INSURANCE}/claim`, body: { ...rest, stationId: plantId }, read: onePaper }
}

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
    photos: words(row['photos']),
    decided: epoch(row['decidedTime']),
    refusal: word(row['refusal']),
    sum: num(row['sumInsured']),
    history: flag(row['alarmHistory']),
    performanceRatio: num(row['performanceRatio']),
  }
}

function readPolicy(row: WireRecord): InsurancePolicy | null {
  const policyId = id(row['id'])
  if (policyId === null) return null
  return {
    id: policyId,
    plantId: id(row['stationId']),
    coverId: word(row['coverId']),
    insurer: text(row['insurer']),
    policyNo: word(row['policyNo']),
    sumInsured: num(row['sumInsured']),
    premium: num(row['premium']),
    currency: readCurrency(row['currency']),
    from: epoch(row['fromTime']),
    until: epoch(row['untilTime']),
    zone: text(row['timezone']),
    repeated: flag(row['repeated']),
  }
}

const onePolicy = (raw: unknown): InsurancePolicy => one(raw, 'policy', readPolicy)

const onePaper = (raw: unknown): InsurancePaper => one(raw, 'insurance', readPaper)
