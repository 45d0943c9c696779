import { describe, expect, it } from 'vitest'
import { batteryOf, type BatteryReading, cellsOf } from './battery'
import { DEVICE_TYPES, deviceSpeaks, deviceStateOf, displayState } from './device'
import type { DeviceDetail, DeviceRecord, DeviceValue } from './device-records'
import { firmwareOf, isFound, modelOf, numberOf, readingsJson, readingsOf } from './readings'
import { SEARCH_ORDER } from './search-order'
import { serialRows } from './serial-list'
import { childrenOf, sisterStep } from './sisters'
import { knownUnit, temperatureOf } from './unit-words'

const value = (key: string, text: string | null, more: Partial<DeviceValue> = {}): DeviceValue => ({
  ...{ key, label: key, value: text, unit: null, raw: text, order: 0, at: null, range: null },
  ...more,
})
const groups = (...values: DeviceValue[]) => [{ tag: 'T', name: 'Name', categoryId: null, order: 1, values }]
const said = (readings: Readonly<Record<string, string>>) =>
  readingsOf({ groups: groups(...Object.entries(readings).map(([key, text]) => value(key, text))) })

describe('the state of a device', () => {
  it.each([
    [1, 'online', true],
    [2, 'alarm', true],
    [3, 'offline', false],
    [0, null, true],
    ['1', null, true],
  ] as const)('code %s of the wire is %s', (code, state, speaks) => {
    expect(deviceStateOf(code)).toBe(state)
    expect(deviceSpeaks(state)).toBe(speaks)
  })

  it('is sleep where it is silent and night explains it', () => {
    expect([displayState('offline', true), displayState('offline', false)]).toEqual(['asleep', 'offline'])
    expect([displayState('online', true), displayState(null, true)]).toEqual(['online', null])
    expect(deviceSpeaks('asleep')).toBe(false)
  })

  it('every type is looked for once, the likely ones first', () => {
    expect(SEARCH_ORDER.toSorted()).toEqual(DEVICE_TYPES.toSorted())
    expect(SEARCH_ORDER.slice(0, 3)).toEqual(['INVERTER', 'COLLECTOR', 'BATTERY'])
  })
})

describe('words of the wire', () => {
  it.each([
    ['℃', '°C', '°C'],
    ['Var', 'Var', 'var'],
    ['KW', 'KW', 'kW'],
    ['KWh', 'KWh', 'kWh'],
    ['W', 'W', 'W'],
    ['furlong', 'furlong', null],
    [null, null, null],
  ])('the unit %s is written %s and counted in %s', (unit, written, known) => {
    expect(temperatureOf(unit)).toBe(written)
    expect(knownUnit(unit)).toBe(known)
  })

  it.each([
    [' 12 ', 12],
    ['+1.5', 1.5],
    ['1e3', 1000],
    ['1.5E-12', 1.5e-12],
    ['2e+3', 2000],
    ['1e999', null],
    ['1.', null],
    ['.5', null],
    ['12 V', null],
    ['V 12', null],
    ['1e', null],
    ['1x3', null],
    [undefined, null],
  ])('%j is the number %s', (text, number) => expect(numberOf(text)).toBe(number))

  it('a search finds words in any case, blanks around and between them do not count', () => {
    expect(isFound('  POWER   total ', ['Total power', null])).toBe(true)
    expect(isFound('ß', ['STRASSE', undefined])).toBe(true)
    expect(isFound('b', ['STRASSE', undefined])).toBe(false)
    expect(isFound(' ', [])).toBe(true)
  })

  it('a model is the one that the cloud names, else what the device says', () => {
    const told = { groups: groups(value('INV_MOD1', 'M2')) }
    expect(modelOf({ model: 'M1', ...told })).toBe('M1')
    expect(modelOf({ model: null, ...told })).toBe('M2')
    expect(modelOf({ model: null, groups: [] })).toBeNull()
  })

  it('a firmware is that of the device itself, else that of its module', () => {
    const of = (...values: DeviceValue[]) => firmwareOf({ groups: groups(...values) })
    expect(of(value('MDUv1', '2.0'), value('MAIN', '1.0'))).toBe('1.0')
    expect(of(value('MDUv1', '2.0'), value('MAIN', ''))).toBe('2.0')
    expect(of(value('PTCv1', '0104'))).toBeNull()
  })

  it('everything that was delivered goes to the clipboard as it came, what says nothing more is left out', () => {
    const range = { least: 0, most: 9 } as unknown as NonNullable<DeviceValue['range']>
    const detail: DeviceDetail = {
      ...{ id: 1, serial: 'S', plantId: 2, name: 'N', type: 'INVERTER', typeName: 'Inverter', model: 'M' },
      ...{ productId: 'P', zone: 'Europe/Berlin', state: 'online', connected: 'online', alerting: false },
      ...{ collected: 5, gatewayId: 3, gatewaySerial: 'G' },
      groups: groups(
        value('A', '1', { unit: '℃', label: 'Heat' }),
        value('B', 'on', { raw: '1', at: 7, range }),
        value('C', 'on', { raw: null }),
      ),
    }
    expect(JSON.parse(readingsJson(detail))).toEqual({
      ...{ id: 1, serial: 'S', name: 'N', type: 'INVERTER', model: 'M', productId: 'P', collected: 5 },
      zone: 'Europe/Berlin',
      groups: [
        {
          tag: 'T',
          name: 'Name',
          parameters: [
            { key: 'A', name: 'Heat', value: '1', unit: '°C' },
            { key: 'B', name: 'B', value: 'on', unit: null, raw: '1', at: 7, range },
            { key: 'C', name: 'C', value: 'on', unit: null },
          ],
        },
      ],
    })
  })
})

