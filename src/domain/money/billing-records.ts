import type { EpochSeconds } from '../plants/reading'
import type { InvoiceData } from './invoice'

/** What is offered for money; a price is in its own currency. */
export interface Offer {
  id: string
  /** Months of a data plan, messages of a package; null for anything else. */
  amount: number | null
  price: number | null
  currency: string | null
  /** Percent, of the tax within the price. */
  taxRate: number | null
}

/** Whether it is paid: a bank takes its time, and may refuse. */
export const ORDER_STATES = ['PENDING', 'PAID', 'FAILED'] as const

/** A side of a purchase, as a receipt names it. */
export type Party = Omit<InvoiceData, 'currency'>

/** Something bought; `repeated` when the same key had placed it before. */
export interface Order {
  id: number
  offerId: string | null
  /** Months or messages that were bought. */
  amount: number | null
  plantId: number | null
  price: number | null
  currency: string | null
  state: (typeof ORDER_STATES)[number] | null
  created: EpochSeconds | null
  /** End of a data plan. */
  validUntil: EpochSeconds | null
  /** Of the price, to the cent; the rate in percent. */
  net: number | null
  tax: number | null
  taxRate: number | null
  /** Its number, once it is paid. */
  receipt: string | null
  paid: EpochSeconds | null
  /** Who sold it, and to whom it was billed then. */
  seller: Party
  billedTo: Party
  repeated: boolean | null
}

export const PLAN_STATES = ['ACTIVE', 'EXPIRING', 'EXPIRED', 'PENDING', 'NONE'] as const

/** By what a line runs: the years that come with a logger, or what was bought last. */
export const DATA_PLAN_OFFERS = ['INCLUDED', 'Y1', 'Y3', 'Y5'] as const

/** The mobile line of a plant's logger; amounts in MB. */
export interface DataPlan {
  plantId: number
  plantName: string | null
  deviceId: number | null
  serial: string | null
  /** Number of its SIM card, of which the server sends the last four digits only. */
  iccid: string | null
  offer: string | null
  /** Whether it is renewed when it ends, and what that costs each time. */
  auto: boolean | null
  autoPrice: number | null
  autoCurrency: string | null
  state: (typeof PLAN_STATES)[number] | null
  validUntil: EpochSeconds | null
  /** Days that the logger keeps what it cannot send. */
  memory: number | null
  used: number | null
  limit: number | null
  zone: string | null
  /** What the caller may do at the plant. */
  codes: readonly string[]
}

/** Short messages; a cap of null is none. */
export interface MessageCredit {
  balance: number | null
  dailyCap: number | null
  sentToday: number | null
  /** Text messages of the last `days`, by plants and alarms that took most. */
  days: number | null
  sent: number | null
  plants: readonly MessageShare[]
  alarms: readonly MessageShare[]
}

export interface MessageShare {
  id: number
  name: string | null
  count: number | null
}

/** What an insurer pays for: damage by storm, hail and fire, yield that is lost, theft. */
export const INSURANCE_COVERS = ['ELEMENTS', 'YIELD', 'THEFT'] as const

export const QUOTE_STATES = ['REQUESTED', 'OFFERED', 'ACCEPTED'] as const
export const CLAIM_STATES = ['DRAFT', 'SUBMITTED', 'REVIEWING', 'ACCEPTED', 'PAID', 'REFUSED'] as const
/** Why an insurer refuses: no policy of the plant covers it, or nothing shows what happened. */
export const CLAIM_REFUSALS = ['NOT_COVERED', 'NO_PROOF'] as const
/** Photos of a claim. */
export const CLAIM_PHOTOS = 9
export const PAPER_STATES = [...new Set([...QUOTE_STATES, ...CLAIM_STATES])] as const

/** A quote or a claim of an insurance. */
export interface InsurancePaper {
  id: number
  plantId: number | null
  coverId: string | null
  state: (typeof PAPER_STATES)[number] | null
  created: EpochSeconds | null
  submitted: EpochSeconds | null
  /** Per year. */
  premium: number | null
  currency: string | null
  text: string | null
  /** Of a claim: addresses of pictures, and what the insurer decided. */
  photos: readonly string[]
  decided: EpochSeconds | null
  refusal: string | null
  /** Of a quote: what the insurer pays at most in the year. */
  sum: number | null
  /** Of a quote: whether the alarms of the plant go to the insurer. */
  history: boolean | null
  /** Of a quote: percent over the days before it was asked for, where irradiance is measured. */
  performanceRatio: number | null
}
