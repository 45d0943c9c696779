import { describe, expect, it } from 'vitest'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf, secret } from './cloud-world'

const MEMBER = '/user-s/acc/org/member'
const ROLE = '/auth-s/auth/role'
const listOf = async (caller: Caller, query = '') => rows((await caller.get(MEMBER + query)).json)
const rolesOf = async (caller: Caller) => (await caller.get(ROLE)).json as unknown as Json[]

describe('members of an organisation, ours', () => {
  it('lists and searches them page by page', async () => {
    const { cloud } = aWorld()
    const admin = await cloud.signIn('admin')
    expect((await listOf(admin)).map(({ name }) => name)).toEqual(['Alex Ridge', 'Mika Vale', 'Toni Brook'])
    const second = (await admin.get(`${MEMBER}?page=2&size=2`)).json
    expect([second['total'], rows(second).map(({ name }) => name)]).toEqual([3, ['Toni Brook']])
    expect((await listOf(admin, '?keyword=VALE')).map(({ id }) => id)).toEqual([900003])
    expect(await listOf(admin, '?roleId=33')).toMatchObject([{ role: { id: 33 }, state: 'ACTIVE' }])
  })

  it('adds an account, which can act for the organisation at once', async () => {
    const { cloud } = aWorld()
    const admin = await cloud.signIn('admin')
    const body = { identifier: 'new@heliograph.example', roleId: 33 }
    expect((await admin.post(MEMBER, body)).json).toMatchObject({ name: 'Nova Lake', state: 'ACTIVE' })
    expect(await codeOf(admin.post(MEMBER, body))).toBe('11')
    const nova = await cloud.signIn('new')
    expect((await nova.get('/user-s/acc/org/login-user')).json).toMatchObject({ org: { id: 5001 } })
    expect(await codeOf(admin.delete(MEMBER, [900007]))).toBe('fine')
    expect((await nova.get('/user-s/acc/org/login-user')).status).toBe(401)
  })

  it('invites an address without account; somebody who registers under it is in', async () => {
    const { cloud, code } = aWorld()
    const admin = await cloud.signIn('admin')
    const who = 'kai@reed.example'
    const invited = (await admin.post(MEMBER, { identifier: who, roleId: 33 })).json
    expect(invited).toMatchObject({ email: who, state: 'INVITED', name: null })
    expect(await codeOf(admin.post(MEMBER, { identifier: who, roleId: 33 }))).toBe('11')
    expect(await listOf(admin, '?state=INVITED')).toHaveLength(1)
    const verifyCode = await code(who, 'REGISTER')
    await cloud.post('/user-s/acc/register', { identifier: who, verifyCode, ...secret('Quiet-Reed-41') })
    expect(await listOf(admin, '?keyword=kai')).toMatchObject([{ state: 'ACTIVE', role: { id: 33 } }])
  })

  it('S6-12 says of each member and role whether the caller may change it', async () => {
    const { cloud } = aWorld()
    const shown = (rows: Json[]) => rows.map(({ id, changeable }) => [id, changeable])
    const [admin, manager] = [await cloud.signIn('admin'), await cloud.signIn('manager')]
    expect(shown(await listOf(admin))).toEqual([
      [900002, false],
      [900003, true],
      [900004, true],
    ])
    // Nobody changes those who may do more, nor themselves; Toni Brook may handle alarms, the manager not.
    expect(shown(await listOf(manager))).toEqual([
      [900002, false],
      [900003, false],
      [900004, false],
    ])
    expect(shown(await rolesOf(admin))).toEqual([
      [31, false],
      [32, true],
      [33, true],
    ])
  })

  it('S6-12 nobody gives away more than they hold, nor changes themselves', async () => {
    const { cloud } = aWorld()
    const manager = await cloud.signIn('manager')
    expect(await codeOf(manager.post(`${MEMBER}/900004`, { roleId: 31 }))).toBe('24')
    expect(await codeOf(manager.post(`${MEMBER}/900002`, { roleId: 32 }))).toBe('24')
    expect(await codeOf(manager.post(`${MEMBER}/900003`, { roleId: 32 }))).toBe('24')
    expect(await codeOf(manager.delete(MEMBER, [900003]))).toBe('24')
    expect(await codeOf(manager.post(MEMBER, { identifier: 'new@heliograph.example', roleId: 41 }))).toBe(
      '18',
    )
    const operator = await cloud.signIn('operator')
    expect(await listOf(operator)).toHaveLength(3)
    expect(await codeOf(operator.delete(MEMBER, [900003]))).toBe('21')
    expect(await codeOf((await cloud.signIn('owner')).get(MEMBER))).toBe('21')
    expect(await codeOf((await cloud.signIn('norole')).get(MEMBER))).toBe('21')
  })
})

