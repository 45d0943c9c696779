import { describe, expect, it } from 'vitest'
import { type AlarmFacts, type AlarmSigns, isAsleep, isAtDawn, isAwake, NOTHING_TOLD } from './alarm-facts'
import { groupAlarms } from './alarm-groups'

/** Noon of a summer day in Hamburg, the midnight before it, and a quarter past its sunrise. */
const NOON = Date.UTC(2026, 5, 18, 11) / 1000
const MIDNIGHT = NOON - 12 * 3600
const DAWN = Date.UTC(2026, 5, 18, 3) / 1000
const HAMBURG = { latitude: 53.55, longitude: 10 }
/** Degrees of latitude that are a kilometre. */
const KILOMETRE = 1 / 111.195

let count = 0
const alarm = (part: Partial<AlarmFacts> = {}, signs: Partial<AlarmSigns> = {}): AlarmFacts => {
  count += 1
  return {
    id: `a${count}`, code: 'X1', rule: null, level: 1, influence: 'production', device: count, plant: count,
    started: NOON, ended: null, until: null, state: null, acknowledged: null, safety: false, seen: null, lost: null,
    lossPerDay: null, ...part, signs: { ...NOTHING_TOLD, ...signs },
  } // oxfmt-ignore
}
const some = (length: number, one: (index: number) => AlarmFacts) =>
  Array.from({ length }, (_, index) => one(index))
const silent = (part: Partial<AlarmFacts> = {}, signs: Partial<AlarmSigns> = {}) =>
  alarm(
    { code: 'LOGGER_OFFLINE', ...part },
    { ...HAMBURG, path: 'EU', pathPlants: 1000, pvFed: false, ...signs },
  )
/** Rules of the groups with how many alarms each has. */
const rules = (alarms: readonly AlarmFacts[]) =>
  groupAlarms(alarms).map((group) => `${group.rule} ${group.alarms.length}`)
/** Signs of the first group, those that are met. */
const signs = (...alarms: readonly AlarmFacts[]) =>
  (groupAlarms(alarms)[0]?.signs ?? []).filter(({ met }) => met).map(({ name }) => name)
const said = (...alarms: readonly AlarmFacts[]) =>
  (groupAlarms(alarms)[0]?.signs ?? []).map(({ name }) => name)

describe('the signs of a cause', () => {
  it.each<[string, () => readonly AlarmFacts[], string[], string[]]>([
    ['sleep', () => [silent({ started: MIDNIGHT }, { pvFed: true })], ['silent', 'pvFed', 'sunDown'], []],
    ['the path', () => some(20, () => silent()), ['silent', 'together', 'path', 'awake'], []],
    ['a path without a name', () => some(20, () => silent({}, { path: null })), ['silent', 'together', 'awake'], ['path']],
    ['a path with one that may sleep', () => [...some(19, () => silent()), silent({ started: NOON }, { pvFed: null, latitude: null })], ['silent', 'together', 'path'], ['awake']],
    ['the grid', () => some(3, () => alarm({ code: 'F35' }, HAMBURG)), ['gridCode', 'plants', 'near', 'soon'], []],
    ['a logger', () => [silent({}, { behind: { total: 2, silent: 2 } })], ['silent', 'behind', 'others'], []],
    ['a logger with nothing behind it', () => [silent({}, { behind: { total: 0, silent: 0 } })], ['silent', 'others'], ['behind']],
    ['a logger that is alone on its path', () => [silent({}, { behind: { total: 2, silent: 2 }, pathPlants: 1 })], ['silent', 'behind'], ['others']],
    ['a device', () => [alarm({ level: 2 }, { power: 0, expected: 900 })], ['fault', 'power'], []],
    ['a battery', () => [alarm({ code: 'F58' }, { frozen: true, batteryPower: 0 })], ['bms', 'frozen', 'idle'], []],
    ['a battery of which one alarm knows nothing', () => [alarm({ code: 'F58', plant: 1, device: 1 }, { frozen: true, batteryPower: 0 }), alarm({ code: 'F58', plant: 1, device: 1 })], ['bms'], ['frozen', 'idle']],
    ['a firmware', () => some(3, () => alarm({}, { model: 'S5', firmware: '1.2', changed: NOON })), ['code', 'model', 'changed'], []],
    ['moisture', () => [alarm({ code: 'F24', started: DAWN }, { ...HAMBURG, humidity: 91 })], ['moistCode', 'dawn', 'humid'], []],
    ['snow at noon', () => [alarm({ code: 'SNOW' }, { ...HAMBURG, humidity: 90 })], ['moistCode'], ['dawn', 'humid']],
    ['moisture of which one alarm tells no humidity', () => [alarm({ code: 'F24', started: DAWN }, { ...HAMBURG, humidity: 95 }), alarm({ code: 'F24', started: DAWN }, HAMBURG)], ['moistCode', 'dawn'], ['humid']],
    ['moisture and snow of one morning', () => [alarm({ code: 'F24', started: DAWN }, HAMBURG), alarm({ code: 'SNOW', started: DAWN + 7200 }, HAMBURG)], ['moistCode'], ['dawn', 'humid']],
  ])('of %s', (_, make, met, missing) => {
    const alarms = make()
    expect(signs(...alarms)).toEqual(met)
    expect(said(...alarms).toSorted()).toEqual([...met, ...missing].toSorted())
  }) // oxfmt-ignore
})

