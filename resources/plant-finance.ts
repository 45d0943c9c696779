import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/** Of a kWh, in the currency with the smallest unit. */
const DEAREST = 1_000_000

/** What a kilowatt-hour of the current plant is worth (C40; written by C34). */
export const plantFinance = defineResource({
  name: 'plant-finance',
  route: '/plant/infos/detail',
  scope: 'plant',
  title: 'currency',
  calls: 'plantFinance',
  fields: {
    id: field.id(),
    currency: field.text({ required: true }),
    price: field.money({ currency: 'currency', wire: 'mergeElectricPrice', min: 0, max: DEAREST }),
    consumptionPrice: field.money({ currency: 'currency', min: 0, max: DEAREST }),
    subsidy: field.money({ currency: 'currency', wire: 'subsidyUnitAmount', min: 0, max: DEAREST }),
    cost: field.money({ currency: 'currency', wire: 'constructionCost', min: 0, max: 1_000_000_000_000 }),
  },
  list: { columns: ['currency'], size: 1, order: { field: 'id', direction: 'DESC' }, open: 'none' },
  show: {
    sections: [{ key: 'income', fields: ['currency', 'price', 'consumptionPrice', 'subsidy', 'cost'] }],
  },
  form: {
    groups: [
      {
        key: 'income',
        fields: ['currency', 'price', 'consumptionPrice', 'subsidy', 'cost'],
        view: 'plantIncome',
      },
    ],
  },
  actions: {
    read: { codes: ['station:read'], scope: 'plant' },
    update: { codes: ['station:update'], scope: 'plant', icon: 'edit' },
  },
})
