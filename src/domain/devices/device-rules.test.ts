import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plantDay } from '../time/instant'
import { heardShare, MAX_SERIES, namedPicks, pickedUnits, refusedPick, seriesSlots } from './chart-picks'
import { DEVICE_TYPES } from './device'
import { DEVICE_TABS, figuresOf, shapeOf, tabsOf } from './device-parts'
import type { DeviceRecord, DeviceValue } from './device-records'
import { looksReversed, meterDirection, phasesAgree, phasesOf } from './phases'
import { changedKeys, foundGroups, numberOf, quantityOf, readingsOf } from './readings'
import { childrenOf, sisterStep } from './sisters'
import { judgedStrings, median, stringsOf } from './strings'

const value = (key: string, text: string | null, unit: string | null = 'V'): DeviceValue => ({
  key,
  label: key,
  value: text,
  unit,
  raw: text,
  at: null,
  range: null,
  order: 0,
})
const group = (...values: DeviceValue[]) => ({
  tag: 'electric',
  name: 'Electricity Generation',
  categoryId: null,
  order: 3,
  values,
})
const said = (readings: Readonly<Record<string, string>>) =>
  readingsOf({ groups: [group(...Object.entries(readings).map(([key, text]) => value(key, text)))] })

describe('what a device says', () => {
  it.each([
    ['412.60', 412.6],
    ['-2150', -2150],
    ['0.00', 0],
    ['--', null],
    ['', null],
    [null, null],
    ['Standby', null],
    ['1053-C034', null],
    ['26-06-18 11:30:00', null],
  ])('%s is the number %s', (text, expected) => {
    expect(numberOf(text)).toBe(expected)
  })

  it('counts as a quantity only with a unit: a protocol 0104 is a word', () => {
    expect(quantityOf(value('PTCv1', '0104', null))).toBeNull()
    expect(quantityOf(value('DV1', '0104', 'V'))).toBe(104)
  })

  it('is found by label, key, value or group, all words of the search together', () => {
    const groups = [group(value('DV1', '412'), value('DC1', '8')), group(value('QX77', 'odd', null))]
    const found = (text: string) =>
      foundGroups(groups, { text, changed: null }).flatMap(({ values }) => values.map(({ key }) => key))
    expect(found('')).toEqual(['DV1', 'DC1', 'QX77'])
    expect(found('qx')).toEqual(['QX77'])
    expect(found('dv electricity')).toEqual(['DV1'])
    expect(found('nothing')).toEqual([])
    expect(foundGroups(groups, { text: '', changed: new Set(['DC1']) })).toHaveLength(1)
  })

  it('has changed where the text is another one, came or went', () => {
    expect(
      [...changedKeys(said({ A: '1', B: '2', C: '3' }), said({ A: '1', B: '2.0', D: '4' }))].sort(),
    ).toEqual(['B', 'C', 'D'])
  })
})

describe('strings beside their sisters', () => {
  const power = (...watts: (number | null)[]) =>
    judgedStrings(watts.map((one, index) => ({ number: index + 1, voltage: 400, current: 1, power: one })))

  it('are as many as the device numbers, power from volts and amperes where it is missing', () => {
    expect(stringsOf(said({ DV1: '412.6', DC1: '8.1', DP1: '3342', DV2: '400', DC2: '2' }))).toEqual([
      { number: 1, voltage: 412.6, current: 8.1, power: 3342 },
      { number: 2, voltage: 400, current: 2, power: 800 },
    ])
    expect(stringsOf(said({ DV3: '0', DP4: '12' })).map(({ number }) => number)).toEqual([3, 4])
  })

  it.each([
    [
      [1000, 1000, 1000],
      ['good', 'good', 'good'],
    ],
    [
      [1000, 1000, 0],
      ['good', 'good', 'zero'],
    ],
    [
      [1000, 1000, 700],
      ['good', 'good', 'low'],
    ],
    [
      [3, 0, 2],
      ['resting', 'resting', 'resting'],
    ],
    [[900], ['alone']],
    [
      [900, null],
      ['alone', 'resting'],
    ],
  ])('%j are %j', (watts, verdicts) => {
    expect(power(...watts).map(({ verdict }) => verdict)).toEqual(verdicts)
  })

  it('never call one faulty that gives as much as its sisters, whatever the light', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.double({ min: 0, max: 9000, noNaN: true }),
        (count, watts) => {
          for (const { verdict } of power(...Array.from({ length: count }, () => watts)))
            expect(['good', 'resting']).toContain(verdict)
        },
      ),
    )
  })

  it('are compared with the middle one', () => {
    expect([median([]), median([3]), median([4, 1]), median([9, 1, 5])]).toEqual([null, 3, 2.5, 5])
  })
})

describe('phases and direction', () => {
  it('are read from the side that is asked for, one phase alone too', () => {
    const readings = said({
      AV1: '231',
      AC1: '4',
      G_V_L1: '230',
      G_P_L1: '-500',
      G_P_L2: '-400',
      G_P_L3: '-100',
    })
    expect(phasesOf(readings, 'output')).toEqual([{ name: 'L1', voltage: 231, current: 4, power: null }])
    expect(phasesOf(readings, 'grid').map(({ power }) => power)).toEqual([-500, -400, -100])
    expect(phasesAgree(phasesOf(readings, 'grid'), -1000)).toBe(true)
    expect(phasesAgree(phasesOf(readings, 'grid'), 1000)).toBe(false)
    expect(phasesAgree(phasesOf(readings, 'output'), 900)).toBeNull()
  })

  it('a meter that shows export at night without a battery looks the wrong way', () => {
    expect([meterDirection(909), meterDirection(-3), meterDirection(0), meterDirection(null)]).toEqual([
      'importing',
      'exporting',
      'idle',
      null,
    ])
    const night = { sunIsDown: true, hasBattery: false }
    expect(looksReversed({ ...night, power: -350 })).toBe(true)
    expect(looksReversed({ ...night, power: 350 })).toBe(false)
    expect(looksReversed({ ...night, power: null })).toBe(false)
    expect(looksReversed({ ...night, sunIsDown: false, power: -350 })).toBe(false)
    expect(looksReversed({ ...night, hasBattery: true, power: -350 })).toBe(false)
  })
})

