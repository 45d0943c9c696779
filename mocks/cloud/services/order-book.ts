import { type Call, paged, repeatKeyOf, sessionOf } from '../wire/call'
import { badParameter, emptyParameter } from '../wire/refusal'
import type { Fields } from '../energy/figures'
import { billOf } from './invoice-data'
import { nextNumber } from '../store/quick-store'
import type { Change } from '../store/store'

/*
 * What somebody bought; ours, not the vendor's. Nothing is paid: an order is done as soon as it is placed, or when the
 * bank of this simulation answers, which refuses orders without an e-mail address for the invoice.
 */

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
  /** When the bank answers; null once it has, or where nobody asks it. */
  due?: number | null
  failed?: boolean
  /** When it was paid. */
  paidTime?: number
  fields: Fields
}

/** What was bought, and what becomes of it once it is paid, as fields of the order. */
interface Sale {
  fields: Fields
  carry(): Fields
  /** Seconds that a bank takes for it. */
  wait?: number
}

const every = (call: Call, product: Order['product']) =>
  call.world.store
    .list('order')
    .map(({ value }) => value as Order)
    .filter((one) => one.product === product)

const all = (call: Call, product: Order['product']) =>
  every(call, product).filter((one) => one.accountId === sessionOf(call).account.id)

/** What somebody asked for and the bank has not answered yet. */
export const waiting = (call: Call, product: Order['product']): readonly Fields[] =>
  every(call, product).flatMap(({ due, asked }) => (due ? [JSON.parse(asked) as Fields] : []))

const put = (call: Call, order: Order) => call.world.store.put('order', String(order.id), order)

function shown({ id, createdTime, due, failed, paidTime, fields }: Order, repeated: boolean): Fields {
  const state = failed ? 'FAILED' : due ? 'PENDING' : 'PAID'
  const paid = paidTime ?? createdTime
  const receipt = `R-${new Date(paid * 1000).getUTCFullYear()}-${id}`
  return {
    id,
    createdTime,
    ...fields,
    state,
    // Only what is paid has a receipt.
    ...(state === 'PAID' ? { receipt, paidTime: paid } : {}),
    repeated,
  }
}

/** What a payment does: changes of what is kept, and what the order says of them. */
export interface Carried {
  changes: readonly Change[]
  fields: Fields
}

/** What the bank has answered meanwhile: a payment that came through does what it was for, both or neither. */
export function settle(call: Call, product: Order['product'], carry: (asked: Fields) => Carried): void {
  for (const order of every(call, product)) {
    if (!order.due || order.due > call.now) continue
    const payer = call.world.people.byId(call.centre, order.accountId)
    const done = payer?.email ? carry(JSON.parse(order.asked) as Fields) : null
    const fields = { ...order.fields, ...done?.fields }
    const value: Order = { ...order, due: null, failed: done === null, paidTime: order.due, fields }
    call.world.store.write([...(done?.changes ?? []), { kind: 'order', key: String(order.id), value }])
  }
}

/**
 * Places an order once: the same `key` again answers the order of the first time and does nothing more, unless that
 * one was not paid.
 */
export function place(
  call: Call,
  product: Order['product'],
  raw: unknown,
  asked: Fields,
  sale: Sale,
): Fields {
  const key = repeatKeyOf(raw)
  if (key === null) throw emptyParameter('key')
  const before = all(call, product).find((one) => one.key === key && !one.failed)
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
    due: sale.wait ? call.now + sale.wait : null,
    ...(sale.wait ? {} : { paidTime: call.now }),
    fields: { ...sale.fields, ...billOf(call, sale.fields['price']), ...(sale.wait ? {} : sale.carry()) },
  }
  put(call, order)
  return shown(order, false)
}

/** An order that nobody is there to place: what was agreed on before, paid or refused at that moment. */
export function ofItself(
  call: Call,
  order: Pick<Order, 'accountId' | 'product' | 'key' | 'createdTime' | 'failed' | 'fields'>,
): Change {
  const id = nextNumber(call.world.store, 'order', 700_001)
  const value: Order = { ...order, id, asked: '{}', due: null, paidTime: order.createdTime }
  return { kind: 'order', key: String(id), value }
}

/** One's own orders, the newest first. */
export function history(call: Call, product: Order['product']): { total: number; data: Fields[] } {
  const { total, data } = paged(
    call,
    all(call, product).sort((a, b) => b.id - a.id),
  )
  return { total, data: data.map((one) => shown(one, false)) }
}
