import { describe, expect, it } from 'vitest'
import { aCloud, fields, mismatches } from './cloud-client'
import type { Json } from './cloud-client'

const ENERGY = (suffix: string) =>
  fields(
    'num?',
    ['generation', 'use', 'grid', 'buy', 'charge', 'discharge'].map((name) => name + suffix).join(' '),
  )

const LIVE = {
  systemId: 'int',
  acceptDay: 'text',
  ...fields(
    'num?',
    'generationPower usePower wirePower buyPower gridPower batteryPower chargePower dischargePower batterySoc',
  ),
  ...fields('text?', 'genStatus useStatus wireStatus batteryStatus'),
  ...ENERGY('Value'),
  ...ENERGY('UploadTotal'),
  ...fields(
    'num?',
    'selfSufficiencyValue generationUploadTotalOffset generationCapacity fullPowerHoursDay fullPowerHoursTotal lastUpdateTime',
  ),
  ...fields('text', 'networkStatus warningStatus'),
} as const

const fast = async (id: number, at?: string) => {
  const admin = await aCloud(at ? { at } : {}).signIn(id < 63_500_000 ? 'owner' : 'admin')
  return (await admin.get(`/maintain-s/fast/system/${id}`)).json
}
const number = (json: Json, name: string) => Number(json[name] ?? 0)

/** One plant of each grid type, all in the large fleet. */
const TYPES = {
  BATTERY_BACKUP: 63900001, EXCESS: 63900002, DISTRIBUTED_FULLY: 63900003,
  CENTRALIZED_FULLY: 63900004, OFF_GRID: 63900005, PV_BTR_USE: 63900006,
} // oxfmt-ignore

describe('C28 live card', () => {
  it.each(Object.values(TYPES))('S7-67 has all fields, plant %i', async (id) => {
    expect(mismatches(await fast(id), LIVE)).toEqual([])
  })

  it('S7-67 S3-19 answers for a plant id and for a child system id, each with its systemId', async () => {
    const owner = await aCloud().signIn('owner')
    for (const id of [63400030, 163400030]) {
      expect((await owner.get(`/maintain-s/fast/system/${id}`)).json['systemId']).toBe(id)
    }
  })

  it('carries only the figures of the grid type', async () => {
    const expected: Record<keyof typeof TYPES, readonly string[]> = {
      DISTRIBUTED_FULLY: ['generation', 'grid'],
      CENTRALIZED_FULLY: ['generation', 'grid'],
      EXCESS: ['generation', 'use', 'grid', 'buy'],
      BATTERY_BACKUP: ['generation', 'use', 'grid', 'buy', 'charge', 'discharge'],
      OFF_GRID: ['generation', 'use'],
      PV_BTR_USE: ['generation', 'use', 'charge', 'discharge'],
    }
    for (const [type, id] of Object.entries(TYPES)) {
      const json = await fast(id)
      const carried = ['generation', 'use', 'grid', 'buy', 'charge', 'discharge'].filter(
        (name) => json[`${name}Value`] !== null,
      )
      expect(carried, type).toEqual(expected[type as keyof typeof TYPES])
      expect(json['batterySoc'] !== null, type).toBe(carried.includes('charge'))
      if (!carried.includes('grid'))
        expect([json['wirePower'], json['wireStatus'], json['gridPower']]).toEqual([null, null, null])
    }
  })

  it('says direction by word and sign: import +, export −, discharge +, charge −; one plant the other way', async () => {
    for (const [id, sign] of [[63900010, 1], [63900012, -1]] as const) {
      const seen = new Set<unknown>()
      let time = 0
      const client = aCloud({ now: () => time || Date.parse('2026-01-14T00:20:00Z') })
      for (let hour = 0; hour < 48; hour += 1) {
        time = Date.parse(`2026-0${hour < 24 ? 1 : 6}-14T${String(hour % 24).padStart(2, '0')}:20:00Z`)
        const { json } = await (await client.signIn('admin')).get(`/maintain-s/fast/system/${id}`)
        const wire = number(json, 'wirePower') * sign
        const battery = number(json, 'batteryPower') * sign
        seen.add(json['wireStatus']).add(json['batteryStatus'])
        if (json['wireStatus'] === 'PURCHASE') expect([wire * sign, json['gridPower']]).toEqual([json['buyPower'], null])
        if (json['wireStatus'] === 'GRID_CONNECTED') expect([-wire, json['buyPower']]).toEqual([json['gridPower'], null])
        if (json['batteryStatus'] === 'DISCHARGE') expect([battery, json['chargePower']]).toEqual([json['dischargePower'], null])
        if (json['batteryStatus'] === 'CHARGE') expect([-battery * sign, json['dischargePower']]).toEqual([json['chargePower'], null])
        if (json['batteryStatus'] === 'STATIC') expect(Math.abs(battery)).toBeLessThan(10)
      }
      expect(seen).toContain('PURCHASE')
      expect(seen).toContain('GRID_CONNECTED')
      expect(seen).toContain('CHARGE')
      expect(seen).toContain('DISCHARGE')
    }
  }) // oxfmt-ignore

  it('the logger that died this morning: last sample about 09:10 plant time, all offline, one alarm', async () => {
    const admin = await aCloud({ at: '2026-06-18T13:00:00Z' }).signIn('admin')
    const { json } = await admin.get('/maintain-s/fast/system/63900008')
    expect(json).toMatchObject({
      networkStatus: 'ALL_OFFLINE',
      lastUpdateTime: Date.parse('2026-06-18T07:10:00Z') / 1000,
    })
    const alarms = (
      await admin.post('/maintain-s/operating/alert/search', { plantId: 63900008, language: 'de' })
    ).json
    expect((alarms['data'] as Json[])[0]).toMatchObject({
      deviceType: 'COLLECTOR',
      showName: 'Datenlogger meldet sich nicht',
    })
  })

  it('the plant that never reported has nulls, not zeros', async () => {
    const json = await fast(63900007)
    expect(json).toMatchObject({
      generationPower: null,
      generationValue: null,
      generationUploadTotal: null,
      lastUpdateTime: null,
      networkStatus: 'ALL_OFFLINE',
    })
  })
})