describe('a battery speaks under many names', () => {
  it.each<[keyof BatteryReading, string[]]>([
    ['charge', ['B_left_cap1', 'BMS_SOC', 'SOC_BAP1', 'BSC']],
    ['health', ['Li_B_SOH', 'SOH_BAP1', 'BSH']],
    ['voltage', ['B_V1', 'BMS_B_V1', 'V_BAP1', 'BV']],
    ['current', ['B_C1', 'BATC1', 'BMS_B_C1', 'I_BAP1']],
    ['power', ['B_P1']],
    ['chargeLimit', ['BMS_C_C_L', 'C_C_L', 'BMS_CC1']],
    ['dischargeLimit', ['BMS_D_C_L', 'D_C_L', 'BMS_DC1']],
    ['coldest', ['T_C_MIN', 'T_SCE_Bmi1']],
    ['warmest', ['T_C_MAX', 'T_SCE_Bma1', 'B_T1', 'BMST']],
    ['cycles', ['NUMcyc1']],
    ['chargedToday', ['Etdy_cg1']],
    ['dischargedToday', ['Etdy_dcg1']],
  ])('%s is the first of %j', (name, keys) => {
    const silent = batteryOf(said({}))
    for (const key of keys) expect(batteryOf(said({ [key]: '7' }))).toEqual({ ...silent, [name]: 7 })
    const all = Object.fromEntries(keys.map((key, index) => [key, String(index + 1)]))
    expect(batteryOf(said(all))[name]).toBe(1)
  })

  it('its cells are counted from 1, a map needs both extremes, and equal cells have none', () => {
    expect(cellsOf(said({ V_SC0: '3.30', V_SC2: '3.31' }))?.cells).toEqual([
      { number: 1, volts: 3.3, extreme: 'lowest' },
      { number: 3, volts: 3.31, extreme: 'highest' },
    ])
    expect(cellsOf(said({ V_SC0: '3.3', V_SC1: '3.3' }))?.cells.map(({ extreme }) => extreme)).toEqual([
      null,
      null,
    ])
    expect([cellsOf(said({ MAX_C_V: '3.3' })), cellsOf(said({ MIN_C_V: '3.3' }))]).toEqual([null, null])
    expect(cellsOf(said({ V_SCE_Bma1: '3.35', V_SCE_Bmi1: '3.30' }))).toMatchObject({
      spread: 50,
      verdict: 'good',
    })
    expect(cellsOf(said({ V_SC0: '3.4', V_SC1: '3.3' }))).toMatchObject({ spread: 100, verdict: 'watch' })
  })
})

describe('devices of one kind', () => {
  const row = (
    id: number | null,
    type: DeviceRecord['type'],
    serial: string | null,
    parentSerial: string | null,
  ) => ({ id, type, serial, parentSerial }) as DeviceRecord
  const rows = () => [
    row(9, 'INVERTER', 'S9', 'L1'),
    row(null, 'INVERTER', 'S0', 'L1'),
    row(2, 'METER', 'S2', 'L2'),
    row(4, 'INVERTER', 'S4', 'L1'),
    row(6, 'INVERTER', 'L1', 'L1'),
  ]

  it('are gone through by their ids', () => {
    const step = (id: number) => {
      const found = sisterStep(rows(), id)
      return found && [found.position, found.count, found.previous?.id ?? null, found.next?.id ?? null]
    }
    expect([4, 6, 9].map(step)).toEqual([
      [1, 3, null, 6],
      [2, 3, 4, 9],
      [3, 3, 6, null],
    ])
    expect([2, 77].map(step)).toEqual([null, null])
  })

  it('hang on the one whose serial they say, and none on itself', () => {
    expect(childrenOf(rows(), 'L1').map(({ id }) => id)).toEqual([9, null, 4])
    expect(childrenOf(rows(), 'L9')).toEqual([])
    expect(childrenOf([row(1, null, 'S', null)], null)).toEqual([])
  })
})

describe('a pasted serial', () => {
  it.each([
    ['“LG26”', 'LG26', null],
    ["''LG26''", 'LG26', null],
    ['LG"26', 'LG"26', 'form'],
    ['A1', 'A1', 'form'],
    ['A12', 'A12', null],
    ['-A12', '-A12', 'form'],
    [`A${'1'.repeat(39)}`, `A${'1'.repeat(39)}`, null],
    [`A${'1'.repeat(40)}`, `A${'1'.repeat(40)}`, 'form'],
    ['ä12', 'Ä12', 'form'],
  ])('%j is %s: %s', (text, serial, wrong) => expect(serialRows(text)).toEqual([{ serial, wrong }]))

  it('is parted from the next by any of its separators, as many as there are', () => {
    expect(serialRows(' a12,;b34\t\t c56\r\n\nd78  e90 ').map(({ serial }) => serial)).toEqual([
      'A12',
      'B34',
      'C56',
      'D78',
      'E90',
    ])
    expect(serialRows('LG26', [' lg26 ', null])).toEqual([{ serial: 'LG26', wrong: 'here' }])
  })
})
