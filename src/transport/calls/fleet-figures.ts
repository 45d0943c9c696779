import { CAUSE_RULES } from '../../domain/alarms/cause-rules'
import type { CauseCount } from '../../domain/fleet/causes'
import type { PowerSlot } from '../../domain/fleet/curve'
import type { FleetIncome } from '../../domain/fleet/income'
import { type Call, get } from '../call'
import { epoch, list, num, record, trimmedEnum, word } from '../wire'

/* Figures over all plants of the identity. Ours, not the vendor's: ask for the capability of each first. */

const PRODUCED = '/maintain-s/operating/station/produced'

/** W by quarters of an hour, capability `fleetCurve`. The oldest first. */
export function fleetPower(days = 8): Call<readonly PowerSlot[]> {
  return {
    method: 'GET',
    path: `${PRODUCED}/curve`,
    query: { days },
    read: (raw) =>
      list(record(raw, 'curve')['slots'], 'curve', (row) => {
        const at = epoch(row['at'])
        return at === null ? null : { at, power: num(row['power']), plants: num(row['plants']) }
      }),
  }
}

/** What was earned today, by currency; capability `fleetIncome`. */
export function fleetIncome(): Call<readonly FleetIncome[]> {
  return get(`${PRODUCED}/income`, (raw) =>
    list(record(raw, 'income')['incomes'], 'income', (row) => ({
      currency: word(row['currency']),
      today: num(row['today']),
      plants: num(row['plants']),
    })),
  )
}

/** Likely causes of open alarms, counts alone; capability `alertCauses`. The cause of most alarms first. */
export function alarmCauses(): Call<readonly CauseCount[]> {
  return get('/maintain-s/operating/alert/triage/causes', (raw) =>
    list(record(raw, 'causes')['causes'], 'causes', (row) => {
      const rule = trimmedEnum(row['rule'], CAUSE_RULES)
      return rule === null ? null : { rule, groups: num(row['groups']), alarms: num(row['alarms']) }
    }),
  )
}
