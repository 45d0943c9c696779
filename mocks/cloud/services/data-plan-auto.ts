import type { Fields } from '../energy/figures'
import { monthsOn } from '../place/zone'
import type { Change } from '../store/store'
import { type Call, sessionOf } from '../wire/call'
import { record } from '../wire/call-values'
import { billOf, priceOf, type Prices } from './invoice-data'
import { ofItself } from './order-book'

/* Data plans that renew themselves; ours, not the vendor's. */

/** What was agreed to when it was switched on: offer, price, and to whom it is billed. */
interface Agreed {
  offerId: string
  months: number
  accountId: number
  fields: Fields
}

interface Kept {
  until: number
  offer?: string
  auto: Agreed | null
}

export function agreedOn(call: Call, offer: { id: string; months: number; prices: Prices }): Agreed {
  const { id: offerId, months } = offer
  const { price, currency } = priceOf(call, offer.prices)
  const { id: accountId } = sessionOf(call).account
  return { offerId, months, accountId, fields: { price, currency, ...billOf(call, price) } }
}

/** Its fields in a row; none for a plant without a line. */
export function toldAuto(kept: Fields | null): Fields {
  if (kept === null) return { autoRenew: null, autoPrice: null, autoCurrency: null }
  const { price = null, currency = null } = record(record(kept['auto'])['fields'])
  return { autoRenew: Boolean(kept['auto']), autoPrice: price, autoCurrency: currency }
}

/** The order of one end, and what the plan is after it. A payer without e-mail is refused by the bank. */
function renewed(call: Call, plantId: number, zone: string, kept: Kept, agreed: Agreed): [Kept, Change] {
  const { offerId, months, accountId } = agreed
  const failed = !call.world.people.byId(call.centre, accountId)?.email
  const end = monthsOn(kept.until, months, zone)
  const fields = {
    stationId: plantId,
    offerId,
    months,
    ...agreed.fields,
    ...(failed ? {} : { validUntil: end }),
  }
  const key = `auto-${plantId}-${kept.until}`
  const order = ofItself(call, { accountId, product: 'DATA', key, createdTime: kept.until, failed, fields })
  // What cannot be paid is not tried again: the plan ends.
  return [failed ? { ...kept, auto: null } : { ...kept, until: end, offer: offerId }, order]
}

/** Renews once whatever has ended meanwhile, both the plan and its order or neither; not while a bank is at it. */
export function renewAlone(call: Call, unpaid: ReadonlySet<unknown>): void {
  for (const { key, value } of call.world.store.list('dataPlan')) {
    const plant = call.world.plant(Number(key), call.centre)
    let kept = value as Kept
    while (plant && kept.auto && kept.until <= call.now && !unpaid.has(plant.id)) {
      const [next, order] = renewed(call, plant.id, plant.place.zone, kept, kept.auto)
      call.world.store.write([{ kind: 'dataPlan', key, value: next }, order])
      kept = next
    }
  }
}
