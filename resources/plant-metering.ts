import { METERING_KEYS, METERING_METHODS } from '../src/domain/plants/plant-records'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

const method = () => field.choice({ of: METERING_METHODS, when: { field: 'strategy', is: ['CUSTOM'] } })
/** kWh that a counter may be off by, either way. */
const COUNTED = { min: -1_000_000_000_000, max: 1_000_000_000_000 } as const

/** How the energies of the current plant are counted (C36 to C39). */
export const plantMetering = defineResource({
  name: 'plant-metering',
  route: '/plant/infos/detail',
  scope: 'plant',
  title: 'strategy',
  calls: 'plantMetering',
  fields: {
    id: field.id(),
    strategy: field.choice({ of: ['DYNAMIC', 'CUSTOM'], required: true }),
    cumulativeElectricMethod: method(),
    electricityConsumptionMethod: method(),
    electricityPurchaseMethod: method(),
    gridInterconnectionMethod: method(),
    chargingElectricityMethod: method(),
    dischargeElectricityMethod: method(),
    generationOffset: field.energy({ wire: 'generationTotalOffset', ...COUNTED }),
    consumptionOffset: field.energy({ wire: 'consumeTotalOffset', ...COUNTED }),
  },
  list: { columns: ['strategy'], size: 1, order: { field: 'id', direction: 'DESC' }, open: 'none' },
  show: {
    sections: [
      { key: 'metering', fields: ['strategy', ...METERING_KEYS, 'generationOffset', 'consumptionOffset'] },
    ],
  },
  form: {
    groups: [
      { key: 'metering', fields: ['strategy', ...METERING_KEYS, 'generationOffset', 'consumptionOffset'] },
    ],
  },
  actions: {
    read: { codes: ['station:read'], scope: 'plant' },
    update: { codes: ['station:update'], scope: 'plant', icon: 'edit' },
  },
})
