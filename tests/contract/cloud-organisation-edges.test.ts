import { describe, expect, it } from 'vitest'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, refusalOf } from './cloud-world'

const MEMBER = '/user-s/acc/org/member'
const ROLE = '/auth-s/auth/role'
const listOf = async (caller: Caller, query = '') => rows((await caller.get(MEMBER + query)).json)

describe('members of an organisation, ours', () => {
  it.each<[string, unknown, unknown]>([
    ['', { roleId: 33 }, ['17', 'identifier']],
    ['', { identifier: 'kai@reed.example' }, ['17', 'roleId']],
    ['', { identifier: 'kai@reed.example', roleId: 99 }, ['18', undefined]],
    ['', { identifier: 'nobody', roleId: 33 }, ['26', undefined]],
    ['', { identifier: '+49 1520 7654321', roleId: 33 }, 'fine'],
    ['/900004', {}, ['17', 'roleId']],
    ['/900004', { roleId: 41 }, ['18', undefined]],
    ['/900002', { roleId: 32 }, ['24', undefined]],
    ['/1', { roleId: 32 }, ['18', undefined]],
    ['/900004', { roleId: 32 }, 'fine'],
  ])('%s with %j: %j', async (path, body, answer) => {
    const admin = await aWorld().cloud.signIn('admin')
    expect(refusalOf(await admin.post(MEMBER + path, body))).toEqual(answer)
  })

  it('are shown with their role, when they came and when they were last there', async () => {
    const { cloud, time, seconds } = aWorld()
    const manager = await cloud.signIn('manager')
    seconds(60)
    const admin = await cloud.signIn('admin')
    const now = time.now / 1000
    const list = await listOf(admin)
    expect(list.map(({ id, lastLoginTime }) => [id, lastLoginTime])).toEqual([
      ...[[900002, now], [900003, now - 60], [900004, null]],
    ]) // oxfmt-ignore
    expect(list[1]).toMatchObject({
      ...{ name: 'Mika Vale', email: 'manager@heliograph.example', phoneNumber: null, state: 'ACTIVE' },
      ...{ role: { id: 32 }, joinedTime: 1_700_000_000, changeable: true },
    })
    const invited = (await admin.post(MEMBER, { identifier: '+49 1520 7654321', roleId: 33 })).json
    expect(invited).toMatchObject({
      ...{ name: null, email: null, phoneNumber: '4915207654321', role: { id: 33 }, state: 'INVITED' },
      ...{ joinedTime: now, lastLoginTime: null, changeable: true },
    })
    expect((await listOf(manager)).map(({ name, phoneNumber }) => name ?? phoneNumber)).toEqual([
      ...['4915207654321', 'Alex Ridge', 'Mika Vale', 'Toni Brook'],
    ])
    // Another role of the invitation, and then none at all.
    const path = `${MEMBER}/${String(invited['id'])}`
    expect((await admin.post(path, { roleId: 32 })).json).toEqual({ ...invited, role: { id: 32, name: expect.any(String) as string } })
    expect(await listOf(admin, '?roleId=32')).toHaveLength(2)
    expect(await listOf(admin, '?keyword=7654')).toHaveLength(1)
    expect(await listOf(admin, '?state=ACTIVE&roleId=32&keyword=manager%40')).toMatchObject([{ id: 900003 }])
    expect(await listOf(admin, '?keyword=null')).toEqual([])
    expect(refusalOf(await admin.delete(MEMBER, [invited['id'], 1]))).toEqual(['18', undefined])
    expect(await listOf(admin)).toHaveLength(4)
    expect(refusalOf(await admin.delete(MEMBER, [invited['id'], 900004]))).toBe('fine')
    expect((await listOf(admin)).map(({ id }) => id)).toEqual([900002, 900003])
    expect(refusalOf(await admin.delete(MEMBER, []))).toEqual(['17', 'ids'])
  }) // oxfmt-ignore

  it('a role holds from the next call on, and the other organisations stay', async () => {
    const { cloud } = aWorld()
    const [admin, manager] = [await cloud.signIn('admin'), await cloud.signIn('manager')]
    const changed = await admin.post(`${MEMBER}/900003`, { roleId: 33 })
    expect(changed.json).toMatchObject({ id: 900003, role: { id: 33 } })
    const own: unknown = (await manager.get('/user-s/acc/org/my')).json
    expect((own as Json[]).map(({ org, role }) => [(org as Json)['id'], (role as Json)['id']])).toEqual([
      ...[[5001, 33], [5002, 41]],
    ]) // oxfmt-ignore
  })
})

describe('roles of an organisation, ours', () => {
  it.each<[string, unknown, unknown]>([
    ['', { codes: ['user'] }, ['17', 'name']],
    ['', { name: 'Watch' }, ['17', 'codes']],
    ['', { name: 'Watch', codes: 'user' }, ['17', 'codes']],
    ['', { name: 'Watch', codes: ['toString'] }, ['PARAM_ERROR', 'codes']],
    ['', { name: ' Watch ', codes: ['user', 'user'] }, 'fine'],
    ['/33', { name: 'Watch' }, 'fine'],
    ['/99', { name: 'Watch' }, ['18', undefined]],
  ])('%s with %j: %j', async (path, body, answer) => {
    const admin = await aWorld().cloud.signIn('admin')
    const reply = await admin.post(ROLE + path, body)
    expect(refusalOf(reply)).toEqual(answer)
    if (path === '' && answer === 'fine')
      expect(reply.json).toMatchObject({
        ...{
          name: 'Watch',
          codes: ['user'],
          builtIn: false,
          holders: 0,
          changeable: true,
          organizationId: 5001,
        },
      })
  })
})
