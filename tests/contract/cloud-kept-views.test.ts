import { describe, expect, it } from 'vitest'
import { list } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, refusalOf } from './cloud-world'

const VIEW = '/user-s/acc/view'
const SCREEN = '/backyard-api-s/screen'
const NOW = Date.parse('2026-06-18T10:30:00Z') / 1000
const DAY = 86_400
const good = { name: 'Roofs', scope: 'plants', content: '{}' }
const mail = { every: 'week', zone: 'Europe/Berlin', path: '/plant/list' }
const named = async (who: Caller, path: string) => (await list(who, path)).map(({ name }) => name)

describe('views that a person keeps', () => {
  it.each<[Json, unknown]>([
    [{}, 'fine'],
    [{ name: ' ' }, ['17', 'name']],
    [{ scope: ' ' }, ['17', 'scope']],
    [{ content: '' }, ['17', 'content']],
    [{ content: 'x'.repeat(8000) }, 'fine'],
    [{ content: 'x'.repeat(8001) }, ['PARAM_ERROR', 'content']],
    [{ id: 'nobody' }, ['18', undefined]],
    [{ mail }, 'fine'],
    [{ mail: { ...mail, path: `/${'a'.repeat(299)}` } }, 'fine'],
    [{ mail: { ...mail, path: `/${'a'.repeat(300)}` } }, ['PARAM_ERROR', 'mail']],
    [{ mail: { ...mail, path: 7 } }, ['PARAM_ERROR', 'mail']],
    [{ mail: { ...mail, path: '/' } }, ['PARAM_ERROR', 'mail']],
  ])('with %j: %j', async (part, answer) => {
    const owner = await aWorld().cloud.signIn('owner')
    expect(refusalOf(await owner.post(VIEW, { ...good, ...part }))).toEqual(answer)
  })

  it('are shown as they were sent, by name, and changed in part', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    const made = (await owner.post(VIEW, { ...good, shared: 'yes', scope: 'x'.repeat(50) })).json
    expect(made).toEqual({
      ...{ id: expect.stringMatching(/^[\w-]{16}$/) as string, name: 'Roofs', content: '{}', shared: false },
      ...{ scope: 'x'.repeat(40), own: true, ownerName: 'Robin Harbour', changedTime: NOW },
    })
    seconds(5)
    const { id } = made
    expect((await owner.post(VIEW, { id, content: '[]', shared: true, mail })).json).toMatchObject({
      ...{ id, name: 'Roofs', content: '[]', shared: true, changedTime: NOW + 5, mailEvery: 'week' },
    })
    const again = (await owner.post(VIEW, { id, name: 'Attic', scope: 'plants' })).json
    expect(again).toMatchObject({ content: '[]', shared: true, scope: 'plants', mailEvery: 'week' })
    for (const name of ['Zinc', 'Barn', 'Roofs']) await owner.post(VIEW, { ...good, name })
    expect(await named(owner, VIEW)).toEqual(['Attic', 'Barn', 'Roofs', 'Zinc'])
    expect((await owner.get(`${VIEW}/${String(id)}`)).json).toEqual(again)
    expect(refusalOf(await owner.get(`${VIEW}/nobody`))).toEqual(['18', undefined])
    expect((await owner.post(VIEW, { id, shared: false })).json['shared']).toBe(false)
  })

  it('of an organisation stay in it, and one’s own go along', async () => {
    const { cloud } = aWorld()
    const [admin, operator] = [await cloud.signIn('admin'), await cloud.signIn('operator')]
    const shared = (await admin.post(VIEW, { ...good, name: 'Ours', shared: true })).json
    const own = (await admin.post(VIEW, { ...good, name: 'Mine' })).json
    const open = async (who: Caller, view: Json) => refusalOf(await who.get(`${VIEW}/${String(view['id'])}`))
    expect(await named(operator, VIEW)).toEqual(['Ours'])
    expect([await open(operator, shared), await open(operator, own)]).toEqual(['fine', ['22', undefined]])
    expect(await open(await cloud.signIn('owner'), shared)).toEqual(['22', undefined])
    for (const body of [[], {}, null])
      expect(refusalOf(await admin.delete(VIEW, body))).toEqual(['17', 'ids'])
    // All of them or none.
    expect(refusalOf(await admin.delete(VIEW, [own['id'], 'nobody']))).toEqual(['18', undefined])
    expect(await named(admin, VIEW)).toEqual(['Mine', 'Ours'])
    expect(refusalOf(await admin.delete(VIEW, [own['id']]))).toBe('fine')
    expect(await named(admin, VIEW)).toEqual(['Ours'])
  })

  it('are a hundred of a person at most, of whom others keep theirs', async () => {
    const { cloud } = aWorld()
    const [owner, weak] = [await cloud.signIn('owner'), await cloud.signIn('weak')]
    const first = (await owner.post(VIEW, good)).json
    for (let count = 1; count < 100; count++) expect((await owner.post(VIEW, good)).status).toBe(200)
    expect(refusalOf(await owner.post(VIEW, good))).toEqual(['PARAM_ERROR', 'too many'])
    expect(refusalOf(await owner.post(VIEW, { id: first['id'], name: 'Changed' }))).toBe('fine')
    expect(refusalOf(await weak.post(VIEW, good))).toBe('fine')
  })

  it.each([
    ['/plant/list', '/plant/list?view='],
    ['/plant/list?page=2', '/plant/list?page=2&view='],
  ])('at %s are sent as a link, from the second on at which they are due', async (path, start) => {
    const { cloud, letters, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const { id, mailNextTime } = (await owner.post(VIEW, { ...good, mail: { ...mail, path } })).json
    await owner.post(VIEW, good)
    for (const [late, count] of [
      [-61, 0],
      [0, 1],
      [61, 1],
    ] as const) {
      time.now = (Number(mailNextTime) + late) * 1000
      await cloud.get('/maintain-s/capabilities')
      expect(letters).toHaveLength(count)
    }
    expect(letters).toMatchObject([{ to: 'owner@heliograph.example', link: start + String(id) }])
  })
})

