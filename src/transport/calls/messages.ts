import type { MessageSettings } from '../../domain/people/announcement-records'
import { type Call, get } from '../call'
import { flag, num, record, word } from '../wire'

/* The message service (wire contract 4). */

const SETTING = '/message-s/setting'

export function messageSettings(): Call<MessageSettings> {
  return get(SETTING, readSettings)
}

export function saveMessageSettings(settings: MessageSettings): Call<MessageSettings> {
  const bit = (on: boolean | null) => (on === null ? null : on ? 1 : 0)
  return {
    method: 'POST',
    path: SETTING,
    body: {
      alertPush: bit(settings.alertPush),
      alertEmail: bit(settings.alertEmail),
      noticePush: bit(settings.noticePush),
      levels: settings.levels,
      quietFrom: settings.quietFrom,
      quietTo: settings.quietTo,
    },
    read: readSettings,
  }
}

function readSettings(raw: unknown): MessageSettings {
  const row = record(raw, 'message settings')
  return {
    alertPush: flag(row['alertPush']),
    alertEmail: flag(row['alertEmail']),
    noticePush: flag(row['noticePush']),
    levels: Array.isArray(row['levels']) ? row['levels'].flatMap((level: unknown) => num(level) ?? []) : [],
    quietFrom: timeOfDay(row['quietFrom']),
    quietTo: timeOfDay(row['quietTo']),
  }
}

/** `HH:mm`; null for anything else. */
export function timeOfDay(value: unknown): string | null {
  const time = word(value) ?? ''
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null
}
