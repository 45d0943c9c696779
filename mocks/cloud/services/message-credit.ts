import { type Call, sessionOf } from '../wire/call'
import { DAY } from '../place/zone'
import { alarmName, languageOf } from '../texts/languages'
import { badParameter } from '../wire/refusal'
import { record, whole, words } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { offeredAt, priceOf } from './invoice-data'
import { balanceOf, capOf, type Credit, creditOf, keepCredit, type Sent, sentSince } from './message-log'
import { DAYS } from './message-plan'
import { history, place } from './order-book'

/* Credit for short messages about alarms; ours, not the vendor's. */

const PACKAGES = [
  { id: 'M100', messages: 100, prices: { EUR: 5, GBP: 4.3, USD: 5.5, CNY: 40 } },
  { id: 'M500', messages: 500, prices: { EUR: 20, GBP: 17.2, USD: 22, CNY: 155 } },
  { id: 'M2000', messages: 2000, prices: { EUR: 60, GBP: 51.6, USD: 66, CNY: 465 } },
] as const

const HIGHEST_CAP = 1000
const MAX = 100_000
const MAX_CAPS = 100
/** Plants and alarms that took most. */
const TOP = 5

const sum = (bought: Credit['bought']) => bought.reduce((all, { messages }) => all + messages, 0)

/** Text messages by what they were about, most of them first. */
function counted(sent: readonly Sent[], of: (one: Sent) => Fields & { id: number }): Fields[] {
  const found = new Map<number, Fields & { count: number }>()
  for (const one of sent) {
    const { id, ...rest } = of(one)
    found.set(id, { id, ...rest, count: (found.get(id)?.count ?? 0) + 1 })
  }
  return [...found.values()].sort((one, other) => other.count - one.count).slice(0, TOP)
}

/** Messages left, how many may go out in a day (null is no limit), and what the last 30 days took. */
export function credit(call: Call): Fields {
  const own = creditOf(call)
  const { sent, texts } = sentSince(call, call.now - DAYS * DAY)
  const recent = sent.filter(({ way, state }) => way === 'sms' && state === 'SENT')
  const today = Math.floor(call.now / DAY)
  const lan = languageOf(call.query.get('lan') ?? sessionOf(call).account.language)
  return {
    balance: balanceOf(own, texts, call.now),
    dailyCap: capOf(own, call.now),
    sentToday: recent.filter(({ alarm }) => Math.floor(alarm.at / DAY) === today).length,
    days: DAYS,
    sent: recent.length,
    plants: counted(recent, ({ plant }) => ({ id: plant.id, name: plant.name })),
    alerts: counted(recent, ({ alarm }) => ({ id: alarm.rule.id, name: alarmName(alarm.rule, lan) })),
  }
}

export const packages = (call: Call): readonly Fields[] =>
  PACKAGES.map(({ prices, ...one }) => ({ ...one, ...offeredAt(call, prices) }))

export function buy(call: Call): Fields {
  const body = record(call.body)
  const chosen = PACKAGES.find(({ id }) => id === words(body['packageId']))
  if (!chosen) throw badParameter('packageId')
  const { id: packageId, messages, prices } = chosen
  const { price, currency } = priceOf(call, prices)
  const carry = () => {
    const { bought } = creditOf(call)
    const next = [...bought, { at: call.now, messages }]
    if (sum(next) > MAX) throw badParameter('balance')
    keepCredit(call, { bought: next })
    return { balance: credit(call)['balance'] }
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
  keepCredit(call, { caps: [...creditOf(call).caps, { at: call.now, cap }].slice(-MAX_CAPS) })
  return credit(call)
}

export const orders = (call: Call) => history(call, 'MESSAGE')
