import type { Call } from '../call'
import { paged, refusal } from '../call'
import { record, whole, words } from '../call-values'
import { nextNumber } from '../quick-store'

const DAY_MS = 86_400_000

type Translated = Readonly<Record<'en' | 'de', string>>

const language = (lan: unknown): 'en' | 'de' => (String(lan ?? '').startsWith('de') ? 'de' : 'en')

/** C20: what the platform has to say; body JSON, form or empty. */
export function announcements(call: Call): object[] {
  const lan = language(record(call.body)['lan'])
  const now = call.now * 1000
  const begin = now - (now % (7 * DAY_MS)) - 2 * DAY_MS
  const title: Translated = { en: 'Maintenance on Sunday', de: 'Wartung am Sonntag' }
  const content: Translated = {
    en: '<p>On Sunday between 02:00 and 03:00 UTC live values may be late.</p>',
    de: '<p>Am Sonntag zwischen 02:00 und 03:00 UTC kommen Messwerte eventuell verspätet.</p>',
  }
  const notice = {
    id: 11 + Math.floor(begin / (7 * DAY_MS)),
    title: title[lan],
    content: content[lan],
    type: 'NOTICE',
    lan,
    startTime: begin,
    endTime: begin + 8 * DAY_MS,
  }
  return [notice]
}

/** C21: the running version is noted by nobody. */
export const addVersion = () => ({})

const DOCUMENTS: readonly { id: number; type: string; title: Translated; text: Translated }[] = [
  {
    id: 5,
    type: 'MANUAL',
    title: { en: 'User manual', de: 'Handbuch' },
    text: { en: 'How to read your plant.', de: 'So lesen Sie Ihre Anlage.' },
  },
  {
    id: 6,
    type: 'INSTRUCTION',
    title: { en: 'Connecting a logger', de: 'Datenlogger anschließen' },
    text: { en: 'Plug it in, wait for the green light.', de: 'Einstecken, auf das grüne Licht warten.' },
  },
  {
    id: 7,
    type: 'FAQ',
    title: { en: 'Frequent questions', de: 'Häufige Fragen' },
    text: { en: 'Why is there no power at night?', de: 'Warum gibt es nachts keinen Strom?' },
  },
]

/** C22. */
export function documents(call: Call): object[] {
  const lan = language(call.query.get('lan'))
  const type = call.query.get('type')
  return DOCUMENTS.filter((one) => !type || one.type === type).map((one, index) => ({
    id: one.id,
    title: one.title[lan],
    type: one.type,
    lan,
    url: `data:text/plain;charset=UTF-8,${encodeURIComponent(one.text[lan])}`,
    sort: index + 1,
    updateTime: call.now - (call.now % 86_400) - 40 * 86_400,
  }))
}

const VERSIONS: readonly {
  version: string
  innerVersion: string
  publishTime: number
  content: Translated
}[] = [
  {
    version: '1.7.1',
    innerVersion: '128',
    publishTime: 1_767_225_600,
    content: {
      en: '<ul><li>Plant curves show gaps as gaps.</li></ul>',
      de: '<ul><li>Kurven zeigen Lücken als Lücken.</li></ul>',
    },
  },
  {
    version: '1.7.0',
    innerVersion: '121',
    publishTime: 1_759_276_800,
    content: {
      en: '<ul><li>Alarms can be blocked.</li></ul>',
      de: '<ul><li>Alarme lassen sich sperren.</li></ul>',
    },
  },
  {
    version: '1.6.2',
    innerVersion: '114',
    publishTime: 1_748_736_000,
    content: { en: '<ul><li>Eighteen languages.</li></ul>', de: '<ul><li>Achtzehn Sprachen.</li></ul>' },
  },
]

function versionRows(call: Call): object[] {
  const lan = language(record(call.body)['lan'])
  return VERSIONS.map(({ content, ...one }, index) => ({
    id: 30 - index,
    ...one,
    content: content[lan],
    lan,
  }))
}

/** C25. */
export const versions = (call: Call) => paged(call, versionRows(call))

/** C26. */
export const latestVersion = (call: Call) => versionRows(call)[0] ?? null

/** Feedback (wire contract 4.2). */
export function suggestion(call: Call): object {
  const body = record(call.body)
  const content = words(body['content'])
  if (!content) throw refusal(17, 'content')
  const id = nextNumber(call.world.store, 'suggestion', 1)
  call.world.store.put('suggestion', String(id), {
    content: content.slice(0, 2000),
    contact: words(body['contact']),
    images: Array.isArray(body['images']) ? body['images'].slice(0, 9) : [],
    accountId: whole(call.session?.account.id),
    at: call.now,
  })
  return {}
}
