/** Currencies in which plans and messages are sold. */
export const INVOICE_CURRENCIES = ['EUR', 'GBP', 'USD', 'CNY'] as const
export type InvoiceCurrency = (typeof INVOICE_CURRENCIES)[number]

/** Most letters of each line. */
export const INVOICE_LIMITS = { name: 120, address: 300, taxNumber: 40 } as const

/** To whom purchases are billed: an organisation, or a person without one. */
export interface InvoiceData {
  readonly name: string | null
  readonly address: string | null
  readonly taxNumber: string | null
  readonly currency: InvoiceCurrency | null
}