describe('where one cause ends', () => {
  it.each<[string, () => readonly AlarmFacts[], string[]]>([
    ['plants are counted, not their alarms', () => some(25, (index) => silent({ plant: index % 5, device: 1 })), Array.from({ length: 5 }, () => 'logger 5')],
    ['alarms without a plant make no path', () => some(20, () => silent({ plant: null, device: null })), Array.from({ length: 20 }, () => 'single 1')],
    ['three of ten plants are a share', () => some(3, () => silent({}, { pathPlants: 10 })), ['path 3']],
    ['three of eleven are none', () => some(3, () => silent({}, { pathPlants: 11 })), ['logger 1', 'logger 1', 'logger 1']],
    ['two paths are two causes', () => some(40, (index) => silent({}, { path: index % 2 ? 'EU' : 'CN' })), ['path 20', 'path 20']],
    ['what sleeps is no part of a path', () => [...some(20, () => silent({ started: MIDNIGHT })), silent({ started: MIDNIGHT, until: NOON }, { pvFed: true })], ['logger 1', 'path 20']],
    ['five minutes of the grid are near', () => some(3, (index) => alarm({ code: 'F35', started: NOON + index * 300 }, HAMBURG)), ['grid 3']],
    ['more are not', () => some(3, (index) => alarm({ code: 'F35', started: NOON + index * 301 }, HAMBURG)), ['single 1', 'single 1', 'single 1']],
    ['20 km are near', () => some(3, (index) => alarm({ code: 'F35' }, { ...HAMBURG, latitude: 50 + index * 19.9 * KILOMETRE })), ['grid 3']],
    ['21 km are not', () => some(3, (index) => alarm({ code: 'F35' }, { ...HAMBURG, latitude: 50 + index * 21 * KILOMETRE })), ['single 1', 'single 1', 'single 1']],
    ['where nobody knows is not near', () => some(3, () => alarm({ code: 'F35' })), ['single 1', 'single 1', 'single 1']],
    ['one plant is no grid', () => some(3, () => alarm({ code: 'F35', plant: 1 }, HAMBURG)), ['single 1', 'single 1', 'single 1']],
    ['two devices are two loggers, and two plants as well', () => [silent({ plant: 1, device: 1 }), silent({ plant: 1, device: 2 }), silent({ plant: 2, device: 1 })], ['logger 1', 'logger 1', 'logger 1']],
    ['a silent logger without a device stands alone', () => [silent({ device: null })], ['single 1']],
    ['devices without a plant are told apart as well', () => [silent({ plant: null, device: 1 }), silent({ plant: null, device: 1 })], ['logger 2']],
  ])('%s', (_, make, expected) => expect(rules(make())).toEqual(expected)) // oxfmt-ignore
})

