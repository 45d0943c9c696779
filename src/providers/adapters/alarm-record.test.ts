import { describe, expect, it } from 'vitest'
import { NOTHING_TOLD } from '../../domain/alarms/alarm-facts'
import { alarmFacts, withCauses } from './alarm-record'
import { alertsAhead } from './alert-ahead'

const T = 1_768_292_700
const SIGNS = { ...NOTHING_TOLD, latitude: 48.1, longitude: 11.5 }

const NOTHING_KNOWN = {
  ...{ id: 'a', code: null, rule: null, level: null, influence: null, safety: false, device: null },
  ...{ plant: null, started: null, ended: null, until: null, state: null, acknowledged: null, seen: null },
  ...{ lost: null, lossPerDay: null, signs: NOTHING_TOLD },
}

describe('an alarm of a list as the rules of causes see it', () => {
  it('is what its record says', () => {
    const record = {
      ...{
        id: 'a',
        code: 'F6',
        ruleId: '88',
        level: 'fault',
        influence: 'safety',
        safety: true,
        deviceId: 5,
      },
      ...{ plantId: 7, started: T, ended: T + 60, duration: 60, state: 'CLOSED', acknowledged: true },
      ...{ lastSeen: T + 9, lost: 1.5, lossPerDay: 3, signs: SIGNS },
    }
    expect(alarmFacts(record)).toEqual({
      ...{
        id: 'a',
        code: 'F6',
        rule: '88',
        level: 2,
        influence: 'safety',
        safety: true,
        device: 5,
        plant: 7,
      },
      ...{ started: T, ended: T + 60, until: T + 60, state: 'CLOSED', acknowledged: true, seen: T + 9 },
      ...{ lost: 1.5, lossPerDay: 3, signs: SIGNS },
    })
  })

  it.each([
    ['nothing', {}, {}],
    ['a number for an id', { id: 7 }, { id: '7' }],
    [
      'words of no vocabulary',
      { level: 'x', influence: 'x', state: 'x', safety: 'true', acknowledged: 1 },
      {},
    ],
    ['texts for numbers', { deviceId: '5', plantId: '7', lost: '1', started: `${T}`, duration: '60' }, {}],
    ['numbers for texts', { code: 6, ruleId: 88 }, {}],
    ['the first words', { level: 'information', influence: 'none', state: 'OPEN' }, { level: 0, influence: 'none', state: 'OPEN' }], // oxfmt-ignore
    ['not acknowledged', { acknowledged: false }, { acknowledged: false }],
    ['a beginning alone', { started: T }, { started: T }],
    ['a duration alone', { duration: 60 }, {}],
    ['how long it lasts by now', { started: T, duration: 60 }, { started: T, until: T + 60 }],
    ['an end alone', { ended: T }, { ended: T, until: T }],
    ['an end and another duration', { started: T, duration: 60, ended: T + 50 }, { started: T, ended: T + 50, until: T + 50 }], // oxfmt-ignore
    ['no signs', { signs: null }, {}],
    ['a text for signs', { signs: 'latitude' }, {}],
    ['other signs', { signs: { longitude: 11.5 } }, {}],
  ])('knows of %s no more than that', (_, record, facts) =>
    expect(alarmFacts({ id: 'a', ...record })).toEqual({ ...NOTHING_KNOWN, ...facts }),
  )

  it('is explained among all that are in the list', () => {
    const alarm = (id: number, more: object = {}) => ({
      ...{
        id,
        code: 'F6',
        ruleId: '88',
        level: 'fault',
        deviceId: 5,
        plantId: 7,
        started: T + id,
        ended: null,
      },
      ...{ duration: 60, signs: { ...SIGNS, humidity: 95 }, ...more },
    })
    const alone = withCauses([alarm(1)])
    expect(alone).toEqual([{ ...alarm(1), cause: 'single' }])
    const plants = Array.from({ length: 6 }, (_, id) => alarm(id, { plantId: id, deviceId: id, code: 'DC insulation' })) // oxfmt-ignore
    const several = withCauses(plants)
    expect(several.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5])
    expect(several.map(({ cause }) => typeof cause)).toEqual(Array(6).fill('string'))
  })
})

describe('what a step will make of an alarm', () => {
  it.each<[string, object, object, object]>([
    ['acknowledge', { state: 'OPEN' }, {}, { acknowledged: true, state: 'ACKNOWLEDGED' }],
    ['acknowledge', { state: 'SNOOZED' }, {}, { acknowledged: true, state: 'SNOOZED' }],
    ['acknowledge', { state: null }, {}, { acknowledged: true, state: null }],
    ['assign', {}, { assigneeId: 5, assigneeName: ' Bo ' }, { assigneeId: 5, assignee: 'Bo' }],
    ['assign', {}, { assigneeId: 5 }, { assigneeId: 5, assignee: null }],
    ['assign', {}, { assigneeId: 0, assigneeName: 'Bo' }, { assigneeId: null, assignee: null }],
    ['assign', {}, { assigneeName: 'Bo' }, { assigneeId: null, assignee: null }],
    ['snooze', { state: 'OPEN' }, { until: T }, { snoozedUntil: T, state: 'SNOOZED' }],
    ['snooze', { state: 'ACKNOWLEDGED' }, { until: T }, { snoozedUntil: T, state: 'SNOOZED' }],
    ['snooze', { state: 'SNOOZED' }, { until: T }, { snoozedUntil: T, state: 'SNOOZED' }],
    ['snooze', { state: 'RECOVERED' }, { until: null }, { snoozedUntil: null, state: 'RECOVERED' }],
    [
      'close',
      { state: 'OPEN' },
      { reason: ' done ' },
      { state: 'CLOSED', reason: 'done', snoozedUntil: null },
    ],
    ['close', {}, {}, { state: 'CLOSED', reason: null, snoozedUntil: null }],
    ['reopen', { ended: null }, {}, { state: 'OPEN', acknowledged: false, snoozedUntil: null, reason: null }],
    [
      'reopen',
      { ended: T },
      {},
      { state: 'RECOVERED', acknowledged: false, snoozedUntil: null, reason: null },
    ],
    ['note', { notes: 2 }, {}, { notes: 3 }],
    ['note', { notes: null }, {}, { notes: 1 }],
    ['unnote', { notes: 2 }, {}, { notes: 1 }],
    ['unnote', { notes: 0 }, {}, { notes: 0 }],
    ['unnote', {}, {}, { notes: 0 }],
  ])('%s of %j with %j', (step, record, input, patch) =>
    expect(alertsAhead[step]?.(record as never, input as never)).toEqual(patch),
  )
})
