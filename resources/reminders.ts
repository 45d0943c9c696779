import { REMINDER_DAYS } from '../src/domain/money/reminders'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

const days = () => field.multiChoice({ of: REMINDER_DAYS.map(String), ticks: true })

/** When somebody is told that a data plan, a cover or a document of a plant ends. Our own calls, capability `reminders`. */
export const reminders = defineResource({
  name: 'reminders',
  route: '/application/detail/deviceCharge/reminders',
  single: true,
  capability: 'reminders',
  title: 'email',
  calls: 'reminders',
  fields: {
    id: field.id(),
    dataPlan: days(),
    insurance: days(),
    document: days(),
    email: field.flag({ when: { field: 'hasEmail', is: [true] } }),
    hasEmail: field.flag({ readonly: true }),
  },
  form: { groups: [{ key: 'basic', fields: ['dataPlan', 'insurance', 'document', 'email'] }] },
  actions: { read: { codes: ['user'] }, update: { codes: ['user'] } },
})
