import { describe, expect, it } from 'vitest'
import { list, rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, refusalOf } from './cloud-world'

const ADD = '/maintain-s/station/addRelated/business'
const PLANT = '/maintain-s/station/63400030'
const NOW = Date.parse('2026-06-18T10:30:00Z') / 1000
const DAY = 86_400

const related = (who: Caller) => list(who, `${PLANT}/queryRelated/businesses`)
const add = (who: Caller, body: Json) => who.post(ADD, { stationId: 63400030, businessId: 7002, ...body })
const READ = ['station:read', 'device:read', 'alert:read', 'layout:read']

describe('businesses of a plant', () => {
  it.each<[Json, unknown]>([
    [{}, 'fine'],
    [{ businessId: '7003' }, 'fine'],
    [{ businessId: null }, ['17', 'businessId']],
    [{ businessId: 'x' }, ['17', 'businessId']],
    [{ businessId: 7009 }, ['18', undefined]],
    [{ businessId: 7001 }, ['23', undefined]],
    [{ stationId: 63900010 }, ['22', undefined]],
    [{ preset: 'ALL' }, ['PARAM_ERROR', 'preset']],
    [{ preset: 'toString' }, ['PARAM_ERROR', 'preset']],
    [{ preset: 'CUSTOM', roleCode: [] }, ['17', 'roleCode']],
    [{ roleCode: [] }, ['17', 'roleCode']],
    [{ roleCode: ['planet:move'] }, ['PARAM_ERROR', 'roleCode']],
    [{ roleCode: ['user'] }, ['PARAM_ERROR', 'roleCode']],
    [{ roleCode: ['station:read', 'user'] }, ['PARAM_ERROR', 'roleCode']],
    [{ expiresTime: 'soon' }, ['PARAM_ERROR', 'expiresTime']],
    [{ expiresTime: NOW }, ['PARAM_ERROR', 'expiresTime']],
    [{ expiresTime: NOW + 1 }, 'fine'],
    [{ expiresTime: null }, 'fine'],
  ])('one asked in with %j: %j', async (body, answer) => {
    const owner = await aWorld().cloud.signIn('owner')
    expect(refusalOf(await add(owner, body))).toEqual(answer)
    expect(await related(owner)).toHaveLength(answer === 'fine' ? 2 : 1)
  })

  it.each<[Json, string, number, readonly string[]]>([
    [{}, 'CUSTOM', 1, ['station:read']],
    [{ preset: 'VIEW' }, 'VIEW', 4, READ],
    [{ preset: null, roleCode: [...READ].reverse() }, 'VIEW', 4, READ],
    [{ preset: 'CUSTOM', roleCode: READ.slice(1) }, 'CUSTOM', 3, READ.slice(1)],
    [{ preset: 'VIEW', roleCode: ['station:read'] }, 'VIEW', 4, READ],
    [{ preset: 'MAINTAIN' }, 'MAINTAIN', 8, [...READ, 'alert:handle', 'device:update']],
    [{ preset: 'MANAGE' }, 'MANAGE', 0, [...READ, 'station:update', 'device:delete']],
  ])('with %j has the rights called %s', async (body, preset, count, some) => {
    const owner = await aWorld().cloud.signIn('owner')
    const { json } = await add(owner, body)
    const codes = json['roleCode'] as string[]
    expect(json['preset']).toBe(preset)
    if (count > 0) expect(codes).toHaveLength(count)
    expect(codes).toEqual(expect.arrayContaining([...some]))
    expect(codes).not.toContain('station:delete')
    expect(codes).not.toContain('station:share')
  })

  it('takes ten minutes to accept, works until its end, and may be asked in again after it', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    const state = async () => {
      const found = (await related(owner)).find(({ businessId }) => businessId === 7002) ?? {}
      return [found['state'], found['peopleCount'], found['acceptedTime'], found['lastActiveTime']]
    }
    const made = (await add(owner, { expiresTime: NOW + 3600 })).json
    expect(made).toMatchObject({
      ...{ name: 'Sundial Service', phone: null, relatedTime: NOW, grantedBy: 'Robin Harbour' },
      ...{ state: 'PENDING', peopleCount: 0, acceptedTime: null, expiresTime: NOW + 3600 },
    })
    seconds(599)
    expect(await state()).toEqual(['PENDING', 0, null, null])
    seconds(1)
    expect((await state()).slice(0, 3)).toEqual(['ACTIVE', 3, NOW + 600])
    expect(refusalOf(await add(owner, {}))).toEqual(['23', undefined])
    seconds(2999)
    expect((await state())[0]).toBe('ACTIVE')
    seconds(1)
    expect((await state()).slice(0, 2)).toEqual(['EXPIRED', 0])
    expect(refusalOf(await add(owner, {}))).toBe('fine')
    expect((await related(owner)).map(({ businessId }) => businessId)).toEqual([7001, 7002])
    expect(await state()).toEqual(['PENDING', 0, null, null])
  })

  it('looks in every few days, and no more once its time is over', async () => {
    const { cloud, seconds } = aWorld()
    const terms = { preset: 'VIEW', expiresTime: NOW + 60 * DAY }
    await add(await cloud.signIn('owner'), terms)
    const seen: number[] = []
    for (let day = 0; day < 80; day++) {
      seconds(DAY)
      const found = await related(await cloud.signIn('owner'))
      const at = found.find(({ businessId }) => businessId === 7002)?.['lastActiveTime']
      if (typeof at === 'number' && at !== seen.at(-1)) seen.push(at)
    }
    expect(seen.length).toBeGreaterThan(5)
    expect(seen[0]).toBeGreaterThanOrEqual(NOW + 600)
    expect(seen.at(-1)).toBeLessThanOrEqual(NOW + 60 * DAY)
    const gaps = seen.slice(1).map((at, index) => at - (seen[index] ?? 0))
    for (const gap of gaps.slice(0, -1)) expect(gap % DAY).toBe(0)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(9 * DAY)
  })

  it('a change leaves what it does not name; who is not there cannot be changed', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    await add(owner, { preset: 'VIEW', expiresTime: NOW + DAY })
    const change = (body: Json, id: unknown = 7002) => owner.post(`${PLANT}/related/business/${String(id)}`, body)
    const kept = { preset: 'VIEW', expiresTime: NOW + DAY }
    expect((await change({})).json).toMatchObject(kept)
    expect((await change({ preset: 'MAINTAIN' })).json).toMatchObject({ ...kept, preset: 'MAINTAIN' })
    expect((await change({ expiresTime: NOW + 9 })).json).toMatchObject({ preset: 'MAINTAIN', expiresTime: NOW + 9 })
    expect((await change({ expiresTime: null })).json).toMatchObject({ preset: 'MAINTAIN', expiresTime: null })
    expect(refusalOf(await change({ expiresTime: NOW - 1 }))).toEqual(['PARAM_ERROR', 'expiresTime'])
    for (const id of [7003, 'x', 9]) expect(refusalOf(await change({}, id))).toEqual(['18', undefined])
    // The first one is as it was from the beginning: nobody asked it in.
    const [first, second] = await related(owner)
    expect(first).toMatchObject({ businessId: 7001, preset: 'CUSTOM', grantedBy: null, state: 'ACTIVE', peopleCount: 2, expiresTime: null })
    expect(first?.['relatedTime']).toBe(first?.['acceptedTime'])
    expect(Number(first?.['relatedTime']) % DAY).toBe(0)
    expect(second).toMatchObject({ businessId: 7002, preset: 'MAINTAIN', grantedBy: 'Robin Harbour' })
    expect(refusalOf(await owner.delete(`${PLANT}/deleteRelated/business/7003`))).toEqual(['18', undefined])
    expect(refusalOf(await owner.delete(`${PLANT}/deleteRelated/business/7001`))).toBe('fine')
    expect((await related(owner)).map(({ businessId }) => businessId)).toEqual([7002])
    const audit = rows((await owner.get(`${PLANT}/related/audit`)).json)
    expect(audit.map(({ action, businessId }) => [action, businessId])).toEqual([
      ...[['REMOVED', 7001], ['CHANGED', 7002], ['CHANGED', 7002], ['CHANGED', 7002], ['CHANGED', 7002], ['INVITED', 7002]],
    ])
  }) // oxfmt-ignore

  it('those that can be asked in are offered page by page to who may share', async () => {
    const { cloud } = aWorld()
    const path = '/maintain-s/station/related/offered'
    const owner = await cloud.signIn('owner')
    const { json } = await owner.get(`${path}?page=2&size=2`)
    expect(json['total']).toBe(3)
    expect(rows(json)).toEqual([
      {
        ...{ businessId: 7003, name: 'Halyard Energy Trading', type: 'DISTRIBUTOR' },
        ...{ contact: 'Uma West', email: 'desk@halyard.example' },
      },
    ])
    expect((await (await cloud.signIn('operator')).get(path)).json['code']).toBe('21')
  })
})
