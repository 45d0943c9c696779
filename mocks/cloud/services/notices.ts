import type { Call } from '../wire/call'
import { paged } from '../wire/call'
import { record } from '../wire/call-values'
import { languageOf } from '../texts/languages'
import { DOCUMENT_TEXTS, NOTICE_TEXTS, VERSION_TEXTS } from '../texts/notice-texts.data'

const DAY_MS = 86_400_000

/** C20: what the platform has to say; body JSON, form or empty. */
export function announcements(call: Call): object[] {
  const lan = languageOf(record(call.body)['lan'])
  const now = call.now * 1000
  const begin = now - (now % (7 * DAY_MS)) - 2 * DAY_MS
  const { title, text } = NOTICE_TEXTS[lan]
  const notice = {
    id: 11 + Math.floor(begin / (7 * DAY_MS)),
    title,
    content: `<p>${text}</p>`,
    type: 'NOTICE',
    lan,
    startTime: begin,
    endTime: begin + 8 * DAY_MS,
  }
  return [notice]
}

/** C21: the running version is noted by nobody. */
export const addVersion = () => ({})

const DOCUMENTS = [
  { id: 5, type: 'MANUAL' },
  { id: 6, type: 'INSTRUCTION' },
  { id: 7, type: 'FAQ' },
] as const

/** C22. */
export function documents(call: Call): object[] {
  const lan = languageOf(call.query.get('lan'))
  const type = call.query.get('type')
  return DOCUMENTS.filter((one) => !type || one.type === type).map((one, index) => ({
    id: one.id,
    title: DOCUMENT_TEXTS[lan][one.type][0],
    type: one.type,
    lan,
    url: `data:text/plain;charset=UTF-8,${encodeURIComponent(DOCUMENT_TEXTS[lan][one.type][1])}`,
    sort: index + 1,
    updateTime: call.now - (call.now % 86_400) - 40 * 86_400,
  }))
}

const VERSIONS = [
  { version: '1.7.1', innerVersion: '128', publishTime: 1_767_225_600 },
  { version: '1.7.0', innerVersion: '121', publishTime: 1_759_276_800 },
  { version: '1.6.2', innerVersion: '114', publishTime: 1_748_736_000 },
] as const

function versionRows(call: Call): object[] {
  const lan = languageOf(record(call.body)['lan'])
  return VERSIONS.map((one, index) => ({
    id: 30 - index,
    ...one,
    content: `<ul><li>${VERSION_TEXTS[lan][one.version]}</li></ul>`,
    lan,
  }))
}

/** C25. */
export const versions = (call: Call) => paged(call, versionRows(call))

/** C26. */
export const latestVersion = (call: Call) => versionRows(call)[0] ?? null
