import { describe, expect, it } from 'vitest'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const L = '/maintain-s/station/layout'
/** Optimizers of the owner; optimizers of the organisation; plain modules. */
const [ROOF, FLEET, HOME] = [63400020, 63900002, 63400030]

interface Tile {
  row: number
  column: number
  deviceSn: string | null
}
interface Row extends Json {
  id: number | string
  modules: (Tile & Json)[]
}
const arraysOf = (json: Json) => json['arrays'] as Row[]
const drawn = async (caller: Caller, plant: number, type = 'OPTIMIZER') =>
  arraysOf((await caller.get(`${L}/${plant}/info/${type}`)).json)
const versionsOf = async (caller: Caller, plant: number, type = 'OPTIMIZER') =>
  (await caller.get(`${L}/${plant}/draft/${type}`)).json
const saved = (caller: Caller, plant: number, body: Json, type = 'OPTIMIZER') =>
  caller.post(`${L}/${plant}/draft/${type}`, body)
const published = (caller: Caller, plant: number, revision: number, type = 'OPTIMIZER') =>
  caller.post(`${L}/${plant}/publish/${type}`, { revision })

const one = (modules: readonly Partial<Tile>[], more: Json = {}) => ({
  ...{ id: 'new 1', name: 'Shed', rows: 2, columns: 2, orientation: 'LANDSCAPE', azimuth: 90, tilt: 15 },
  modules,
  ...more,
})

describe('a drawing is worked at as a draft and published whole', () => {
  it('a draft changes nothing that others see; publishing replaces all of it, figures go with their serials', async () => {
    const { cloud, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const before = await drawn(owner, ROOF)
    const { serials, revision } = await versionsOf(owner, ROOF)
    expect(serials).toHaveLength(24)
    const [first, second] = serials as string[]
    const was = before.flatMap(({ modules }) => modules).find(({ deviceSn }) => deviceSn === first)
    const arrays = [one([{ row: 1, column: 0, deviceSn: second as string }, { row: 0, column: 1, deviceSn: first as string }, { row: 0, column: 0, deviceSn: null }])] // oxfmt-ignore
    const draft = (await saved(owner, ROOF, { revision, arrays })).json
    expect(draft).toMatchObject({
      revision: 1,
      published: null,
      draft: { own: true, userName: 'Robin Harbour' },
    })
    expect((draft['draft'] as Json)['since']).toBe(Math.floor(time.now / 1000))
    expect(await drawn(owner, ROOF)).toEqual(before)
    expect((await published(owner, ROOF, 1)).json).toMatchObject({ revision: 2, draft: null })
    const [shed, ...more] = await drawn(owner, ROOF)
    expect(more).toEqual([])
    expect(shed).toMatchObject({ id: 1, name: 'Shed', orientation: 'LANDSCAPE', azimuth: 90, tilt: 15 })
    expect(shed?.modules.map(({ row, column, deviceSn }) => [row, column, deviceSn])).toEqual([
      [0, 0, null],
      [0, 1, first],
      [1, 0, second],
    ])
    // The same module in another place.
    expect(shed?.modules[1]).toEqual({ ...was, row: 0, column: 1 })
    expect(shed?.modules[0]).toMatchObject({ power: null, energyDay: null, state: null, deviceId: null })
    const days = (await owner.get(`${L}/${ROOF}/days/OPTIMIZER?days=1`)).json
    expect(days['modules']).toEqual([
      { array: 0, row: 0, column: 1 },
      { array: 0, row: 1, column: 0 },
    ])
  })

  it('plain modules are as many as were drawn, and still add up to the plant', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const places = [0, 1, 2, 3].map((at) => ({ row: at >> 1, column: at & 1, deviceSn: 'no such' }))
    await saved(owner, HOME, { revision: 0, arrays: [one(places)] }, 'PV_MODULE')
    await published(owner, HOME, 1, 'PV_MODULE')
    const [shed] = await drawn(owner, HOME, 'PV_MODULE')
    const live = (await owner.get(`/maintain-s/fast/system/${HOME}`)).json
    const sum = shed?.modules.reduce((total, { power }) => total + Number(power), 0) ?? 0
    expect(shed?.modules.map(({ deviceSn }) => deviceSn)).toEqual([null, null, null, null])
    expect(Math.abs(sum - Number(live['generationPower']))).toBeLessThanOrEqual(4)
  })

  it('a serial that is renamed later stays at its place', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const { serials } = await versionsOf(owner, ROOF)
    const [serial] = serials as string[]
    await saved(owner, ROOF, {
      revision: 0,
      arrays: [one([{ row: 0, column: 0, deviceSn: serial as string }])],
    })
    await published(owner, ROOF, 1)
    const id = Number((await drawn(owner, ROOF))[0]?.modules[0]?.['deviceId'])
    await owner.post(`/maintain-s/power/system/${ROOF}/device/${id}`, {
      newDeviceSn: `${serial?.slice(0, -2)}91`,
    })
    const [now] = (await drawn(owner, ROOF))[0]?.modules ?? []
    expect([now?.['deviceId'], now?.deviceSn === serial]).toEqual([id, false])
    expect((await versionsOf(owner, ROOF))['serials']).toContain(now?.deviceSn)
  })

  it.each<[string, Json[], string]>([
    ['a serial of elsewhere', [one([{ row: 0, column: 0, deviceSn: 'OP0' }])], '52'],
    ['one serial twice', [one([{ row: 0, column: 0, deviceSn: '{0}' }, { row: 0, column: 1, deviceSn: '{0}' }])], '53'], // oxfmt-ignore
    ['no module', [one([])], 'PARAM_ERROR'],
    ['no name', [one([{ row: 0, column: 0 }], { name: ' ' })], 'PARAM_ERROR'],
  ])('%s may be drafted, and is not published', async (_, arrays, code) => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const before = await drawn(owner, ROOF)
    const { serials } = await versionsOf(owner, ROOF)
    const text = JSON.stringify(arrays).replaceAll('{0}', (serials as string[])[0] ?? '')
    expect((await saved(owner, ROOF, { revision: 0, arrays: JSON.parse(text) as Json[] })).status).toBe(200)
    expect(await codeOf(published(owner, ROOF, 1))).toBe(code)
    expect(await drawn(owner, ROOF)).toEqual(before)
    expect((await versionsOf(owner, ROOF))['draft']).not.toBeNull()
  })

  it.each<[string, unknown]>([
    ['no list', null],
    ['a row beyond its grid', [one([{ row: 2, column: 0 }])]],
    ['one place twice', [one([{ row: 0, column: 0 }, { row: 0, column: 0 }])]], // oxfmt-ignore
    ['half a row', [one([{ row: 0.5, column: 0 }])]],
    ['no grid', [one([], { rows: 0 })]],
    ['a roof beyond plumb', [one([], { tilt: 91 })]],
    ['a long name', [one([], { name: 'x'.repeat(61) })]],
    ['forty-one arrays', Array.from({ length: 41 }, () => one([]))],
  ])('%s is refused', async (_, arrays) => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    expect(await codeOf(saved(owner, ROOF, { revision: 0, arrays }))).toBe('PARAM_ERROR')
    expect(await versionsOf(owner, ROOF)).toMatchObject({ revision: 0, draft: null })
  })
})

