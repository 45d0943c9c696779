import { field } from '../../../src/schema/field'
import { defineResource } from '../../../src/schema/resource'

/** A resource with a field of nearly every kind, for tests that drop it into a copy of the project. */
export const inspections = defineResource({
  name: 'inspections',
  route: '/inspections',
  title: 'name',
  rest: '/inspections',
  menu: { place: 'main', icon: 'clock', order: 91 },
  fields: {
    id: field.id(),
    name: field.text({ required: true, min: 3, max: 40 }),
    note: field.longText({ max: 300 }),
    count: field.number({ whole: true, min: 0, max: 99 }),
    power: field.power({ min: 0 }),
    energy: field.energy(),
    capacity: field.quantity({ unit: 'kWp', min: 0.1, max: 1000 }),
    cost: field.money({ currency: 'currency', min: 0 }),
    currency: field.text({ initial: 'EUR', max: 3 }),
    share: field.percent({ min: 0, max: 100 }),
    at: field.instant(),
    day: field.date({ required: true, latest: 'today' }),
    until: field.date(),
    took: field.duration(),
    kind: field.choice({ of: ['CLEANING', 'REPAIR', 'CHECK'], required: true }),
    things: field.multiChoice({ of: ['INVERTER', 'BATTERY', 'METER'] }),
    urgent: field.flag({ initial: false }),
    plant: field.reference({ to: 'plants' }),
    spot: field.place(),
    photo: field.image({ megabytes: 1 }),
    serial: field.serial(),
    phone: field.phone({ masked: true }),
    email: field.email({ masked: true }),
    pin: field.secret({ max: 20 }),
    paint: field.colour(),
    tags: field.tags({ most: 5 }),
    state: field.status({ of: ['OPEN', 'DONE'], tones: { OPEN: 'info', DONE: 'good' }, initial: 'OPEN' }),
    seen: field.age(),
    zone: field.timezone({ initial: 'Europe/Berlin' }),
    changed: field.instant({ readonly: true }),
  },
  list: {
    columns: ['name', 'state', 'day', 'cost'],
    size: 20,
    order: { field: 'name', direction: 'ASC' },
    filters: ['state', 'kind', 'day', 'plant'],
    search: true,
  },
  show: {
    sections: [
      {
        key: 'basic',
        fields: [
          'name',
          'state',
          'kind',
          'note',
          'plant',
          'spot',
          'photo',
          'urgent',
          'tags',
          'things',
          'took',
          'seen',
        ],
      },
      {
        key: 'live',
        fields: ['count', 'power', 'energy', 'capacity', 'cost', 'share', 'at', 'day', 'until'],
      },
      { key: 'contact', fields: ['serial', 'phone', 'email', 'pin', 'paint', 'zone'] },
    ],
    related: [{ resource: 'findings', by: 'inspection' }],
  },
  form: {
    groups: [
      {
        key: 'basic',
        fields: ['name', 'kind', 'note', 'plant', 'spot', 'photo', 'urgent', 'tags', 'things', 'took'],
      },
      {
        key: 'live',
        fields: [
          'count',
          'power',
          'energy',
          'capacity',
          'cost',
          'currency',
          'share',
          'at',
          'day',
          'until',
          'zone',
        ],
      },
      { key: 'contact', fields: ['serial', 'phone', 'email', 'pin', 'paint'] },
    ],
    rules: [{ rule: 'order', fields: ['day', 'until'] }],
    changed: 'changed',
  },
  actions: {
    read: { codes: ['station:read'] },
    create: { codes: ['station:update'] },
    update: { codes: ['station:update'], key: 'e' },
    delete: { codes: ['station:delete'], confirm: 'type', tone: 'danger' },
    close: {
      codes: ['station:update'],
      at: ['row', 'detail'],
      when: { field: 'state', is: ['OPEN'] },
      input: { remark: field.text({ required: true, max: 80 }) },
      endpoint: {
        post: '/collection-s/inspections/{id}/close',
        body: { state: 'DONE', note: '{input.remark}' },
      },
      undo: 'reopen',
    },
    reopen: {
      codes: ['station:update'],
      endpoint: { post: '/collection-s/inspections/{id}/reopen', body: { state: 'OPEN' } },
    },
  },
  texts: {
    en: {
      one: 'Inspection',
      many: 'Inspections',
      fields: { took: 'Took', day: 'Day', until: 'Until', share: 'Share', remark: 'Remark' },
      sections: { basic: 'Basics', live: 'Figures', contact: 'Contact' },
      actions: { close: { label: 'Close', done: 'Closed.' }, reopen: { label: 'Reopen' } },
    },
  },
})

/** Records that belong to an inspection. */
export const findings = defineResource({
  name: 'findings',
  route: '/findings',
  title: 'name',
  rest: '/findings',
  fields: {
    id: field.id(),
    name: field.text({ required: true }),
    inspection: field.reference({ to: 'inspections', required: true }),
  },
  list: { columns: ['name', 'inspection'], size: 20, order: { field: 'name', direction: 'ASC' } },
  actions: {
    read: { codes: ['station:read'] },
    create: { codes: ['station:update'] },
    update: { codes: ['station:update'] },
  },
  texts: { en: { one: 'Finding', many: 'Findings' } },
})
