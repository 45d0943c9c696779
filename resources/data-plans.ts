import { DATA_PLAN_OFFERS, ORDER_STATES, PLAN_STATES } from '../src/domain/money/billing-records'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/* Data plans of the loggers' mobile lines, and what was bought of them. Our own calls, capability `dataPlans`. */

const reading = { codes: ['device:read'], feature: 'deviceCharge' } as const

export const dataPlans = defineResource({
  name: 'data-plans',
  route: '/application/detail/deviceCharge',
  capability: 'dataPlans',
  title: 'plant',
  calls: 'data-plans',
  invalidates: ['data-plan-orders'],
  fields: {
    id: field.id(),
    plant: field.text({ readonly: true }),
    serial: field.serial({ readonly: true }),
    /** Masked by the server. */
    iccid: field.text({ readonly: true }),
    auto: field.flag({ readonly: true }),
    autoPrice: field.money({ currency: 'autoCurrency', readonly: true }),
    autoCurrency: field.text({ readonly: true }),
    offer: field.choice({ of: DATA_PLAN_OFFERS, readonly: true }),
    state: field.status({
      of: PLAN_STATES,
      tones: { ACTIVE: 'good', EXPIRING: 'warning', EXPIRED: 'bad', PENDING: 'info', NONE: 'quiet' },
      readonly: true,
    }),
    validUntil: field.instant({ day: true, readonly: true }),
    left: field.number({ whole: true, readonly: true, low: { warning: 60, bad: 30 } }),
    share: field.percent({ readonly: true }),
    limit: field.number({ whole: true, readonly: true }),
    zone: field.timezone({ readonly: true }),
    codes: field.codes({ readonly: true }),
  },
  list: {
    columns: ['plant', 'serial', 'iccid', 'offer', 'share', 'validUntil', 'left', 'auto', 'state'],
    more: ['limit', 'autoPrice'],
    size: 50,
    order: { field: 'validUntil', direction: 'ASC' },
    filters: ['state', 'validUntil', 'left', 'share'],
    search: true,
    tabs: 'state',
    open: 'none',
    head: 'dataPlanHead',
    card: ['state', 'serial', 'validUntil', 'left', 'auto'],
    refresh: 60,
  },
  actions: {
    read: reading,
    renew: {
      codes: ['device:update'],
      feature: 'deviceCharge',
      scope: 'record',
      at: ['row', 'bulk'],
      icon: 'calendar',
      view: 'renewDataPlans',
      when: { field: 'state', is: ['ACTIVE', 'EXPIRING', 'EXPIRED'] },
    },
    autoOn: {
      codes: ['device:update'],
      feature: 'deviceCharge',
      scope: 'record',
      at: ['row', 'bulk'],
      icon: 'swap',
      view: 'autoRenewPlans',
      when: { field: 'auto', is: [false] },
    },
    autoOff: {
      codes: ['device:update'],
      feature: 'deviceCharge',
      scope: 'record',
      at: ['row', 'bulk'],
      icon: 'close',
      confirm: 'ask',
      when: { field: 'auto', is: [true] },
    },
    importList: {
      codes: ['device:update'],
      feature: 'deviceCharge',
      at: ['list'],
      icon: 'upload',
      view: 'chooseByList',
    },
    remind: {
      codes: ['user'],
      feature: 'deviceCharge',
      capability: 'reminders',
      at: ['list'],
      icon: 'bell',
      view: 'reminders',
    },
    device: { ...reading, at: ['row'], icon: 'device', to: 'device' },
    export: reading,
  },
  export: { formats: ['csv', 'xlsx'] },
})

export const dataPlanOrders = defineResource({
  name: 'data-plan-orders',
  route: '/application/detail/deviceCharge/orders',
  capability: 'dataPlans',
  title: 'id',
  calls: 'data-plan-orders',
  paged: { filters: {}, sorts: [] },
  fields: {
    id: field.id(),
    created: field.instant({ readonly: true }),
    plant: field.reference({ to: 'plants', readonly: true }),
    amount: field.number({ whole: true, readonly: true }),
    price: field.money({ currency: 'currency', readonly: true }),
    net: field.money({ currency: 'currency', readonly: true }),
    taxRate: field.quantity({ unit: '%', readonly: true }),
    tax: field.money({ currency: 'currency', readonly: true }),
    receipt: field.text({ readonly: true }),
    paid: field.instant({ readonly: true }),
    currency: field.text({ readonly: true }),
    state: field.status({
      of: ORDER_STATES,
      tones: { PENDING: 'info', PAID: 'good', FAILED: 'bad' },
      readonly: true,
    }),
    validUntil: field.instant({ day: true, readonly: true }),
    zone: field.timezone({ readonly: true }),
  },
  list: {
    columns: ['id', 'created', 'plant', 'amount', 'price', 'state', 'validUntil', 'receipt'],
    more: ['net', 'tax'],
    size: 20,
    order: { field: 'created', direction: 'DESC' },
    mode: 'pages',
    open: 'page',
    head: 'dataPlanHead',
    card: ['created', 'plant', 'amount', 'price', 'state'],
    refresh: 60,
  },
  show: {
    sections: [
      {
        key: 'payment',
        fields: [],
        view: 'orderPayment',
        when: { field: 'state', is: ['PENDING', 'FAILED'] },
      },
      { key: 'basic', fields: ['receipt', 'paid', 'created', 'plant', 'amount', 'state', 'validUntil'] },
      { key: 'sum', fields: ['net', 'taxRate', 'tax', 'price'] },
      // What was not paid has no receipt, and nothing to put on paper as one.
      { key: 'payer', fields: [], view: 'receiptPayer', when: { field: 'state', is: ['PAID'] } },
    ],
  },
  actions: {
    read: reading,
    invoice: { codes: ['user'], feature: 'deviceCharge', at: ['list'], icon: 'edit', view: 'invoiceData' },
  },
})
