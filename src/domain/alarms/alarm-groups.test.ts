import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AlarmFacts, type AlarmSigns, kilometresBetween, NOTHING_TOLD } from './alarm-facts'
import { groupAlarms } from './alarm-groups'

/** Noon of a summer day in central Europe, and midnight before it. */
const NOON = Date.UTC(2026, 5, 18, 11) / 1000
const MIDNIGHT = NOON - 12 * 3600
/** The sun rises there at about 02:43 UTC. */
const DAWN = Date.UTC(2026, 5, 18, 3) / 1000
const HAMBURG = { latitude: 53.55, longitude: 10 }

let count = 0
const alarm = (part: Partial<AlarmFacts>, signs: Partial<AlarmSigns> = {}): AlarmFacts => {
  count += 1
  return {
    id: `a${count}`, code: 'X1', rule: null, level: 1, influence: 'production', device: count, plant: count,
    started: NOON, ended: null, until: null, state: null, acknowledged: null, safety: false, seen: null, lost: null, lossPerDay: null, ...part, signs: { ...NOTHING_TOLD, ...signs },
  } // oxfmt-ignore
}
const many = (length: number, one: (index: number) => AlarmFacts) =>
  Array.from({ length }, (_, index) => one(index))
/** Rule, signs met of all, and alarms of each group. */
const summary = (alarms: readonly AlarmFacts[]) =>
  groupAlarms(alarms).map(({ rule, signs, alarms: some }) => {
    const met = signs.filter((sign) => sign.met).length
    return `${rule} ${met}/${signs.length} of ${some.length}`
  })

const silent = (part: Partial<AlarmFacts> = {}, signs: Partial<AlarmSigns> = {}) =>
  alarm({ code: 'LOGGER_OFFLINE', influence: 'none', ...part }, { ...HAMBURG, ...signs })
const on = { path: 'EU', pathPlants: 1000, pvFed: false }

