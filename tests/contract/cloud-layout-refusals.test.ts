import { describe, expect, it } from 'vitest'
import type { Caller, Json } from './cloud-client'
import { aWorld, refusalOf } from './cloud-world'

const L = '/maintain-s/station/layout'
/** Optimizers, and plain modules. */
const [ROOF, HOME] = [63400020, 63400030]
const one = (more: Json = {}) => ({
  ...{ id: 'new 1', name: 'Shed', rows: 2, columns: 3, orientation: 'LANDSCAPE', azimuth: 90, tilt: 15 },
  ...{ modules: [{ row: 0, column: 0 }], ...more },
})
const grid = (rows: number, columns: number) =>
  Array.from({ length: rows * columns }, (_, at) => ({ row: Math.floor(at / columns), column: at % columns }))
const saved = (caller: Caller, body: Json, plant = ROOF, type = 'OPTIMIZER') =>
  caller.post(`${L}/${plant}/draft/${type}`, { revision: 0, ...body })
const arraysOf = ({ json }: { json: Json }) => (json['draft'] as Json)['arrays'] as Json[]

describe('a draft of a drawing, ours', () => {
  it.each<[Json, unknown]>([
    [one({ rows: 0 }), ['PARAM_ERROR', 'rows']],
    [one({ rows: '2' }), 'fine'],
    [one({ rows: 'x' }), ['PARAM_ERROR', 'rows']],
    [one({ columns: 0 }), ['PARAM_ERROR', 'columns']],
    [one({ columns: 1.5 }), ['PARAM_ERROR', 'columns']],
    [one({ name: 'x'.repeat(60) }), 'fine'],
    [one({ name: '🌞'.repeat(60) }), 'fine'],
    [one({ name: 'x'.repeat(61) }), ['PARAM_ERROR', 'name']],
    [one({ modules: null }), ['PARAM_ERROR', 'arrays']],
    [one({ modules: [{ row: 2, column: 0 }] }), ['PARAM_ERROR', 'row']],
    [one({ modules: [{ row: -1, column: 0 }] }), ['PARAM_ERROR', 'row']],
    [one({ modules: [{ row: 1, column: 3 }] }), ['PARAM_ERROR', 'column']],
    [one({ modules: grid(2, 3) }), 'fine'],
    [one({ modules: [...grid(2, 3), { row: 1, column: 2 }] }), ['PARAM_ERROR', 'row']],
    [one({ modules: [{ row: 0, column: 0, deviceSn: 'x'.repeat(40) }] }), 'fine'],
    [one({ modules: [{ row: 0, column: 0, deviceSn: 'x'.repeat(41) }] }), ['PARAM_ERROR', 'deviceSn']],
    [one({ azimuth: 360, tilt: 90 }), 'fine'],
    [one({ azimuth: 0, tilt: '0' }), 'fine'],
    [one({ azimuth: 361 }), ['PARAM_ERROR', 'azimuth']],
    [one({ azimuth: -1 }), ['PARAM_ERROR', 'azimuth']],
    [one({ azimuth: 'south' }), ['PARAM_ERROR', 'azimuth']],
    [one({ tilt: 90.5 }), ['PARAM_ERROR', 'tilt']],
    [one({ azimuth: null, tilt: null }), 'fine'],
  ])('with %j: %j', async (array, answer) => {
    const owner = await aWorld().cloud.signIn('owner')
    expect(refusalOf(await saved(owner, { arrays: [array] }))).toEqual(answer)
  })

  it.each<[Json, unknown]>([
    [{ revision: null, arrays: [] }, ['PARAM_ERROR', 'revision']],
    [{ revision: '0', arrays: [] }, 'fine'],
    [{ revision: 1, arrays: [] }, ['RECORD_CHANGED', undefined]],
    [{ arrays: {} }, ['PARAM_ERROR', 'arrays']],
    [{ arrays: Array.from({ length: 40 }, () => one()) }, 'fine'],
  ])('sent as %j: %j', async (body, answer) => {
    const owner = await aWorld().cloud.signIn('owner')
    expect(refusalOf(await saved(owner, body))).toEqual(answer)
  })

  it('is what was sent; what is left out has a usual value', async () => {
    const { cloud, seconds, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const begun = time.now / 1000
    const first = await saved(owner, { arrays: [one({ id: 'x'.repeat(50) }), { rows: 1, columns: 1, modules: [], orientation: 'ASKEW' }] })
    expect(arraysOf(first)).toEqual([
      { ...one({ id: 'x'.repeat(40) }), modules: [{ row: 0, column: 0, deviceSn: null }] },
      { id: 'new 1', name: '', rows: 1, columns: 1, orientation: 'PORTRAIT', azimuth: null, tilt: null, modules: [] },
    ])
    seconds(60)
    const second = await saved(owner, { revision: 1, arrays: [one({ modules: [{ row: 1, column: 2, deviceSn: ' S1 ' }] })] })
    expect(arraysOf(second)[0]?.['modules']).toEqual([{ row: 1, column: 2, deviceSn: 'S1' }])
    expect(second.json).toMatchObject({
      ...{ stationId: ROOF, deviceType: 'OPTIMIZER', revision: 2, published: null },
      draft: { own: true, userName: 'Robin Harbour', since: begun, changedTime: begun + 60 },
    })
    // Plain modules have no serials.
    const plain = await saved(owner, { arrays: [one({ modules: [{ row: 0, column: 0, deviceSn: 'S1' }] })] }, HOME, 'PV_MODULE')
    expect(arraysOf(plain)[0]?.['modules']).toEqual([{ row: 0, column: 0, deviceSn: null }])
    expect(plain.json['serials']).toEqual([])
  }) // oxfmt-ignore

  it('is published with numbers that go on, and its modules row by row', async () => {
    const { cloud, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const modules = [{ row: 1, column: 0 }, { row: 0, column: 2 }, { row: 0, column: 1 }]
    await saved(owner, { arrays: [one({ id: '7' }), one({ modules }), one({ id: 'new 2' })] })
    const publish = (revision: number) => owner.post(`${L}/${ROOF}/publish/OPTIMIZER`, { revision })
    expect(refusalOf(await publish(0))).toEqual(['RECORD_CHANGED', undefined])
    expect((await publish(1)).json).toMatchObject({
      ...{ revision: 2, draft: null, published: { userName: 'Robin Harbour', time: time.now / 1000 } },
    })
    const drawn = async () => (await owner.get(`${L}/${ROOF}/info/OPTIMIZER`)).json['arrays'] as (Json & { modules: Json[] })[]
    expect((await drawn()).map(({ id }) => id)).toEqual([7, 8, 9])
    expect((await drawn())[1]?.modules.map(({ row, column }) => [row, column])).toEqual([[0, 1], [0, 2], [1, 0]])
    await saved(owner, { revision: 2, arrays: [one({ id: '8' }), one()] })
    await publish(3)
    expect((await drawn()).map(({ id }) => id)).toEqual([8, 10])
    // One array may be empty, all of them may not.
    await saved(owner, { revision: 4, arrays: [one(), one({ modules: [] })] })
    expect(refusalOf(await publish(5))).toBe('fine')
    await saved(owner, { revision: 6, arrays: [one({ modules: [] })] })
    expect(refusalOf(await publish(7))).toEqual(['PARAM_ERROR', 'arrays'])
    expect(refusalOf(await owner.delete(`${L}/${ROOF}/draft/OPTIMIZER`, { revision: 6 }))).toEqual(['RECORD_CHANGED', undefined])
    expect(refusalOf(await owner.delete(`${L}/${ROOF}/draft/OPTIMIZER`, { revision: 7 }))).toBe('fine')
  }) // oxfmt-ignore
})
