import { by, chains, clusters, within } from './alarm-clusters'
import { type AlarmFacts, isAsleep, isAtDawn, isAwake, kilometresBetween } from './alarm-facts'
import { alarmKind } from './alarm-kinds.data'
import type { CauseRule } from './cause-rules'

/*
 * Rules of likely causes, R0 to R7 (screens 3). Each takes its groups out of the alarms that the rules before it left.
 * A sign that the data contradict forbids the rule; one without data counts as not shown, never as met.
 */

export interface Sign {
  readonly name: string
  readonly met: boolean
}

export interface LikelyCause {
  readonly rule: CauseRule
  readonly signs: readonly Sign[]
  /** In the order in which they began. */
  readonly alarms: readonly AlarmFacts[]
}

/** Groups that a rule sees in alarms that stand in the order in which they began. */
type Finder = (rest: readonly AlarmFacts[]) => readonly LikelyCause[]

const MINUTES = 60
const sign = (name: string, met: boolean | null): Sign => ({ name, met: met === true })
const distinct = (values: readonly (number | string | null)[]) =>
  new Set(values.filter((value) => value !== null)).size
const plantsIn = (alarms: readonly AlarmFacts[]) => distinct(alarms.map(({ plant }) => plant))
const isOffline = ({ code }: AlarmFacts) => alarmKind(code) === 'offline'

const asleep: Finder = (rest) => {
  const alarms = rest.filter((alarm) => isOffline(alarm) && isAsleep(alarm))
  const signs = [sign('silent', true), sign('pvFed', true), sign('sunDown', true)]
  return alarms.length === 0 ? [] : [{ rule: 'asleep', signs, alarms }]
}

/** Plants that make a failure of the path, and the share of the path that does; a share needs some plants to be one. */
const MANY = { plants: 20, share: 0.3, min: 3 }

/** R1: many plants lose their data at once, and none of them is asleep. */
const path: Finder = (rest) =>
  by(rest.filter(isOffline), ({ signs }) => signs.path ?? '').flatMap((alarms) =>
    clusters(
      alarms.filter((alarm) => isAwake(alarm) !== false),
      (first, other) => within(first, other, 10 * MINUTES),
      (found) => {
        const [plants, all] = [plantsIn(found), found[0]?.signs.pathPlants ?? null]
        return plants >= MANY.plants || (all !== null && plants >= MANY.min && plants / all >= MANY.share)
      },
    ).map((found) => ({
      rule: 'path' as const,
      signs: [
        sign('silent', true),
        sign('together', true),
        sign('path', found[0]?.signs.path != null),
        sign(
          'awake',
          found.every((alarm) => isAwake(alarm) === true),
        ),
      ],
      alarms: found,
    })),
  )

/** R2: the same grid code on three plants or more, each within 20 km and 5 minutes of another. */
const grid: Finder = (rest) =>
  by(rest, ({ code }) => (alarmKind(code) === 'grid' ? code : null)).flatMap((alarms) =>
    chains(
      alarms,
      (first, other) => {
        const far = kilometresBetween(first.signs, other.signs)
        return within(first, other, 5 * MINUTES) && far !== null && far <= 20
      },
      (found) => plantsIn(found) >= 3,
    ).map((found) => ({
      rule: 'grid' as const,
      signs: ['gridCode', 'plants', 'near', 'soon'].map((name) => sign(name, true)),
      alarms: found,
    })),
  )

const deviceKey = ({ plant, device }: AlarmFacts) => (device === null ? null : `${plant ?? ''} ${device}`)

/** R3: a logger and everything behind it is silent, while the path works for others. */
const logger: Finder = (rest) =>
  by(
    rest.filter(
      (alarm) => isOffline(alarm) && (alarm.signs.behind?.silent ?? 0) === (alarm.signs.behind?.total ?? 0),
    ),
    deviceKey,
  ).map((alarms) => ({
    rule: 'logger',
    signs: [
      sign('silent', true),
      sign(
        'behind',
        alarms.some(({ signs }) => (signs.behind?.total ?? 0) > 0),
      ),
      // R1 has taken those whose path is down.
      sign(
        'others',
        alarms.every(({ signs }) => (signs.pathPlants ?? 0) > 1),
      ),
    ],
    alarms,
  }))