describe('likely causes', () => {
  it.each<[string, readonly AlarmFacts[], readonly string[]]>([
    ['R0 asleep: by night, fed by PV', many(30, () => silent({ started: MIDNIGHT }, { ...on, pvFed: true })), ['asleep 3/3 of 30']],
    ['R0 at dawn, before it wakes', [silent({ started: MIDNIGHT, until: DAWN + 1800 }, { ...on, pvFed: true })], ['asleep 3/3 of 1']],
    ['R0 not for one that did not wake', [silent({ started: MIDNIGHT, until: NOON }, { ...on, pvFed: true })], ['logger 2/3 of 1']],
    ['R0 not in the night after', [silent({ started: MIDNIGHT, until: MIDNIGHT + 86_400 }, { ...on, pvFed: true })], ['logger 2/3 of 1']],
    ['R0 is not met where the supply is unknown', [silent({ started: MIDNIGHT })], ['logger 1/3 of 1']],
    ['R1 twenty plants within ten minutes', many(20, (index) => silent({ started: NOON + index * 30 }, on)), ['path 4/4 of 20']],
    ['R1 needs twenty', many(19, () => silent({}, on)), Array.from({ length: 19 }, () => 'logger 2/3 of 1')],
    ['R1 needs ten minutes', many(20, (index) => silent({ started: NOON + index * 32 }, on)), Array.from({ length: 20 }, () => 'logger 2/3 of 1')],
    ['R1 a third of a small path', many(3, () => silent({}, { ...on, pathPlants: 10 })), ['path 4/4 of 3']],
    ['R1 two plants of three are no share', many(2, () => silent({}, { ...on, pathPlants: 3 })), Array.from({ length: 2 }, () => 'logger 2/3 of 1')],
    ['R1 of a code that a vendor sends', many(25, () => alarm({ code: 'LOGGER_OFFLINE' })), ['path 2/4 of 25']],
    ['R2 three plants within 20 km and 5 minutes', many(3, (index) => alarm({ code: 'F35', started: NOON + index * 140 }, { ...HAMBURG, latitude: 53.55 + index * 0.08 })), ['grid 4/4 of 3']],
    ['R2 not further apart', many(3, (index) => alarm({ code: 'F35' }, { ...HAMBURG, latitude: 53.55 + index * 0.2 })), many(3, () => alarm({})).map(() => 'single 0/0 of 1')],
    ['R2 not with different codes', ['F35', 'W01', 'W03'].map((code) => alarm({ code }, HAMBURG)), many(3, () => alarm({})).map(() => 'single 0/0 of 1')],
    ['R3 a logger and all behind it', [silent({ device: 7, plant: 1 }, { ...on, behind: { total: 4, silent: 4 } }), silent({ device: 7, plant: 1, started: NOON + 9000 }, { ...on, behind: { total: 4, silent: 4 } })], ['logger 3/3 of 2']],
    ['R3 not while something behind it reports', [silent({}, { ...on, behind: { total: 4, silent: 3 } })], ['single 0/0 of 1']],
    ['R4 a fault and no power, with what came of it', [alarm({ code: 'F63', level: 2, device: 5, plant: 1 }, { power: 10, expected: 900 }), alarm({ code: 'W41', device: 5, plant: 1, started: NOON + 60 })], ['device 2/2 of 2']],
    ['R4 not while the power is there', [alarm({ level: 2 }, { power: 800, expected: 900 })], ['single 0/0 of 1']],
    ['R4 not where the power is unknown', [alarm({ level: 2 })], ['single 0/0 of 1']],
    ['R5 management lost, level frozen, nothing flows', [alarm({ code: 'F58' }, { frozen: true, batteryPower: 0 })], ['battery 3/3 of 1']],
    ['R5 of the code alone', [alarm({ code: 'F58' })], ['battery 1/3 of 1']],
    ['R5 not while the battery is charged', [alarm({ code: 'F58' }, { batteryPower: 900 })], ['single 0/0 of 1']],
    ['R6 one code on three of a model after an update', many(3, (index) => alarm({ code: 'I31', started: NOON + index * 9000 }, { model: 'S5', firmware: '1.2', changed: NOON - 60 })), ['firmware 3/3 of 3']],
    ['R6 not three days later', many(3, () => alarm({}, { model: 'S5', firmware: '1.2', changed: NOON - 3 * 86_400 })), many(3, () => alarm({})).map(() => 'single 0/0 of 1')],
    ['R7 insulation at a damp dawn', [alarm({ code: 'F24', started: DAWN }, { ...HAMBURG, humidity: 96 })], ['moisture 3/3 of 1']],
    ['R7 of a dawn whose dampness is unknown', [alarm({ code: 'F24', started: DAWN }, HAMBURG)], ['moisture 2/3 of 1']],
    ['R7 not in dry air', [alarm({ code: 'F24', started: DAWN }, { ...HAMBURG, humidity: 60 })], ['single 0/0 of 1']],
    ['R7 not at noon', [alarm({ code: 'F24' }, { ...HAMBURG, humidity: 96 })], ['single 0/0 of 1']],
    ['the same code on the same device', many(2, (index) => alarm({ device: 3, plant: 1, started: NOON + index })), ['single 0/0 of 2']],
    ['alarms without a device stand alone', many(2, () => alarm({ device: null })), ['single 0/0 of 1', 'single 0/0 of 1']],
  ])('%s', (_, alarms, expected) => expect(summary(alarms)).toEqual(expected)) // oxfmt-ignore
})

it.each([
  [53.55, 10, 53.55, 10, 0],
  [0, 0, 0, 1, 111.2],
  [52.52, 13.405, 48.137, 11.575, 504],
])('from %d %d to %d %d it is %d km', (latitude, longitude, north, east, far) => {
  const [one, other] = [
    { latitude, longitude },
    { latitude: north, longitude: east },
  ]
  expect(kilometresBetween({ ...NOTHING_TOLD, ...one }, { ...NOTHING_TOLD, ...other })).toBeCloseTo(far, 0)
})