describe('a fault of a device', () => {
  const at = { plant: 1, device: 5 }
  const LOW = { power: 10, expected: 900 }

  it.each<[string, Partial<AlarmFacts>, Partial<AlarmSigns>, boolean]>([
    ['a fault', { level: 2, influence: 'none' }, LOW, true],
    ['a warning that costs production', { level: 1, influence: 'production' }, LOW, true],
    ['a warning that costs production and safety', { level: 1, influence: 'both' }, LOW, true],
    ['a warning of safety', { level: 1, influence: 'safety' }, LOW, false],
    ['an information', { level: 0, influence: 'production' }, LOW, false],
    ['a fault of a code that only says silence', { level: 2, code: 'INVERTER_COMM' }, LOW, false],
    ['a fault just below what it should give', { level: 2 }, { power: 69.9, expected: 100 }, true],
    ['a fault at seven tenths of it', { level: 2 }, { power: 70, expected: 100 }, false],
    ['a fault at night', { level: 2 }, { power: -1, expected: 0 }, false],
    ['a fault of unknown power', { level: 2 }, { power: null, expected: 900 }, false],
    ['a fault of unknown expectation', { level: 2 }, { power: 10, expected: null }, false],
  ])('is seen of %s: %#', (_, part, own, seen) => {
    const [group] = groupAlarms([alarm({ ...at, ...part }, own)])
    expect(group?.rule === 'device').toBe(seen)
  })

  it.each<[string, Partial<AlarmFacts>, Partial<AlarmSigns>, boolean]>([
    ['began with it', { code: 'W41', started: NOON }, {}, true],
    ['began before it', { code: 'W41', started: NOON - 1 }, {}, false],
    ['began as it ended', { code: 'W41', started: NOON + 600 }, {}, true],
    ['began after it', { code: 'W41', started: NOON + 601 }, {}, false],
    ['began at an unknown time', { code: 'W41', started: null }, {}, false],
    ['is the same again, later', { code: 'F63', started: NOON + 9000 }, LOW, true],
    [
      'has its code and all its power',
      { code: 'F63', started: NOON + 9000 },
      { power: 900, expected: 900 },
      false,
    ],
    ['is of another device', { code: 'W41', device: 6, started: NOON }, {}, false],
  ])('takes along what %s: %#', (_, part, own, along) => {
    const fault = alarm({ ...at, code: 'F63', level: 2, started: NOON, ended: NOON + 600 }, LOW)
    const groups = groupAlarms([fault, alarm({ ...at, level: 2, ...part }, own)])
    expect(groups.find(({ rule }) => rule === 'device')?.alarms).toHaveLength(along ? 2 : 1)
  })

  it('that lasts takes along whatever comes', () => {
    const fault = alarm({ ...at, code: 'F63', level: 2 }, LOW)
    expect(rules([fault, alarm({ ...at, code: 'W41', started: NOON + 90_000 })])).toEqual(['device 2'])
  })

  it('of unknown begin takes along nothing but itself', () => {
    const fault = alarm({ ...at, code: 'F63', level: 2, started: null }, LOW)
    expect(rules([fault, alarm({ ...at, code: 'W41' })]).toSorted()).toEqual(['device 1', 'single 1'])
  })
})

describe('a firmware', () => {
  const changed = { model: 'S5', firmware: '1.2', changed: NOON }
  const three = (
    part: (index: number) => Partial<AlarmFacts>,
    own: (index: number) => Partial<AlarmSigns> = () => ({}),
  ) => rules(some(3, (index) => alarm(part(index), { ...changed, ...own(index) })))

  it.each<[string, () => string[], boolean]>([
    ['48 hours after its change', () => three(() => ({ started: NOON + 48 * 3600 })), true],
    ['a second later', () => three(() => ({ started: NOON + 48 * 3600 + 1 })), false],
    ['as it is changed', () => three(() => ({ started: NOON })), true],
    ['before it is changed', () => three(() => ({ started: NOON - 1 })), false],
    ['at an unknown time', () => three(() => ({ started: null })), false],
    ['where nobody knows of a change', () => three(() => ({}), () => ({ changed: null })), false],
    ['of an unknown model', () => three(() => ({}), () => ({ model: null })), false],
    ['of an unknown version', () => three(() => ({}), () => ({ firmware: null })), false],
    ['without a code', () => three(() => ({ code: null })), false],
    ['on two devices only', () => three((index) => ({ plant: 1, device: index % 2 })), false],
    ['of two models', () => three(() => ({}), (index) => ({ model: index > 0 ? 'S5' : 'S6' })), false],
    ['of two versions', () => three(() => ({}), (index) => ({ firmware: index > 0 ? '1.2' : '1.3' })), false],
  ])('is the cause %s: %#', (_, found, is) => {
    expect(found().includes('firmware 3')).toBe(is)
  }) // oxfmt-ignore
})