/** Below this share of the expected power a device gives little. */
const LITTLE = 0.7

const isFault = ({ level, influence, code, signs: { power, expected } }: AlarmFacts) =>
  (level === 2 || (level === 1 && (influence === 'production' || influence === 'both'))) &&
  alarmKind(code) !== 'offline' &&
  power !== null &&
  expected !== null &&
  expected > 0 &&
  power < LITTLE * expected

/** R4: a fault on a device, and little or no power on it since; with what else the device reported meanwhile. */
const device: Finder = (rest) =>
  by(
    rest.filter((alarm) => !isOffline(alarm)),
    deviceKey,
  ).flatMap((alarms) => {
    const fault = alarms.find(isFault)
    if (fault === undefined) return []
    const meanwhile = alarms.filter(
      (alarm) =>
        alarm === fault ||
        (alarm.started !== null &&
          fault.started !== null &&
          alarm.started >= fault.started &&
          alarm.started <= (fault.ended ?? Infinity)) ||
        // The same again is the same fault.
        (alarm.code === fault.code && isFault(alarm)),
    )
    return [{ rule: 'device' as const, signs: [sign('fault', true), sign('power', true)], alarms: meanwhile }]
  })

/** R5: the battery's management is lost, its level stands still and nothing flows. */
const battery: Finder = (rest) =>
  by(
    rest.filter(
      ({ code, signs }) =>
        alarmKind(code) === 'battery' && signs.frozen !== false && (signs.batteryPower ?? 0) === 0,
    ),
    deviceKey,
  ).map((alarms) => ({
    rule: 'battery',
    signs: [
      sign('bms', true),
      sign(
        'frozen',
        alarms.every(({ signs }) => signs.frozen === true),
      ),
      sign(
        'idle',
        alarms.every(({ signs }) => signs.batteryPower === 0),
      ),
    ],
    alarms,
  }))

/** R6: the same code on three devices or more of one model within 48 hours of a change of their firmware. */
const firmware: Finder = (rest) =>
  by(rest, ({ code, started, signs }) => {
    const since = started === null || signs.changed === null ? -1 : started - signs.changed
    return code === null || signs.model === null || signs.firmware === null || since < 0 || since > 48 * 3600
      ? null
      : JSON.stringify([code, signs.model, signs.firmware])
  })
    .filter((alarms) => distinct(alarms.map(deviceKey)) >= 3)
    .map((alarms) => ({
      rule: 'firmware',
      signs: ['code', 'model', 'changed'].map((name) => sign(name, true)),
      alarms,
    }))

/** R7: insulation or low voltage at dawn after a damp night, or snow: of one morning in one area. */
const moisture: Finder = (rest) =>
  chains(
    rest.filter((alarm) => {
      const kind = alarmKind(alarm.code)
      const { humidity } = alarm.signs
      return (
        kind === 'snow' ||
        (kind === 'moisture' && isAtDawn(alarm) === true && (humidity === null || humidity > 90))
      )
    }),
    (first, other) =>
      within(first, other, 3 * 3600) && (kilometresBetween(first.signs, other.signs) ?? 0) <= 20,
    () => true,
  ).map((alarms) => ({
    rule: 'moisture',
    signs: [
      sign('moistCode', true),
      sign('dawn', alarms.every(isAtDawn)),
      sign(
        'humid',
        alarms.every(({ signs }) => (signs.humidity ?? 0) > 90),
      ),
    ],
    alarms,
  }))

/** The first that matches wins. */
export const FINDERS: readonly Finder[] = [asleep, path, grid, logger, device, battery, firmware, moisture]

/** What no rule explains: the same code on the same device, or an alarm alone where either is unknown. */
export const singles: Finder = (rest) =>
  by(rest, (alarm) => {
    const key = deviceKey(alarm)
    const code = alarm.rule ?? alarm.code
    return key === null || code === null ? `id ${alarm.id}` : `on ${key} ${code}`
  }).map((alarms) => ({ rule: 'single', signs: [], alarms }))