it('a group shows its reach and its cost, and is as urgent as its open alarms', () => {
  const parts = [
    { plant: 1, started: NOON, ended: NOON + 60, lost: 4, lossPerDay: 0, safety: true, level: 2 },
    { plant: 1, started: NOON + 300, lost: 1, lossPerDay: 9, level: 1, seen: NOON + 900 },
    { plant: 1, started: NOON + 200, lost: null, lossPerDay: null, level: 0 },
  ]
  const quiet = alarm({ level: 2, lossPerDay: 3, started: NOON + 999 })
  const [first, second] = groupAlarms([quiet, ...parts.map((part) => alarm({ device: 4, ...part }))])
  expect(second?.alarms).toEqual([quiet])
  expect(first?.figures).toEqual({
    lasts: true, safety: false, level: 1, lossPerDay: 9, started: NOON + 300,
    lost: 5, plants: 1, devices: 1, first: NOON, last: NOON + 900, states: {}, left: 0,
  }) // oxfmt-ignore
})

it('11: what one device loses counts once in its group, however many alarms say so', () => {
  const on = (device: number, lossPerDay: number, lost: number) =>
    alarm({ code: 'F35', plant: 1, device, lossPerDay, lost }, HAMBURG)
  const far = alarm({ code: 'F35', plant: 2, device: 9, lossPerDay: 1, lost: 1 }, HAMBURG)
  const third = alarm({ code: 'F35', plant: 3, device: 10, lossPerDay: 1, lost: 1 }, HAMBURG)
  const [group] = groupAlarms([on(4, 24, 5), on(4, 54, 3), on(5, 10, 2), far, third])
  expect(group?.alarms).toHaveLength(5)
  expect(group?.figures).toMatchObject({ lossPerDay: 66, lost: 9 })
})

it('13: one event of the grid is one group, however far it reached and however late its last plant reported', () => {
  const step = (index: number) =>
    alarm(
      { code: 'F35', started: NOON + index * 200 },
      { ...HAMBURG, latitude: HAMBURG.latitude + index * 0.12 },
    )
  // From the first to the last it is 120 km and half an hour.
  expect(summary(many(10, step))).toEqual(['grid 4/4 of 10'])
  const later = many(3, () => alarm({ code: 'F35', started: NOON + 7200 }, HAMBURG))
  expect(summary([...many(3, step), ...later])).toEqual(['grid 4/4 of 3', 'grid 4/4 of 3'])
})

it('13: a group shows where its alarms are, and how many are unacknowledged', () => {
  const parts = [
    { state: 'OPEN', acknowledged: false },
    { state: 'ACKNOWLEDGED', acknowledged: true },
    { state: 'RECOVERED', acknowledged: false, ended: NOON + 60 },
    { state: 'RECOVERED', acknowledged: true, ended: NOON + 60 },
  ] as const
  const [group] = groupAlarms(parts.map((part) => alarm({ plant: 1, device: 4, ...part })))
  expect(group?.figures.states).toEqual({ OPEN: 1, ACKNOWLEDGED: 1, RECOVERED: 2 })
  expect(group?.figures.left).toBe(2)
})

it('the most urgent group stands first, and of alarms of one time the one with the lower id', () => {
  const late = alarm({ id: 'z', started: NOON + 9, lossPerDay: 1 })
  const twins = ['c', 'b'].map((id) => alarm({ id, lossPerDay: 1, started: NOON }))
  const costly = alarm({ id: 'x', lossPerDay: 5, started: NOON })
  expect(groupAlarms([...twins, late, costly]).map(({ key }) => key)).toEqual([
    'single x',
    'single z',
    'single b',
    'single c',
  ])
  const unknown = ['n', 'm'].map((id) => alarm({ id, started: null, device: 4, plant: 1 }))
  const [group] = groupAlarms([...unknown, alarm({ id: 'k', device: 4, plant: 1 })])
  expect(group?.alarms.map(({ id }) => id)).toEqual(['k', 'm', 'n'])
})

