import { byKey } from '../../domain/values/by-key'
import {
  MESSAGE_CHANNELS,
  MESSAGE_DIGESTS,
  MESSAGE_KINDS,
  type MessageChannel,
  type MessagePlan,
  type MessagePreview,
  MESSAGE_STATES,
  type SentMessage,
  type TestMessage,
} from '../../domain/people/message-settings'
import { type Call, get } from '../call'
import type { Page } from '../../domain/plants/reading'
import { epoch, flag, id, num, page, part, record, text, trimmedEnum, words } from '../wire'
import { timeOfDay } from './messages'

/* Ours: which message takes which ways (capability `messagePlan`). */

const PATH = '/message-s/setting/plan'

function bodyOf(plan: MessagePlan): object {
  return { ...plan, withoutSafety: plan.withoutSafety ? 1 : 0 }
}

export function messagePlan(): Call<MessagePlan> {
  return get(PATH, readPlan)
}

/** `PARAM_ERROR` where safety alarms take no way and nobody has said that this is meant. */
export function saveMessagePlan(plan: MessagePlan): Call<MessagePlan> {
  return { method: 'POST', path: PATH, body: bodyOf(plan), read: readPlan }
}

/** What a plan would have sent lately; nothing changes. */
export function previewMessages(plan: MessagePlan): Call<MessagePreview> {
  return {
    method: 'POST',
    path: `${PATH}/preview`,
    reads: true,
    body: bodyOf(plan),
    read(raw) {
      const row = record(raw, 'message preview')
      const sent = part(row['sent'])
      const count = (value: unknown) => Math.max(0, Math.trunc(num(value) ?? 0))
      return {
        days: count(row['days']),
        events: count(row['events']),
        sent: { push: count(sent['push']), email: count(sent['email']), sms: count(sent['sms']) },
      }
    },
  }
}

/** Sends a message that says that it is a test. */
export function testMessage(channel: MessageChannel, language: string): Call<TestMessage> {
  return {
    method: 'POST',
    path: `${PATH}/test`,
    body: { channel, lan: language },
    read(raw) {
      const row = record(raw, 'test message')
      return { to: text(row['to']), title: text(row['title']), content: text(row['content']) }
    },
  }
}

function readPlan(raw: unknown): MessagePlan {
  const row = record(raw, 'message plan')
  const channels = part(row['channels'])
  return {
    channels: byKey(MESSAGE_KINDS, (kind) =>
      MESSAGE_CHANNELS.filter((channel) => words(channels[kind]).includes(channel)),
    ),
    withoutSafety: flag(row['withoutSafety']) ?? false,
    plants: (Array.isArray(row['plants']) ? row['plants'] : []).flatMap((one: unknown) => id(one) ?? []),
    tags: words(row['tags']),
    quietFrom: timeOfDay(row['quietFrom']),
    quietTo: timeOfDay(row['quietTo']),
    digest: MESSAGE_DIGESTS.find((word) => word === row['digest']) ?? 'none',
  }
}

/** Messages about alarms of the last 30 days, newest first; alarms are named in the language. */
export function messageLog(language: string, at: number, size: number): Call<Page<SentMessage>> {
  return {
    method: 'GET',
    path: '/message-s/log',
    query: { lan: language, page: at, size },
    read: (raw) =>
      page(raw, 'messages sent', (row) => ({
        at: epoch(row['time']),
        plantId: id(row['stationId']),
        plantName: text(row['stationName']),
        alarmName: text(row['alertName']),
        channel: trimmedEnum(row['channel'], MESSAGE_CHANNELS),
        to: text(row['to']),
        state: trimmedEnum(row['state'], MESSAGE_STATES),
        cost: num(row['cost']),
      })),
  }
}
