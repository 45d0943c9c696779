import type { Message, MessageSettings } from '../../domain/people/announcement-records'
import type { Page } from '../../domain/plants/reading'
import { malformed } from '../fault-error'
import { type Call, get } from '../call'
import { epoch, flag, id, num, page, record, text, trimmedEnum, word } from '../wire'

/* The message service (wire contract 4). */

/** A bare number. @public The message centre comes later. */
export function unreadCount(kind: 'ALERT' | 'NOTICE' = 'ALERT'): Call<number> {
  return {
    method: 'GET',
    path: '/message-s/message/unreaded/total',
    query: { msgTypes: kind },
    read(raw) {
      const count = num(raw)
      if (count === null) throw malformed('unread: a number was expected')
      return Math.max(0, Math.trunc(count))
    },
  }
}

/** @public The message centre comes later. */
export function messages(
  wanted: { kind?: 'ALERT' | 'NOTICE'; at?: number; size?: number } = {},
): Call<Page<Message>> {
  return {
    method: 'POST',
    path: '/message-s/message/search',
    reads: true,
    query: { page: wanted.at ?? 1, size: wanted.size ?? 20 },
    body: wanted.kind === undefined ? {} : { msgType: wanted.kind },
    read: (raw) =>
      page(raw, 'messages', (row) => {
        const messageId = word(row['id'])
        return messageId === null
          ? null
          : {
              id: messageId,
              kind: trimmedEnum(row['msgType'], ['ALERT', 'NOTICE']),
              title: text(row['title']),
              content: text(row['content']),
              read: flag(row['readFlag']),
              created: epoch(row['createdDate']),
              plantId: id(row['stationId']),
            }
      }),
  }
}

/** @public The message centre comes later. */
export function markRead(messageIds: readonly string[]): Call<null> {
  const ids = messageIds.map((one) => (/^\d{1,15}$/.test(one) ? Number(one) : one))
  return { method: 'POST', path: '/message-s/message/read', body: { ids }, read: () => null }
}

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
