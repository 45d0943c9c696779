import * as billing from '../../src/transport/calls/billing'
import * as insurance from '../../src/transport/calls/insurance'
import type { Expected } from './transport-calls.data'

/* Calls of what can be bought, beyond the vendor's interface. */

const EU = '/mdc-eu'
const AT = 1_768_292_700
const ORDER = { id: 700001, createdTime: AT, stationId: 7, offerId: 'Y1', price: 4.9, currency: 'EUR', months: 12, state: 'PAID', validUntil: AT, repeated: false } // oxfmt-ignore
const PLAN = { stationId: 7, stationName: 'Roof', deviceId: 1, deviceSn: 'LG1', iccid: '**** 0042', autoRenew: true, autoPrice: 4.9, autoCurrency: 'EUR', offerId: 'Y1', state: 'ACTIVE', validUntil: AT, memoryDays: 14, usedData: 3, dataLimit: 200, timezone: 'Europe/Berlin', codes: ['device:read'] } // oxfmt-ignore
const CREDIT = { balance: 20, dailyCap: null, sentToday: 0, days: 30, sent: 3, plants: [{ id: 7, name: 'Roof', count: 3 }], alerts: [{ id: 9, name: 'Arc', count: 3 }] } // oxfmt-ignore
const PAPER = { id: 800001, stationId: 7, coverId: 'YIELD', alarmHistory: true, createdTime: AT, submittedTime: null, state: 'REQUESTED', premium: null, currency: 'EUR', text: 'x' } // oxfmt-ignore
const POLICY = { id: 800001, stationId: 7, coverId: 'YIELD', insurer: 'Demo', policyNo: 'HD-2026-800001', sumInsured: 2744, premium: 52.92, currency: 'EUR', fromTime: AT, untilTime: AT, timezone: 'Europe/Berlin', repeated: false } // oxfmt-ignore
const OFFER = { id: 'Y1', months: 12, price: 4.9, currency: 'EUR' }
const many = (row: object) => ({ total: 1, data: [row] })

// oxfmt-ignore
export const BILLING_CALLS: readonly Expected[] = [
  { name: 'data plans', call: billing.dataPlans(1, 20), sent: `GET ${EU}/maintain-s/data-plan?page=1&size=20`, reply: many(PLAN) },
  { name: 'data plan offers', call: billing.dataPlanOffers(), sent: `GET ${EU}/maintain-s/data-plan/offer`, reply: [OFFER] },
  { name: 'renew a data plan', call: billing.renewDataPlan(7, 'Y1', 'k'), sent: `POST ${EU}/maintain-s/data-plan/renew`, body: { stationId: 7, offerId: 'Y1', key: 'k' }, reply: ORDER },
  { name: 'auto-renew a data plan', call: billing.autoRenewPlan(7, 'Y1'), sent: `POST ${EU}/maintain-s/data-plan/auto-renew`, body: { stationId: 7, offerId: 'Y1' }, reply: PLAN },
  { name: 'end the auto-renewal of a data plan', call: billing.autoRenewPlan(7, null), sent: `POST ${EU}/maintain-s/data-plan/auto-renew`, body: { stationId: 7, offerId: null }, reply: PLAN },
  { name: 'orders of data plans', call: billing.dataPlanOrders(1, 20), sent: `GET ${EU}/maintain-s/data-plan/order?page=1&size=20`, reply: many(ORDER) },
  { name: 'message credit', call: billing.messageCredit('de'), sent: `GET ${EU}/message-s/credit?lan=de`, reply: CREDIT },
  { name: 'message packages', call: billing.messagePackages(), sent: `GET ${EU}/message-s/credit/package`, reply: [OFFER] },
  { name: 'buy messages', call: billing.buyMessages('M100', 'k'), sent: `POST ${EU}/message-s/credit/buy`, body: { packageId: 'M100', key: 'k' }, reply: ORDER },
  { name: 'cap messages', call: billing.capMessages(30), sent: `POST ${EU}/message-s/credit/cap`, body: { dailyCap: 30 }, reply: CREDIT },
  { name: 'orders of messages', call: billing.messageOrders(1, 20), sent: `GET ${EU}/message-s/credit/order?page=1&size=20`, reply: many(ORDER) },
  { name: 'insurance covers', call: insurance.insuranceCovers(), sent: `GET ${EU}/maintain-s/insurance/cover`, reply: [OFFER] },
  { name: 'insurance quotes', call: insurance.insuranceQuotes(1, 20), sent: `GET ${EU}/maintain-s/insurance/quote?page=1&size=20`, reply: many(PAPER) },
  { name: 'ask for a quote', call: insurance.askQuote({ plantId: 7, coverId: 'YIELD', history: true, performanceRatio: 84.2 }), sent: `POST ${EU}/maintain-s/insurance/quote`, body: { stationId: 7, coverId: 'YIELD', alarmHistory: true, performanceRatio: 84.2 }, reply: PAPER },
  { name: 'accept an offer', call: insurance.acceptQuote({ id: 800001, plantId: 7 }), sent: `POST ${EU}/maintain-s/insurance/quote/accept`, body: { id: 800001, stationId: 7 }, reply: POLICY },
  { name: 'insurance policies', call: insurance.insurancePolicies(1, 20), sent: `GET ${EU}/maintain-s/insurance/policy?page=1&size=20`, reply: many(POLICY) },
  { name: 'insurance claims', call: insurance.insuranceClaims(1, 20), sent: `GET ${EU}/maintain-s/insurance/claim?page=1&size=20`, reply: many(PAPER) },
  { name: 'save a claim', call: insurance.saveClaim({ plantId: 7, coverId: 'THEFT', text: 'x', photos: ['/store-s/object/a'], submit: false }), sent: `POST ${EU}/maintain-s/insurance/claim`, body: { stationId: 7, coverId: 'THEFT', text: 'x', photos: ['/store-s/object/a'], submit: false }, reply: PAPER },
]
