import { priceEach } from '../../domain/money/purchase'
import { buyMessages, capMessages, messageOrders } from '../../transport/calls/billing'
import type { CustomCalls } from '../custom-source'
import { found } from './gathered'
import { numberOf, textOf } from './values'

/** Orders of a page, where one of them is looked for. */
const PAGE = 1000

/** Messages that were bought; ours, capability `messageCredit`. */
export const messageCreditCalls: CustomCalls = {
  async page(_asked, { page, size }, { send, signal, zone }) {
    const { rows, total } = await send(messageOrders(page, size), { signal })
    // A purchase belongs to a person, not to a plant: so do its hours.
    return { data: rows.map((order) => ({ ...order, each: priceEach(order), zone })), total }
  },
  async one(id, { send, signal, zone }) {
    const order = await found((at) => send(messageOrders(at, PAGE), { signal }), id)
    return { ...order, each: priceEach(order), zone }
  },
  actions: {
    create: ({ input }, { send }) =>
      send(buyMessages(textOf(input['offer']) ?? '', textOf(input['key']) ?? '')).then(() => []),
    cap: ({ input }, { send }) => send(capMessages(numberOf(input['dailyCap']))).then(() => []),
  },
}