it('a group that is over is as urgent as all of it was', () => {
  const over = [
    { level: 0, safety: true, started: NOON, ended: NOON + 9 },
    { level: null, safety: false, started: null, ended: NOON + 5 },
  ]
  const [group] = groupAlarms(over.map((part) => alarm({ plant: null, device: 4, ...part })))
  expect(group?.figures).toMatchObject({
    ...{
      lasts: false,
      safety: true,
      level: 0,
      started: NOON,
      first: NOON,
      last: NOON + 9,
      plants: 0,
      devices: 1,
    },
  })
  const [bare] = groupAlarms([alarm({ level: null, started: null })])
  expect(bare?.figures).toMatchObject({ level: null, started: null, first: null, last: null, lost: null })
})

describe('groups of any alarms', () => {
  const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })
  const any: fc.Arbitrary<AlarmFacts> = fc.record({
    id: fc.uuid(),
    code: maybe(fc.constantFrom('LOGGER_OFFLINE', 'F35', 'F58', 'F24', 'SNOW', 'I31', 'X9')),
    rule: maybe(fc.constantFrom('1', '2')),
    level: maybe(fc.constantFrom(0, 1, 2)),
    influence: maybe(fc.constantFrom('none', 'production', 'both')),
    device: maybe(fc.integer({ min: 1, max: 6 })),
    plant: maybe(fc.integer({ min: 1, max: 6 })),
    started: maybe(fc.integer({ min: DAWN - 7200, max: DAWN + 7200 })),
    ended: maybe(fc.constant(DAWN + 9000)),
    until: maybe(fc.constantFrom(DAWN + 900, DAWN + 9000)),
    state: maybe(fc.constantFrom('OPEN', 'RECOVERED')),
    acknowledged: maybe(fc.boolean()),
    safety: fc.boolean(),
    seen: maybe(fc.constant(DAWN + 8000)),
    lost: maybe(fc.constantFrom(0, 3)),
    lossPerDay: maybe(fc.constantFrom(0, 5, 7)),
    signs: fc.record({
      latitude: maybe(fc.constantFrom(53.5, 53.6, 48)),
      longitude: maybe(fc.constant(10)),
      place: fc.constant(null),
      path: maybe(fc.constantFrom('EU', 'CN')),
      pathPlants: maybe(fc.integer({ min: 1, max: 12 })),
      pvFed: maybe(fc.boolean()),
      behind: maybe(fc.constantFrom({ total: 2, silent: 2 }, { total: 2, silent: 1 })),
      power: maybe(fc.constantFrom(0, 90)),
      expected: maybe(fc.constantFrom(0, 100)),
      frozen: maybe(fc.boolean()),
      batteryPower: maybe(fc.constantFrom(0, 50)),
      model: maybe(fc.constant('S5')),
      firmware: maybe(fc.constant('1.2')),
      changed: maybe(fc.constant(DAWN - 9000)),
      humidity: maybe(fc.constantFrom(60, 95)),
    }),
  })
  const alarms = fc.uniqueArray(any, { selector: ({ id }) => id, maxLength: 40 })

  it('hold every alarm exactly once', () => {
    fc.assert(
      fc.property(alarms, (some) => {
        const ids = groupAlarms(some).flatMap((group) => group.alarms.map(({ id }) => id))
        expect([...ids].sort()).toEqual(some.map(({ id }) => id).sort())
      }),
    )
  })

  it('are the same in whatever order the alarms come, each under a key of its own', () => {
    fc.assert(
      fc.property(
        alarms.chain((some) =>
          fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
        ),
        ([some, shuffled]) => {
          const groups = groupAlarms(some)
          expect(groupAlarms(shuffled)).toEqual(groups)
          expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
        },
      ),
    )
  })
})