describe('parts and tabs of a device', () => {
  it.each(DEVICE_TYPES)('S3-05 %s has an overview', (type) => {
    expect(shapeOf(type).parts).toEqual([...new Set(shapeOf(type).parts)])
    const odd = group(value('QX1', '5', 'V'), value('QX2', 'on', null))
    expect(figuresOf({ type, groups: [odd] }).length + shapeOf(type).parts.length).toBeGreaterThan(0)
  })

  it('S3-07 a type that nobody knows shows what it sends first', () => {
    expect(figuresOf({ type: 'NEW_THING' as never, groups: [group(value('QX', '5'))] })).toEqual(['QX'])
  })

  it('leave out what the device does not have and what nobody may see', () => {
    const none = { alarms: false, control: false, firmware: false, records: false }
    expect(tabsOf({ type: 'INVERTER', groups: [] }, { ...none, alarms: true })).toEqual(['overview', 'alarms', 'info']) // oxfmt-ignore
    const meter = { type: 'METER', groups: [group(value('SN1', 'X', null))] } as const
    const orders = { ...none, control: true, firmware: true }
    expect(tabsOf(meter, orders)).toEqual(['overview', 'parameters', 'info'])
    const all = { alarms: true, control: true, firmware: true, records: true }
    const versions = { ...group(value('MAIN', '1053-C034', null)), tag: 'version' }
    const electric = group(value('DV1', '4'))
    expect(tabsOf({ type: 'INVERTER', groups: [versions, electric] }, all)).toEqual([...DEVICE_TABS])
    expect(tabsOf({ type: 'INVERTER', groups: [electric] }, all)).not.toContain('firmware')
    expect(tabsOf({ type: 'OPTIMIZER', groups: [group(value('DV1', '4'))] }, all)).not.toContain('control')
  })
})

describe('what is charted', () => {
  const parameter = (key: string, unit: string | null) => ({ key, name: key, unit })
  const many = Array.from({ length: 20 }, (_, index) => parameter(`V${index}`, 'V'))

  it('is at most twelve series of two units', () => {
    expect(namedPicks(many.map(({ key }) => key).join(), many, [])).toHaveLength(MAX_SERIES)
    const offered = [parameter('P', 'W'), parameter('V', 'V'), parameter('I', 'A'), parameter('P2', 'W')]
    const picked = namedPicks('P,V,I,P2,unknown', offered, [])
    expect(picked.map(({ key }) => key)).toEqual(['P', 'V', 'P2'])
    expect(pickedUnits(picked)).toEqual(['W', 'V'])
    expect(refusedPick(picked, parameter('I', 'A'))).toBe('units')
    expect(refusedPick(picked, parameter('V3', 'V'))).toBeNull()
    expect(refusedPick(many.slice(0, 12), parameter('V19', 'V'))).toBe('series')
    expect(refusedPick(many.slice(0, 12), parameter('V1', 'V'))).toBeNull()
  })

  it('begins with what is usual, or the first that is offered; an emptied choice stays empty', () => {
    expect(namedPicks(null, many, ['none', 'V3'])).toEqual([many[3]])
    expect(namedPicks(null, many, ['none'])).toEqual([many[0]])
    expect(namedPicks('', many, ['V3'])).toEqual([])
  })

  it('stands on the slots of the plant day; a slot that was silent stays empty', () => {
    const day = plantDay('2026-10-25', 'Europe/Warsaw')
    const at = (slot: number) => day.from + slot * 300
    const points = [
      { at: at(0) + 7, value: 1, text: '1' },
      { at: at(2), value: null, text: '--' },
      { at: at(299), value: 9, text: '9' },
      { at: day.to, value: 5, text: '5' },
    ]
    const slots = seriesSlots({ points }, day)
    expect(slots).toHaveLength(300)
    expect([slots[0], slots[1], slots[2], slots[299]]).toEqual([1, null, null, 9])
    expect(heardShare(slots, 4)).toBe(25)
    expect(heardShare(slots, 0)).toBeNull()
  })
})

describe('devices beside it', () => {
  const row = (id: number, type: string, serial: string, parentSerial: string | null) =>
    ({ id, type, serial, parentSerial }) as DeviceRecord
  const rows = [
    row(3, 'INVERTER', 'I3', 'L1'),
    row(1, 'COLLECTOR', 'L1', null),
    row(2, 'INVERTER', 'I2', 'L1'),
    row(4, 'BATTERY', 'B4', 'I2'),
  ]

  it('are those of its type in the order of their ids', () => {
    expect(sisterStep(rows, 3)).toMatchObject({ position: 2, count: 2, previous: { id: 2 }, next: null })
    expect(sisterStep(rows, 4)).toBeNull()
    expect(sisterStep(rows, 99)).toBeNull()
  })

  it('hang on it by its serial', () => {
    expect(childrenOf(rows, 'L1').map(({ id }) => id)).toEqual([3, 2])
    expect(childrenOf(rows, null)).toEqual([])
  })
})
