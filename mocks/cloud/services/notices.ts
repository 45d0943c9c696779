import { type Call, paged } from '../wire/call'
import { record } from '../wire/call-values'
import { languageOf } from '../texts/languages'
import { NOTICE_TEXTS, VERSION_TEXTS } from '../texts/notice-texts.data'

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
