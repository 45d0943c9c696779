import { INVOICE_CURRENCIES, INVOICE_LIMITS } from '../src/domain/money/invoice'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/** To whom purchases are billed, and in which currency. Our own calls, capability `invoiceData`. */
export const invoiceData = defineResource({
  name: 'invoice-data',
  route: '/application/detail/messageCharge/invoice-data',
  single: true,
  capability: 'invoiceData',
  title: 'name',
  calls: 'invoice-data',
  fields: {
    id: field.id(),
    name: field.text({ required: true, max: INVOICE_LIMITS.name }),
    address: field.longText({ max: INVOICE_LIMITS.address }),
    taxNumber: field.text({ max: INVOICE_LIMITS.taxNumber }),
    currency: field.choice({ of: INVOICE_CURRENCIES, required: true }),
  },
  form: { groups: [{ key: 'basic', fields: ['name', 'address', 'taxNumber', 'currency'] }] },
  actions: { read: { codes: ['user'] }, update: { codes: ['user'] } },
})
