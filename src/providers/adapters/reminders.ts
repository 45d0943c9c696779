import { REMINDER_DAYS, type Reminders } from '../../domain/money/reminders'
import { OWN } from '../../schema/compile'
import { reminders, saveReminders } from '../../transport/calls/reminders'
import type { CustomCalls } from '../custom-source'

const recordOf = ({ dataPlan, insurance, document, ...rest }: Reminders) => ({
  id: OWN,
  dataPlan: dataPlan.map(String),
  insurance: insurance.map(String),
  document: document.map(String),
  ...rest,
})

const daysOf = (value: unknown) =>
  REMINDER_DAYS.filter((day) => Array.isArray(value) && value.includes(String(day)))

/** When somebody is reminded of an end; ours, capability `reminders`. What the form did not ask for stays as it is. */
export const reminderCalls: CustomCalls = {
  one: async (_, { send, signal }) => recordOf(await send(reminders(), { signal })),
  async update(_, values, { send }) {
    const all: Readonly<Record<string, unknown>> = { ...recordOf(await send(reminders())), ...values }
    const days = {
      dataPlan: daysOf(all['dataPlan']),
      insurance: daysOf(all['insurance']),
      document: daysOf(all['document']),
    }
    return recordOf(await send(saveReminders({ ...days, email: all['email'] === true })))
  },
}
