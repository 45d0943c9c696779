import type { TriageAction, TriageAlertDetail, TriageResult } from '../../domain/alarms/triage-records'
import { TRIAGE_STATES } from '../../domain/alarms/triage-state'
import { type Call, get } from '../call'
import { epoch, flag, num, partRows, record, text, trimmedEnum, word } from '../wire'
import { readTriageAlert, TRIAGE } from './alarm-triage'

/** With notes and what was done. */
export function triageAlarm(alarmId: string, language: string): Call<TriageAlertDetail> {
  return get(`${TRIAGE}/${encodeURIComponent(alarmId)}`, readDetail, { language })
}

/** The same step on up to 500 alarms; rejected only if all of them are refused. */
export function actOnAlarms(
  alarmIds: readonly string[],
  action: TriageAction,
  key?: string,
): Call<TriageResult> {
  return {
    method: 'POST',
    path: TRIAGE,
    body: { alarmIds, ...action, ...(key === undefined ? {} : { key }) },
    read(raw) {
      const row = record(raw, 'alarm triage')
      return {
        done: num(row['done']),
        already: num(row['already']),
        refused: num(row['refused']),
        results: partRows(row['results'], (one) => {
          const alarmId = word(one['alarmId'])
          return alarmId === null
            ? null
            : {
                alarmId,
                result: trimmedEnum(one['result'], ['DONE', 'ALREADY', 'REFUSED']),
                reason: word(one['reason']),
                state: trimmedEnum(one['state'], TRIAGE_STATES),
              }
        }),
      }
    },
  }
}

function readDetail(raw: unknown): TriageAlertDetail {
  const row = record(raw, 'alarm')
  return {
    ...readTriageAlert(row),
    notes: partRows(row['notes'], (note) => {
      const said = text(note['text'])
      return said === null ? null : { at: epoch(note['at']), by: text(note['by']), text: said }
    }),
    log: partRows(row['log'], (step) => {
      const action = word(step['action'])
      return action === null ? null : { at: epoch(step['at']), by: text(step['by']), action }
    }),
    undoable: flag(row['undoable']),
  }
}
