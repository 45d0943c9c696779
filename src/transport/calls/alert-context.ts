import type { AlertContext } from '../../domain/alarms/triage-records'
import { type Call, get } from '../call'
import { epoch, id, num, partRows, record, text, trimmedEnum, word } from '../wire'

const TRIAGE = '/maintain-s/operating/alert/triage'

/** Earlier alarms of the same code, devices of its type, commands, who was notified (`alertContext`). */
export function alertContext(alarmId: string): Call<AlertContext> {
  return get(`${TRIAGE}/${encodeURIComponent(alarmId)}/context`, (raw) => {
    const row = record(raw, 'alarm context')
    return {
      before: partRows(row['before'], (one) => ({
        from: epoch(one['startTime']),
        to: epoch(one['endTime']),
      })),
      sisters: Array.isArray(row['sisters'])
        ? partRows(row['sisters'], (one) => ({
            id: id(one['deviceId']),
            name: text(one['name']),
            own: one['own'] === true,
            state: trimmedEnum(one['state'], ['ONLINE', 'ALARM', 'OFFLINE']),
            power: num(one['power']),
            today: num(one['generation']),
          }))
        : null,
      commands: partRows(row['commands'], (one) => {
        const kind = word(one['kind'])
        return kind === null ? null : { at: epoch(one['at']), kind, text: text(one['text']) }
      }),
      notified: partRows(row['notified'], (one) => {
        const [name, channel] = [text(one['name']), word(one['channel'])]
        return name === null || channel === null ? null : { name, channel, at: epoch(one['at']) }
      }),
    }
  })
}
