import type { DeviceType } from '../../../src/domain/devices/device'
import type { Call } from '../wire/call'
import { FileReply } from '../wire/answers'
import { unknownId } from '../wire/refusal'
import { whole } from '../wire/call-values'
import { type Lan, languageOf } from '../texts/languages'
import { DEVICE_TEXTS, DOCUMENT_TEXTS } from '../texts/document-texts.data'

interface Entry {
  id: number
  type: keyof (typeof DOCUMENT_TEXTS)['en']
  /** Ours: the kind of device that it is about. */
  deviceType?: DeviceType
  /** Ours: and the one model of it. */
  model?: string
  texts?: keyof typeof DEVICE_TEXTS
}

const DOCUMENTS: readonly Entry[] = [
  { id: 5, type: 'MANUAL' },
  { id: 6, type: 'INSTRUCTION' },
  { id: 7, type: 'FAQ' },
  { id: 8, type: 'INSTRUCTION', deviceType: 'INVERTER', texts: 'LIGHTS' },
  { id: 9, type: 'INSTRUCTION', deviceType: 'BATTERY', texts: 'WINTER' },
  { id: 10, type: 'INSTRUCTION', deviceType: 'COMBINER_BOX', texts: 'FUSES' },
  { id: 11, type: 'INSTRUCTION', deviceType: 'INVERTER', model: 'H10', texts: 'BACKUP' },
  { id: 12, type: 'INSTRUCTION', deviceType: 'INVERTER', model: 'S12', texts: 'STRINGS' },
  { id: 13, type: 'INSTRUCTION', deviceType: 'INVERTER', model: 'S250', texts: 'COOLING' },
]

/** Title and text; those about devices are not in every language. */
const textOf = ({ type, texts }: Entry, lan: Lan) =>
  texts === undefined ? DOCUMENT_TEXTS[lan][type] : DEVICE_TEXTS[texts][lan]

/** C22: what there is in a language. */
export function documents(call: Call): object[] {
  const lan = languageOf(call.query.get('lan'))
  const type = call.query.get('type')
  const centre = call.centre === 'CHINA' ? '/mdc-cn' : ''
  return DOCUMENTS.filter((one) => !type || (one.type === type && one.deviceType === undefined)).flatMap(
    (one, index) => {
      const text = textOf(one, lan)
      if (!text) return []
      const { id, deviceType = null, model = null } = one
      return {
        ...{ id, title: text[0], type: one.type, lan, deviceType, model, sort: index + 1 },
        url: `${centre}/backyard-api-s/document/file/${String(id)}?lan=${lan}`,
        updateTime: call.now - (call.now % 86_400) - 40 * 86_400,
      }
    },
  )
}

/** Where the links of C22 lead; a browser opens them without a bearer. */
export function document(call: Call): FileReply {
  const entry = DOCUMENTS.find(({ id }) => id === whole(call.params['documentId']))
  const text = entry && textOf(entry, languageOf(call.query.get('lan')))
  if (!text) throw unknownId()
  return new FileReply(new TextEncoder().encode(`${text[0]}\n\n${text[1]}\n`), 'text/plain;charset=UTF-8', {
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="document-${String(entry.id)}.txt"`,
  })
}
