import { type AlarmFacts, NOTHING_TOLD } from '../../../src/domain/alarms/alarm-facts'
import { alertInfluence } from '../../../src/domain/alarms/alert'
import { type CauseCount, causeCounts } from '../../../src/domain/fleet/causes'
import { isSafety } from '../alarms/alert-actions'
import { type Life, stateOf } from '../alarms/alert-life'
import { signsOf } from '../alarms/alarm-signs'
import { type Call, demand } from '../wire/call'
import { record } from '../wire/call-values'
import { entryOf, rootId } from './alarm-triage'
import { livesOf } from './alert-search'
import { deviceOf } from './alerts'

const number = (value: unknown) => (typeof value === 'number' ? value : null)
const text = (value: unknown) => (typeof value === 'string' ? value : null)

/** What the rules of likely causes look at. */
function factsOf(call: Call, life: Life): AlarmFacts {
  const { plant, first, last } = life
  const { rule } = last.alarm
  const device = deviceOf(call, plant, last.alarm)
  const signs = signsOf(call, life, device)
  const behind = record(signs['behind'])
  const [total, silent] = [number(behind['total']), number(behind['silent'])]
  return {
    id: rootId(life),
    code: rule.code,
    rule: String(rule.id),
    level: rule.level,
    influence: alertInfluence(rule.influence),
    safety: isSafety(life),
    device: device?.id ?? null,
    plant: plant.id,
    started: first.alarm.at,
    ended: life.end,
    until: life.end ?? call.now,
    state: 'OPEN',
    acknowledged: false,
    seen: life.starts.at(-1) ?? null,
    lost: null,
    lossPerDay: null,
    signs: {
      ...NOTHING_TOLD,
      latitude: number(signs['latitude']),
      longitude: number(signs['longitude']),
      path: text(signs['dataPath']),
      pathPlants: number(signs['dataPathPlants']),
      pvFed: signs['pvFed'] === true,
      behind: total === null || silent === null ? null : { total, silent },
      power: number(signs['power']),
      expected: number(signs['expected']),
      frozen: signs['socFrozen'] === true ? true : null,
      batteryPower: number(signs['batteryPower']),
      model: text(signs['model']),
      firmware: text(signs['firmware']),
      changed: number(signs['firmwareTime']),
      humidity: number(signs['humidity']),
    },
  }
}

/** Ours: how many of the open alarms in reach have which likely cause. Counts alone, for a display that names nothing. */
export function causes(call: Call): { causes: readonly CauseCount[] } {
  demand(call, 'alert:read')
  const open = livesOf(call, {}).filter((life) => stateOf(entryOf(call, life), life, call.now) === 'OPEN')
  return { causes: causeCounts(open.map((life) => factsOf(call, life))) }
}
