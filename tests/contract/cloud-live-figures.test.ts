import { describe, expect, it } from 'vitest'
import { aCloud, rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'

const O = '/maintain-s/operating'
const HOME = 63400030
const FEEDER = 63400010
const OFF_GRID = 63900005
const MUTE = 63900007
const MAD = 63900011

const figures = async (who: Caller, id: number) => (await who.get(`${O}/system/${id}`)).json
const fast = async (who: Caller, id: number) => (await who.get(`/maintain-s/fast/system/${id}`)).json
const value = (json: Json, name: string) => Number(json[name])

describe('figures of a plant now', () => {
  it('of one that never reported are its day and its states alone, in both calls', async () => {
    const admin = await aCloud().signIn('admin')
    const card = await fast(admin, MUTE)
    expect(Object.fromEntries(Object.entries(card).filter(([, one]) => one !== null))).toEqual({
      ...{ systemId: MUTE, acceptDay: '20260618', networkStatus: 'ALL_OFFLINE', warningStatus: 'NORMAL' },
    })
    expect(await figures(admin, MUTE)).toEqual(card)
  })

  it('of one whose counter lost its mind are right, but for that counter', async () => {
    const admin = await aCloud().signIn('admin')
    const mad = await figures(admin, MAD)
    expect(mad['generationUploadTotalOffset']).toBe(127_155_914.6)
    expect(value(mad, 'generationUploadTotal')).toBeLessThan(1e6)
    const sane = await figures(admin, OFF_GRID)
    expect(sane['generationUploadTotalOffset']).toBe(sane['generationUploadTotal'])
  })

  it('say a state with a stray blank where the portal does', async () => {
    const admin = await aCloud().signIn('admin')
    expect((await fast(admin, 63900014))['networkStatus']).toBe(' NORMAL')
    expect((await fast(admin, 63900013))['networkStatus']).toBe('PARTIAL_OFFLINE')
    expect((await fast(admin, MAD))['networkStatus']).toBe('NORMAL')
  })

  it('say that something is wrong of plants with open alarms, and of no others', async () => {
    const admin = await aCloud().signIn('admin')
    const found = rows((await admin.post(`${O}/station/search?page=1&size=60`, {})).json)
    const alarms = rows((await admin.post(`${O}/alert/search?size=1000`, { language: 'en' })).json)
    const open = new Set(alarms.filter(({ endTime }) => endTime == null).map(({ plantId }) => plantId))
    const seen = new Set<unknown>()
    for (const { id } of found) {
      const json = await figures(admin, Number(id))
      seen.add(json['warningStatus'])
      const word = json['warningStatus']
      if (open.size > 0 && open.has(id)) expect(word, String(id)).toBe('ABNORMAL')
      if (json['lastUpdateTime'] === null) continue
      expect([json['consumerWarningStatus'], json['businessWarningStatus']]).toEqual([word, word])
    }
    expect(seen).toEqual(new Set(['NORMAL', 'ABNORMAL']))
  })

  it.each([
    [HOME, 'selfSufficiencyValue selfGenAndUseValue absorbedUseValue genForGrid useFromBuy'],
    [FEEDER, 'genForGrid'],
    [OFF_GRID, 'selfSufficiencyValue selfGenAndUseValue absorbedUseValue'],
  ])('of plant %i tell %s, and they fit together', async (id, told) => {
    const who = await aCloud().signIn(id < 63_500_000 ? 'owner' : 'admin')
    const json = await figures(who, id)
    const derived = [
      'selfSufficiencyValue',
      'selfGenAndUseValue',
      'absorbedUseValue',
      'genForGrid',
      'useFromBuy',
    ]
    expect(derived.filter((name) => json[name] !== null)).toEqual(told.split(' '))
    if (json['absorbedUseValue'] !== null) expect(json['absorbedUseValue']).toBe(json['useValue'])
    if (json['genForGrid'] !== null) expect(json['genForGrid']).toBe(json['gridValue'])
    if (json['useFromBuy'] !== null) {
      expect(value(json, 'useFromBuy')).toBeLessThanOrEqual(value(json, 'buyValue'))
      expect(value(json, 'selfSufficiencyValue') + value(json, 'useFromBuy')).toBeCloseTo(value(json, 'useValue'), 1)
    }
    for (const span of ['Month', 'Year', 'Total'])
      expect(json[`use${span}`] === null, span).toBe(id === FEEDER)
    expect(value(json, 'generationYear')).toBeLessThan(value(json, 'generationTotal'))
    expect(json['generationTotal']).toBe(json['generationUploadTotal'])
  }) // oxfmt-ignore

  it('of a month and a year begin anew with them, and the lifetime goes on', async () => {
    let now = Date.parse('2025-12-31T12:00:00Z')
    const cloud = aCloud({ now: () => now })
    const of = async (at: string) => {
      now = Date.parse(at)
      return figures(await cloud.signIn('owner'), HOME)
    }
    const [last, first] = [await of('2025-12-31T22:50:00Z'), await of('2026-01-01T10:00:00Z')]
    for (const span of ['Value', 'Month', 'Year'])
      expect(first[`generation${span}`]).toBe(first['generationValue'])
    expect(value(last, 'generationMonth')).toBeGreaterThan(value(last, 'generationValue'))
    expect(value(last, 'generationYear')).toBeGreaterThan(value(last, 'generationMonth'))
    const gone = value(first, 'generationTotal') - value(last, 'generationTotal')
    expect(gone).toBeCloseTo(value(first, 'generationValue'), 1)
  })

  it('tell a temperature that is lowest before dawn and highest in the afternoon', async () => {
    const of = async (hour: number) => {
      const at = `2026-06-18T${String(hour - 2).padStart(2, '0')}:00:00Z`
      return value(await figures(await aCloud({ at }).signIn('owner'), HOME), 'temperature')
    }
    const [dawn, morning, noon, afternoon] = [await of(4), await of(9), await of(12), await of(15)]
    expect(dawn).toBeGreaterThan(0)
    expect(morning - dawn).toBeGreaterThan(1)
    expect(noon - morning).toBeGreaterThan(1)
    expect(afternoon).toBeGreaterThanOrEqual(noon)
    expect(afternoon).toBeLessThan(40)
  })
})

describe('C73 what was spared', () => {
  const saved = async (who: Caller, systemId: number) =>
    (await who.post(`${O}/station/generation/energy-saved`, { systemId })).json

  it('is that of the lifetime, as the plant itself counts it; income of what it really made', async () => {
    const admin = await aCloud().signIn('admin')
    for (const id of [OFF_GRID, MAD]) {
      const [json, live] = [await saved(admin, id), await figures(admin, id)]
      expect(json['generationValueTotal']).toBe(live['generationUploadTotalOffset'])
      expect(json['incomeTotal']).toBe(live['incomeTotal'])
      expect(json['treesPlanted']).toBeCloseTo((value(json, 'generationValueTotal') * 0.997) / 18.3, 1)
    }
  })

  it('is unknown of a plant that never reported', async () => {
    expect(await saved(await aCloud().signIn('admin'), MUTE)).toEqual({
      ...{ systemId: MUTE, generationValueTotal: null, standardCoalSaved: null },
      ...{ emissionReductionCO2: null, treesPlanted: null, incomeTotal: null },
    })
  })
})

describe('C62 arms of the flow', () => {
  const arms = async (who: Caller, id: number) => {
    const path = `/maintain-s/power/system/${id}/micro/display?system=SOLARMAN`
    const list = (await who.get(path)).json as unknown as Json[]
    return list.map(({ displayType, displayFlg, displayVal }) => [displayType, displayFlg, displayVal])
  }

  it('are the emergency output with its share of the load, and nothing of what is not there', async () => {
    const owner = await aCloud().signIn('owner')
    const used = value(await fast(owner, HOME), 'usePower')
    expect(used).toBeGreaterThan(10)
    const none = (name: string) => [name, 0, 0]
    expect(await arms(owner, HOME)).toEqual([
      none('MICRO'),
      none('GEN'),
      ['UPS', 1, Math.round(used * 0.2)],
      none('SMARTLOAD'),
    ])
    expect(await arms(owner, FEEDER)).toEqual(['MICRO', 'GEN', 'UPS', 'SMARTLOAD'].map(none))
    expect(await arms(await aCloud().signIn('admin'), MUTE)).toEqual(
      ['MICRO', 'GEN', 'UPS', 'SMARTLOAD'].map(none),
    )
  })

  it('are the generator of an off-grid plant, which carries the load at night', async () => {
    const admin = await aCloud({ at: '2026-06-18T20:30:00Z' }).signIn('admin')
    const used = value(await fast(admin, OFF_GRID), 'usePower')
    expect(used).toBeGreaterThan(10)
    expect((await arms(admin, OFF_GRID))[1]).toEqual(['GEN', 1, used])
  })
})