describe('two people at one drawing', () => {
  it('the second is refused, may look, and takes over or drops with the revision that they saw', async () => {
    const { cloud } = aWorld()
    const [admin, other] = [await cloud.signIn('admin'), await cloud.signIn('operator')]
    expect(await codeOf(other.get(`${L}/${FLEET}/draft/OPTIMIZER`))).toBe('22')
    await admin.post('/user-s/acc/org/member/900004', { roleId: 31 })
    const arrays = [one([{ row: 0, column: 0 }])]
    expect((await saved(admin, FLEET, { revision: 0, arrays })).status).toBe(200)
    const seen = await versionsOf(other, FLEET)
    expect(seen).toMatchObject({ revision: 1, draft: { own: false, userName: 'Alex Ridge' } })
    expect(await codeOf(saved(other, FLEET, { revision: 1, arrays }))).toBe('RECORD_CHANGED')
    expect(await codeOf(published(other, FLEET, 1))).toBe('RECORD_CHANGED')
    expect(await codeOf(saved(other, FLEET, { revision: 0, arrays, takeOver: true }))).toBe('RECORD_CHANGED')
    expect(await codeOf(saved(other, FLEET, { arrays, takeOver: true }))).toBe('PARAM_ERROR')
    expect((await saved(other, FLEET, { revision: 1, arrays, takeOver: true })).json).toMatchObject({
      ...{ revision: 2, draft: { own: true, userName: 'Toni Brook' } },
    })
    expect(await codeOf(saved(admin, FLEET, { revision: 1, arrays }))).toBe('RECORD_CHANGED')
    expect((await admin.delete(`${L}/${FLEET}/draft/OPTIMIZER?revision=1`)).status).toBe(409)
    expect((await admin.delete(`${L}/${FLEET}/draft/OPTIMIZER?revision=2`)).json).toMatchObject({
      draft: null,
    })
    expect(await codeOf(admin.delete(`${L}/${FLEET}/draft/OPTIMIZER?revision=3`))).toBe('18')
    expect(await codeOf(published(admin, FLEET, 3))).toBe('18')
  })

  it('S6-04 who may only read a layout sees no draft and changes none', async () => {
    const { cloud } = aWorld()
    const viewer = await cloud.signIn('viewer')
    for (const plant of [63900010, 63900011]) {
      const codes = [
        await codeOf(viewer.get(`${L}/${plant}/draft/PV_MODULE`)),
        await codeOf(saved(viewer, plant, { revision: 0, arrays: [] }, 'PV_MODULE')),
        await codeOf(published(viewer, plant, 0, 'PV_MODULE')),
        await codeOf(viewer.delete(`${L}/${plant}/draft/PV_MODULE?revision=0`)),
      ]
      expect(codes).not.toContain('fine')
    }
  })
})
