import { INVOICE_CURRENCIES, INVOICE_LIMITS, type InvoiceCurrency } from '../../../src/domain/money/invoice'
import { taxWithin } from '../../../src/domain/money/tax'
import type { Fields } from '../energy/figures'
import { type Call, demand, sessionOf } from '../wire/call'
import { record, words } from '../wire/call-values'
import { badParameter, emptyParameter } from '../wire/refusal'

/* To whom purchases are billed, one for an organisation and one for a person without; ours, not the vendor's. */

const KIND = 'invoice'
/** Percent, within each price. */
const TAX_RATE = 19

/** The operator of this cloud; invented, as everything here. */
const SELLER = {
  name: 'Heliograph Demo Services GmbH',
  address: 'Musterweg 1, 00000 Musterstadt',
  taxNumber: 'DE000000000',
} as const

/** What the same thing costs, tax included. */
export type Prices = Readonly<Record<InvoiceCurrency, number>>

function keyOf(call: Call): string {
  const { account, organisation } = sessionOf(call)
  return organisation ? `organisation ${organisation.id}` : `account ${account.id}`
}

function dataOf(call: Call): Fields & { currency: InvoiceCurrency } {
  const { account, organisation } = sessionOf(call)
  const { name, address, taxNumber, currency } = record(call.world.store.get(KIND, keyOf(call)))
  return {
    name: words(name) ?? organisation?.name ?? account.name,
    address: words(address) ?? null,
    taxNumber: words(taxNumber) ?? null,
    currency: INVOICE_CURRENCIES.find((one) => one === currency) ?? 'EUR',
  }
}

export function read(call: Call): Fields {
  demand(call, 'user')
  return dataOf(call)
}

/** `{name, address, taxNumber, currency}`: the whole of it. */
export function save(call: Call): Fields {
  demand(call, 'user')
  const body = record(call.body)
  const line = (name: keyof typeof INVOICE_LIMITS) => {
    const text = words(body[name])?.trim() ?? ''
    if (text.length > INVOICE_LIMITS[name]) throw badParameter(name)
    return text
  }
  const [name, address, taxNumber] = [line('name'), line('address'), line('taxNumber')]
  if (name === '') throw emptyParameter('name')
  const currency = INVOICE_CURRENCIES.find((one) => one === body['currency'])
  if (currency === undefined) throw badParameter('currency')
  call.world.store.put(KIND, keyOf(call), { name, address, taxNumber, currency })
  return dataOf(call)
}

/** In the currency of the billed party. */
export function priceOf(call: Call, prices: Prices): { price: number; currency: InvoiceCurrency } {
  const { currency } = dataOf(call)
  return { price: prices[currency], currency }
}

/** What is offered at a price, and the rate of the tax within it. */
export const offeredAt = (call: Call, prices: Prices): Fields => ({
  ...priceOf(call, prices),
  taxRate: TAX_RATE,
})

/** What an order says for good: who sold it to whom, and what of its price is tax. */
export function billOf(call: Call, price: unknown): Fields {
  const { name, address, taxNumber } = dataOf(call)
  const taxed = typeof price === 'number' ? taxWithin(price, TAX_RATE) : null
  return { ...taxed, taxRate: TAX_RATE, seller: SELLER, billedTo: { name, address, taxNumber } }
}
