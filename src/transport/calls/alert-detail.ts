import type { AlertDetail, AlertRun } from '../../domain/alarms/alert-records'
import type { CalendarDate, EpochSeconds } from '../../domain/plants/reading'
import { malformed } from '../fault-error'
import type { Call } from '../call'
import { epoch, part, partRows, record, text, word } from '../wire'
import { readAlert } from './operating'
import { OPERATING, ruleNumber } from './alerts'

/** C69: cause and advice of a rule. Its `code` is data. */
export function alertDetail(deviceId: number, ruleId: string, language: string): Call<AlertDetail> {
  return {
    method: 'POST',
    path: `${OPERATING}/alert/detail`,
    reads: true,
    codeIsData: true,
    body: { deviceId, ruleId: ruleNumber(ruleId), language },
    read(raw) {
      const row = record(raw, 'alert')
      return {
        ...readAlert(row),
        description: text(part(row['customAlertConfigDisplay'])['description']),
        advice: partRows(row['customAlertConfigDisplayReason'], (reason) => {
          const solution = text(reason['solution'])
          return solution === null
            ? null
            : { id: word(reason['id']), lines: solution.split(/\r?\n/).filter((line) => line.trim() !== '') }
        }),
      }
    },
  }
}

/** Samples of an active alert come every 5 minutes; a longer pause ends a run. */
const SAMPLE = 300

/** C70: when it lasted, on one day of the plant. */
export function alertTimeline(
  deviceId: number,
  ruleId: string,
  day: CalendarDate,
): Call<readonly AlertRun[]> {
  return {
    method: 'POST',
    path: `${OPERATING}/alert/timeline`,
    reads: true,
    body: { deviceId, ruleId: ruleNumber(ruleId), alertDay: day.replaceAll('-', '') },
    read(raw) {
      if (!Array.isArray(raw)) throw malformed('timeline: a list was expected')
      const times = raw.flatMap((one: unknown) => epoch(one) ?? []).sort((one, other) => one - other)
      return runsOf(times)
    },
  }
}

function runsOf(times: readonly EpochSeconds[]): readonly AlertRun[] {
  const runs: AlertRun[] = []
  for (const at of times) {
    const last = runs.at(-1)
    if (last && at <= last.to) last.to = Math.max(last.to, at + SAMPLE)
    else runs.push({ from: at, to: at + SAMPLE })
  }
  return runs
}
