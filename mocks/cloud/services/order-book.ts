import type { Call } from '../wire/call'
import { paged, sessionOf } from '../wire/call'
import { badParameter, emptyParameter } from '../wire/refusal'
import { words } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { nextNumber } from '../store/quick-store'

/* What somebody bought; ours, not the vendor's. Nothing is paid: an order is done as soon as it is placed. */

interface Order {
  id: number
  accountId: number
  /** What it is for. */
  product: 'DATA' | 'MESSAGE'
  /** Word of the caller's by which a repeated order is known. */
  key: string
  /** What was asked for, as JSON, so that a key does not stand for two things. */
  asked: string
  createdTime: number
  fields: Fields
}

const all = (call: Call, product: Order['product']) =>
  call.world.store
    .list('order')
    .map(({ value }) => value as Order)
    .filter((one) => one.accountId === sessionOf(call).account.id && one.product === product)

const shown = ({ id, createdTime, fields }: Order, repeated: boolean): Fields => ({
  id,
  createdTime,
  ...fields,
  repeated,
})

/**
 * Places an order once: the same `key` again answers the order of the first time and does nothing more.
 *
 * @param carry does what was bought and answers what the order says of it
 */
export function place(
  call: Call,
  product: Order['product'],
  raw: unknown,
  asked: Fields,
  carry: () => Fields,
): Fields {
  const key = words(raw)
  if (key === null) throw emptyParameter('key')
  if (key.length > 64) throw badParameter('key')
  const before = all(call, product).find((one) => one.key === key)
  if (before) {
    if (before.asked !== JSON.stringify(asked)) throw badParameter('key')
    return shown(before, true)
  }
  const order: Order = {
    id: nextNumber(call.world.store, 'order', 700_001),
    accountId: sessionOf(call).account.id,
    product,
    key,
    asked: JSON.stringify(asked),
    createdTime: call.now,
    fields: carry(),
  }
  call.world.store.put('order', String(order.id), order)
  return shown(order, false)
}

/** One's own orders, the newest first. */
export function history(call: Call, product: Order['product']): { total: number; data: Fields[] } {
  const { total, data } = paged(
    call,
    all(call, product).sort((a, b) => b.id - a.id),
  )
  return { total, data: data.map((one) => shown(one, false)) }
}
