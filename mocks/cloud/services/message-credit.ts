import type { Call } from '../wire/call'
import { sessionOf } from '../wire/call'
import { badParameter } from '../wire/refusal'
import { record, whole, words } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { priceOf } from './invoice-data'
import { history, place } from './order-book'

/* Credit for short messages about alarms; ours, not the vendor's. */

const PACKAGES = [
  { id: 'M100', messages: 100, prices: { EUR: 5, GBP: 4.3, USD: 5.5, CNY: 40 } },
  { id: 'M500', messages: 500, prices: { EUR: 20, GBP: 17.2, USD: 22, CNY: 155 } },
  { id: 'M2000', messages: 2000, prices: { EUR: 60, GBP: 51.6, USD: 66, CNY: 465 } },
] as const

/** Everybody begins with these. */
const GIFT = 20
const HIGHEST_CAP = 1000
const MOST = 100_000

interface Credit {
  balance: number
  dailyCap: number | null
}

const keyOf = (call: Call) => String(sessionOf(call).account.id)

function creditOf(call: Call): Credit {
  return { balance: GIFT, dailyCap: null, ...record(call.world.store.get('credit', keyOf(call))) }
}

const keep = (call: Call, patch: Partial<Credit>) =>
  call.world.store.put('credit', keyOf(call), { ...creditOf(call), ...patch })

/** Messages left, and how many may go out in a day; null is no limit. */
export function credit(call: Call): Fields {
  return { ...creditOf(call), sentToday: 0 }
}

export const packages = (call: Call): readonly Fields[] =>
  PACKAGES.map(({ prices, ...one }) => ({ ...one, ...priceOf(call, prices) }))

export function buy(call: Call): Fields {
  const body = record(call.body)
  const chosen = PACKAGES.find(({ id }) => id === words(body['packageId']))
  if (!chosen) throw badParameter('packageId')
  const { id: packageId, messages, prices } = chosen
  const { price, currency } = priceOf(call, prices)
  const carry = () => {
    const balance = creditOf(call).balance + messages
    if (balance > MOST) throw badParameter('balance')
    keep(call, { balance })
    return { balance }
  }
  return place(
    call,
    'MESSAGE',
    body['key'],
    { packageId },
    { fields: { packageId, messages, price, currency }, carry },
  )
}

export function setCap(call: Call): Fields {
  const { dailyCap } = record(call.body)
  const cap = dailyCap === null ? null : whole(dailyCap)
  if (dailyCap !== null && (cap === null || cap < 0 || cap > HIGHEST_CAP)) throw badParameter('dailyCap')
  keep(call, { dailyCap: cap })
  return credit(call)
}

export const orders = (call: Call) => history(call, 'MESSAGE')