describe('roles of an organisation, ours', () => {
  it('S6-01 a change of a role holds at once for those who have it', async () => {
    const { cloud } = aWorld()
    const admin = await cloud.signIn('admin')
    const operator = await cloud.signIn('operator')
    const report = () => codeOf(operator.post('/maintain-s/station/63900014', { station: { name: 'Mill' } }))
    expect(await report()).toBe('24')
    const codes = ['station:read', 'station:update', 'member:read']
    expect((await admin.post(`${ROLE}/33`, { codes })).json).toMatchObject({
      codes,
      builtIn: true,
      holders: 1,
    })
    expect(await report()).toBe('fine')
    expect((await operator.get('/user-s/acc/org/login-user')).json['roleCodes']).toEqual(codes)
    const functions = (await operator.get(`${ROLE}/33/function`)).json as unknown as Json[]
    expect(functions.filter(({ isOn }) => isOn !== 0).map(({ code }) => code)).toEqual(codes)
  })

  it('is created, given away, taken back and deleted; held ones and built-in ones stay', async () => {
    const { cloud } = aWorld()
    const admin = await cloud.signIn('admin')
    const made = (await admin.post(ROLE, { name: 'Night watch', codes: ['station:read', 'alert:read'] })).json
    expect(await codeOf(admin.post(ROLE, { name: 'night WATCH', codes: ['station:read'] }))).toBe('23')
    expect(await codeOf(admin.post(ROLE, { name: 'All or none', codes: [] }))).toBe('17')
    expect(await codeOf(admin.post(ROLE, { name: 'Odd', codes: ['planet:move'] }))).toBe('PARAM_ERROR')
    await admin.post(`${MEMBER}/900004`, { roleId: made['id'] })
    const path = `${ROLE}/${String(made['id'])}`
    expect((await admin.delete(path)).json).toMatchObject({ code: 'ROLE_IN_USE', param: { holders: 1 } })
    await admin.post(`${MEMBER}/900004`, { roleId: 33 })
    expect(await codeOf(admin.delete(path))).toBe('fine')
    expect((await rolesOf(admin)).map(({ id }) => id)).toEqual([31, 32, 33])
    expect(await codeOf(admin.delete(`${ROLE}/33`))).toBe('24')
    expect(await codeOf(admin.post(`${ROLE}/31`, { codes: ['user'] }))).toBe('24')
    expect(await codeOf(admin.post(`${ROLE}/41`, { name: 'Ours now' }))).toBe('18')
  })

  it('S6-12 are read with role:read, and managed with role:manage', async () => {
    const { cloud } = aWorld()
    const manager = await cloud.signIn('manager')
    expect(await rolesOf(manager)).toHaveLength(3)
    expect((await manager.get(`${ROLE}/31/function`)).status).toBe(200)
    expect(await codeOf(manager.post(ROLE, { name: 'X', codes: ['user'] }))).toBe('21')
    const operator = await cloud.signIn('operator')
    expect(await codeOf(operator.get(ROLE))).toBe('21')
    expect(await codeOf(operator.get(`${ROLE}/31`))).toBe('22')
    expect((await operator.get(`${ROLE}/33`)).status).toBe(200)
  })
})
