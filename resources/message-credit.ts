import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

const own = { codes: ['user'], feature: 'applications' } as const

/** Credit for text messages: what was bought, and what is left above it. Our own calls, capability `messageCredit`. */
export const messageCredit = defineResource({
  name: 'message-credit',
  route: '/application/detail/messageCharge',
  capability: 'messageCredit',
  title: 'id',
  calls: 'message-credit',
  paged: { filters: {}, sorts: [] },
  fields: {
    id: field.id(),
    created: field.instant({ readonly: true }),
    amount: field.number({ whole: true, readonly: true }),
    price: field.money({ currency: 'currency', readonly: true }),
    each: field.money({ currency: 'currency', readonly: true }),
    net: field.money({ currency: 'currency', readonly: true }),
    taxRate: field.quantity({ unit: '%', readonly: true }),
    tax: field.money({ currency: 'currency', readonly: true }),
    receipt: field.text({ readonly: true }),
    paid: field.instant({ readonly: true }),
    currency: field.text({ readonly: true }),
    zone: field.timezone({ readonly: true }),
  },
  list: {
    columns: ['id', 'created', 'amount', 'price', 'each', 'receipt'],
    more: ['net', 'tax'],
    size: 20,
    order: { field: 'created', direction: 'DESC' },
    mode: 'pages',
    open: 'page',
    head: 'messageCredit',
    card: ['created', 'amount', 'price', 'each'],
  },
  show: {
    sections: [
      { key: 'basic', fields: ['receipt', 'paid', 'created', 'amount', 'each'] },
      { key: 'sum', fields: ['net', 'taxRate', 'tax', 'price'] },
      { key: 'payer', fields: [], view: 'receiptPayer' },
    ],
  },
  actions: {
    read: own,
    create: { ...own, at: ['list'], icon: 'plus', view: 'buyMessages' },
    cap: {
      ...own,
      at: ['list'],
      icon: 'sliders',
      input: { dailyCap: field.number({ whole: true, min: 0, max: 1000 }) },
    },
    invoice: { ...own, at: ['list'], icon: 'edit', view: 'invoiceData' },
  },
})
