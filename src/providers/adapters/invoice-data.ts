import { INVOICE_CURRENCIES, type InvoiceData } from '../../domain/money/invoice'
import { OWN } from '../../schema/compile'
import { invoiceData, saveInvoiceData } from '../../transport/calls/invoice-data'
import type { CustomCalls } from '../custom-source'
import { textOf } from './values'

const recordOf = (data: InvoiceData) => ({ id: OWN, ...data })

/** To whom purchases are billed; ours, capability `invoiceData`. What the form did not ask for stays as it is. */
export const invoiceDataCalls: CustomCalls = {
  one: async (_, { send, signal }) => recordOf(await send(invoiceData(), { signal })),
  async update(_, values, { send }) {
    const all = { ...(await send(invoiceData())), ...values }
    const currency = INVOICE_CURRENCIES.find((one) => one === all.currency) ?? null
    const [name, address, taxNumber] = [textOf(all.name), textOf(all.address), textOf(all.taxNumber)]
    return recordOf(await send(saveInvoiceData({ name, address, taxNumber, currency })))
  },
}