describe('C65 operating figures', () => {
  const MORE = {
    ...LIVE, ...ENERGY('Month'), ...ENERGY('Year'), ...ENERGY('Total'),
    ...fields('num?', `selfGenAndUseValue absorbedUseValue genForGrid useFromBuy generationRatio gridRatio chargeRatio useRatio buyRatio
      useDischargeRatio generationRatioMonth gridRatioMonth useRatioMonth buyRatioMonth generationRatioYear gridRatioYear
      useRatioYear buyRatioYear incomeTotal temperature`),
    ...fields('text', 'consumerWarningStatus businessWarningStatus'),
  } as const // oxfmt-ignore

  it.each(Object.values(TYPES))('S7-104 has all fields, plant %i', async (id) => {
    const { json } = await (await aCloud().signIn('admin')).get(`/maintain-s/operating/system/${id}`)
    expect(mismatches(json, MORE)).toEqual([])
    expect(Number(json['generationYear'])).toBeGreaterThan(Number(json['generationMonth']))
  })

  it('keeps the derived figures of wire contract 1.7', async () => {
    const owner = await aCloud().signIn('owner')
    const { json } = await owner.get('/maintain-s/operating/system/63400030')
    const plant = (await owner.get('/maintain-s/operating/station/information/63400030')).json
    const capacity = number(plant, 'installedCapacity')
    expect(
      number(json, 'generationRatio') + number(json, 'gridRatio') + number(json, 'chargeRatio'),
    ).toBeCloseTo(100, 1)
    expect(
      Math.abs(number(json, 'useRatio') + number(json, 'buyRatio') + number(json, 'useDischargeRatio') - 100),
    ).toBeLessThan(1)
    expect(number(json, 'fullPowerHoursDay')).toBeCloseTo(number(json, 'generationValue') / capacity, 1)
    expect(number(json, 'generationCapacity')).toBeCloseTo(
      number(json, 'generationPower') / (capacity * 1000),
      3,
    )
    expect(number(json, 'generationUploadTotal') / number(json, 'fullPowerHoursTotal')).toBeCloseTo(
      capacity,
      1,
    )
    expect(number(plant, 'incomeValue')).toBeCloseTo(number(json, 'generationValue') * 0.27, 1)
    expect(number(json, 'incomeTotal')).toBeCloseTo(number(json, 'generationTotal') * 0.27, 0)
    expect(plant['currency']).toBe('EUR')
  })

  it('never leaves the strict fields of a battery plant null', async () => {
    const admin = await aCloud().signIn('admin')
    const data = (
      await admin.post('/maintain-s/operating/station/search?size=60', {
        gridInterconnectionType: 'BATTERY_BACKUP',
      })
    ).json['data'] as Json[]
    for (const { id, lastUpdateTime } of data.filter((row) => row['lastUpdateTime'] !== null)) {
      const { json } = await admin.get(`/maintain-s/operating/system/${Number(id)}`)
      expect(
        mismatches(json, fields('num', 'generationPower usePower batteryPower batterySoc')),
        `${id} ${lastUpdateTime}`,
      ).toEqual([])
      expect(['CHARGE', 'DISCHARGE', 'STATIC']).toContain(json['batteryStatus'])
    }
  })
})

it('S7-112 C73 answers what was spared, by the factors of the contract', async () => {
  const { json } = await (
    await aCloud().signIn('owner')
  ).post('/maintain-s/operating/station/generation/energy-saved', { systemId: 63400030 })
  expect(
    mismatches(
      json,
      fields(
        'num',
        'systemId generationValueTotal standardCoalSaved emissionReductionCO2 treesPlanted incomeTotal',
      ),
    ),
  ).toEqual([])
  const kwh = number(json, 'generationValueTotal')
  expect(json['standardCoalSaved']).toBeCloseTo(kwh * 0.000305, 3)
  expect(json['emissionReductionCO2']).toBeCloseTo(kwh * 0.000793, 3)
  expect(json['treesPlanted']).toBeCloseTo((kwh * 0.997) / 18.3, 1)
})

it('S7-101 C62 draws the generator of an off-grid plant and the emergency output of the home', async () => {
  const client = aCloud()
  const arms = async (name: string, id: number) =>
    (await (await client.signIn(name)).get(`/maintain-s/power/system/${id}/micro/display?system=SOLARMAN`))
      .json as unknown as Json[]
  const shown = async (name: string, id: number) =>
    (await arms(name, id)).filter((arm) => arm['displayFlg'] === 1).map((arm) => arm['displayType'])
  for (const arm of await arms('owner', 63400030))
    expect(mismatches(arm, { displayType: 'text', displayFlg: 'int', displayVal: 'num?' })).toEqual([])
  expect(await shown('owner', 63400030)).toEqual(['UPS'])
  expect(await shown('owner', 63400010)).toEqual([])
  expect(await shown('admin', 63900005)).toEqual(['GEN'])
})