describe('a damp morning', () => {
  const damp = (part: Partial<AlarmFacts> = {}, own: Partial<AlarmSigns> = {}) =>
    alarm({ code: 'F24', started: DAWN, ...part }, { ...HAMBURG, humidity: 95, ...own })

  it.each<[string, () => readonly AlarmFacts[], string[]]>([
    ['humid air is more than 90 %', () => [damp({}, { humidity: 90 })], ['single 1']],
    ['a place that nobody knows has no dawn', () => [damp({}, { latitude: null })], ['single 1']],
    ['near and soon is one', () => [damp(), damp({ started: DAWN + 600 }, { latitude: 53.55 + 19 * KILOMETRE })], ['moisture 2']],
    ['far is another', () => [damp(), damp({}, { latitude: 53.55 + 21 * KILOMETRE })], ['moisture 1', 'moisture 1']],
    ['the next morning is another', () => [damp(), damp({ started: DAWN + 86_400 })], ['moisture 1', 'moisture 1']],
    ['snow of three hours is one', () => [0, 3 * 3600].map((later) => alarm({ code: 'SNOW', started: NOON + later }, HAMBURG)), ['moisture 2']],
    ['snow of more is two', () => [0, 3 * 3600 + 1].map((later) => alarm({ code: 'SNOW', started: NOON + later }, HAMBURG)), ['moisture 1', 'moisture 1']],
    ['snow where nobody knows is near', () => [0, 60].map((later) => alarm({ code: 'SNOW', started: NOON + later })), ['moisture 2']],
  ])('%s', (_, make, expected) => expect(rules(make())).toEqual(expected)) // oxfmt-ignore
})

describe('the sun over a logger', () => {
  it.each<[Partial<AlarmFacts>, Partial<AlarmSigns>, boolean, boolean | null]>([
    [{ started: MIDNIGHT }, { pvFed: true }, true, false],
    [{ started: MIDNIGHT }, { pvFed: false }, false, true],
    [{ started: MIDNIGHT }, { pvFed: null }, false, null],
    [{ started: NOON }, { pvFed: true }, false, true],
    [{ started: NOON }, { pvFed: null }, false, true],
    [{ started: null }, { pvFed: true }, false, null],
    [{ started: null }, { pvFed: false }, false, true],
    [{ started: MIDNIGHT }, { pvFed: true, latitude: null }, false, null],
    [{ started: MIDNIGHT }, { pvFed: true, longitude: null }, false, null],
    [{ started: MIDNIGHT, until: DAWN + 1800 }, { pvFed: true }, true, false],
    [{ started: MIDNIGHT, until: DAWN + 9000 }, { pvFed: true }, false, false],
  ])('silent at %j with %j: asleep %s, awake %s', (part, own, asleep, awake) => {
    const one = silent(part, own)
    expect([isAsleep(one), isAwake(one)]).toEqual([asleep, awake])
  })

  // The upper limb rises at 02:51 UTC.
  it.each([
    [-62, false],
    [-58, true],
    [0, true],
    [58, true],
    [62, false],
  ])('%d minutes from sunrise is dawn: %s', (minutes, dawn) => {
    const started = Date.UTC(2026, 5, 18, 2, 50, 30) / 1000 + minutes * 60
    expect(isAtDawn(alarm({ started }, HAMBURG))).toBe(dawn)
  })

  it('nobody knows of a dawn without time or place', () => {
    expect(isAtDawn(alarm({ started: null }, HAMBURG))).toBeNull()
    expect(isAtDawn(alarm({ started: DAWN }, { ...HAMBURG, latitude: null }))).toBeNull()
    expect(isAtDawn(alarm({ started: DAWN }, { ...HAMBURG, longitude: null }))).toBeNull()
  })
})