describe('screens that a person has set up', () => {
  it.each<[Json, unknown]>([
    [{}, 'fine'],
    [{ name: ' ' }, ['17', 'name']],
    [{ content: ' ' }, ['17', 'content']],
    [{ content: 'x'.repeat(16_000) }, 'fine'],
    [{ content: 'x'.repeat(16_001) }, ['PARAM_ERROR', 'content']],
    [{ id: 99 }, ['18', undefined]],
    [{ id: null }, ['18', undefined]],
  ])('with %j: %j', async (part, answer) => {
    const owner = await aWorld().cloud.signIn('owner')
    expect(refusalOf(await owner.post(SCREEN, { name: 'Hall', content: '{}', ...part }))).toEqual(answer)
  })

  it('belong to the person in one identity, thirty of them at most', async () => {
    const { cloud, seconds } = aWorld()
    const manager = await cloud.signIn('manager')
    const screen = { name: 'Hall', content: '{}' }
    const made = (await manager.post(SCREEN, screen)).json
    expect(made).toMatchObject({
      ...{ ...screen, changedTime: NOW, linkExpiresTime: null, linkLastTime: null },
      ...{ linkPaused: false, linkAddresses: [] },
    })
    seconds(1)
    const { id } = made
    expect((await manager.post(SCREEN, { id, name: 'Lobby' })).json).toEqual({
      ...{ ...made, name: 'Lobby', changedTime: NOW + 1 },
    })
    expect((await manager.post(SCREEN, { id, content: '[]' })).json).toMatchObject({ name: 'Lobby' })
    expect((await manager.get(`${SCREEN}/${String(id)}`)).json).toMatchObject({ id, content: '[]' })
    for (let count = 1; count < 30; count++) await manager.post(SCREEN, screen)
    expect(refusalOf(await manager.post(SCREEN, screen))).toEqual(['PARAM_ERROR', 'content'])
    expect(refusalOf(await manager.post(SCREEN, { id, name: 'Hall' }))).toBe('fine')
    const form = { grant_type: 'password', username: 'manager@heliograph.example', org_id: '5002' }
    const password = '5e5ce2f55f7d2cb1fb422ea4119ae2d1d6f6bf7e36a3e2a4b34cf6fcc15920a0'
    const token = (await cloud.form('/oauth2-s/oauth/token', { ...form, password })).json['access_token']
    const elsewhere = cloud.with(String(token))
    expect(await list(elsewhere, SCREEN)).toEqual([])
    expect(refusalOf(await elsewhere.get(`${SCREEN}/${String(id)}`))).toEqual(['18', undefined])
    expect(refusalOf(await elsewhere.post(SCREEN, screen))).toBe('fine')
    expect(await list(manager, SCREEN)).toHaveLength(30)
    expect(refusalOf(await manager.delete(SCREEN, []))).toEqual(['17', 'ids'])
    expect(refusalOf(await manager.delete(SCREEN, [id, 99]))).toEqual(['18', undefined])
    expect(refusalOf(await manager.delete(SCREEN, [id]))).toBe('fine')
    expect(await list(manager, SCREEN)).toHaveLength(29)
  })

  it.each<[Json, unknown]>([
    [{}, ['17', 'expiresTime']],
    [{ expiresTime: NOW }, ['PARAM_ERROR', 'expiresTime']],
    [{ expiresTime: NOW + 1 }, 'fine'],
    [{ expiresTime: NOW + 366 * DAY }, 'fine'],
    [{ expiresTime: NOW + 366 * DAY + 1 }, ['PARAM_ERROR', 'expiresTime']],
    [{ expiresTime: NOW + DAY, addresses: null }, 'fine'],
    [{ expiresTime: NOW + DAY, addresses: ['nowhere'] }, ['PARAM_ERROR', 'addresses']],
    [{ expiresTime: NOW + DAY, addresses: {} }, ['PARAM_ERROR', 'addresses']],
    [{ paused: true }, ['PARAM_ERROR', 'paused']],
    [{ paused: 'yes', expiresTime: null }, 'fine'],
  ])('are linked with %j: %j', async (body, answer) => {
    const owner = await aWorld().cloud.signIn('owner')
    const { id } = (await owner.post(SCREEN, { name: 'Hall', content: '{}' })).json
    expect(refusalOf(await owner.post(`${SCREEN}/${String(id)}/link`, body))).toEqual(answer)
    // A change of what is shown leaves the link.
    const link = (await owner.get(`${SCREEN}/${String(id)}`)).json['linkExpiresTime']
    expect(link === null).toBe(answer !== 'fine' || body['expiresTime'] === null)
    const changed = await owner.post(SCREEN, { id, name: 'Lobby' })
    expect(changed.json['linkExpiresTime']).toBe(link)
  })
})
