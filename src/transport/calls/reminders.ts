import { REMINDER_DAYS, type Reminders } from '../../domain/money/reminders'
import { type Call, get } from '../call'
import { flag, record } from '../wire'

/* When somebody is reminded that a data plan, a cover or a document ends. Ours, not the vendor's: ask `useCapability('reminders')` first. */

const PATH = '/message-s/setting/reminder'

/** Of the current identity. */
export function reminders(): Call<Reminders> {
  return get(PATH, readReminders)
}

/** The whole of it. */
export function saveReminders({
  dataPlan,
  insurance,
  document,
  email,
}: Omit<Reminders, 'hasEmail'>): Call<Reminders> {
  return {
    method: 'POST',
    path: PATH,
    body: { dataPlan, insurance, document, email: email ? 1 : 0 },
    read: readReminders,
  }
}

const readDays = (raw: unknown) =>
  Array.isArray(raw) ? REMINDER_DAYS.filter((day) => raw.includes(day) || raw.includes(String(day))) : []

function readReminders(raw: unknown): Reminders {
  const { dataPlan, insurance, document, email, hasEmail } = record(raw, 'reminders')
  return {
    dataPlan: readDays(dataPlan),
    insurance: readDays(insurance),
    document: readDays(document),
    email: flag(email) === true,
    hasEmail: flag(hasEmail) === true,
  }
}
