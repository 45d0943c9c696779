import { INVOICE_CURRENCIES, type InvoiceData } from '../../domain/money/invoice'
import { type Call, get } from '../call'
import { record, text, trimmedEnum, type WireRecord } from '../wire'

/* To whom purchases are billed. Ours, not the vendor's: ask `useCapability('invoiceData')` first. */

const PATH = '/user-s/acc/invoice'

/** Of the current identity: the organisation's, or one's own. */
export function invoiceData(): Call<InvoiceData> {
  return get(PATH, readInvoiceData)
}

/** The whole of it. */
export function saveInvoiceData(data: InvoiceData): Call<InvoiceData> {
  return { method: 'POST', path: PATH, body: data, read: readInvoiceData }
}

export function readPayer(row: WireRecord): Omit<InvoiceData, 'currency'> {
  return { name: text(row['name']), address: text(row['address']), taxNumber: text(row['taxNumber']) }
}

function readInvoiceData(raw: unknown): InvoiceData {
  const row = record(raw, 'invoice data')
  return { ...readPayer(row), currency: trimmedEnum(row['currency'], INVOICE_CURRENCIES) }
}
