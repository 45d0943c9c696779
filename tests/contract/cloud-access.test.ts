import { describe, expect, it } from 'vitest'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const PLANT = '/maintain-s/station/63400030'
const ADD = '/maintain-s/station/addRelated/business'
const related = async (caller: Caller) =>
  (await caller.get(`${PLANT}/queryRelated/businesses`)).json as unknown as Json[]
const audit = async (caller: Caller) =>
  rows((await caller.get(`${PLANT}/related/audit`)).json).map(({ action }) => action)

describe('access of related businesses, ours beyond the vendor’s', () => {
  it('is pending, active and expired in turn, and every step is shown', async () => {
    const { cloud, time, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    const now = time.now / 1000
    const terms = { stationId: 63400030, businessId: 7002, preset: 'MAINTAIN', expiresTime: now + 7200 }
    expect((await owner.post(ADD, terms)).json).toMatchObject({ state: 'PENDING', preset: 'MAINTAIN' })
    const people = async () =>
      ((await owner.get(`${PLANT}/related/people`)).json as unknown as Json[]).map(({ name }) => name)
    expect(await people()).toEqual(['Ina Dach', 'Leo Traufe'])
    // Addresses of people are masked; who was there from the beginning was let in by nobody.
    expect((await owner.get(`${PLANT}/related/people`)).json).toMatchObject([
      { email: 'i***@solar.example' },
      { email: 'l***@solar.example' },
    ])
    expect((await related(owner)).map(({ grantedBy }) => grantedBy)).toEqual([null, 'Robin Harbour'])
    seconds(600)
    expect((await related(owner))[1]).toMatchObject({ state: 'ACTIVE', acceptedTime: now + 600 })
    expect(await people()).toContain('Bo Keller')
    const change = (body: Json) => owner.post(`${PLANT}/related/business/7002`, body)
    expect((await change({ preset: 'VIEW' })).json).toMatchObject({ preset: 'VIEW', expiresTime: now + 7200 })
    expect((await change({ roleCode: ['station:read'] })).json['preset']).toBe('CUSTOM')
    expect(await codeOf(change({ preset: 'ALL' }))).toBe('PARAM_ERROR')
    expect(await codeOf(change({ expiresTime: 5 }))).toBe('PARAM_ERROR')
    expect(await codeOf(owner.post(ADD, terms))).toBe('23')
    seconds(6600)
    expect((await related(owner))[1]).toMatchObject({ state: 'EXPIRED' })
    expect(await people()).not.toContain('Bo Keller')
    expect(await audit(owner)).toEqual(['EXPIRED', 'CHANGED', 'CHANGED', 'ACCEPTED', 'INVITED'])
    expect(await codeOf(owner.post(ADD, { stationId: 63400030, businessId: 7002 }))).toBe('fine')
    await owner.delete(`${PLANT}/deleteRelated/business/7002`)
    expect((await audit(owner))[0]).toBe('REMOVED')
  })

  it('S6-11 S6-12 is changed and read by those who may share the plant', async () => {
    const { cloud } = aWorld()
    const viewer = await cloud.signIn('viewer')
    const change = viewer.post(`${PLANT}/related/business/7001`, { preset: 'VIEW' })
    expect(await codeOf(change)).toBe('24')
    expect(await codeOf(viewer.get(`${PLANT}/related/audit`))).toBe('24')
    const nomail = await cloud.signIn('+4915200000001')
    expect(await codeOf(nomail.get(`${PLANT}/related/people`))).toBe('22')
  })
})

describe('saved views, ours', () => {
  const VIEW = '/user-s/acc/view'
  const content = '{"states":["OPEN"]}'
  const named = async (caller: Caller, query = '') =>
    ((await caller.get(VIEW + query)).json as unknown as Json[]).map(({ name }) => name)

  it('are kept per person, and shared within the organisation or by their id', async () => {
    const { cloud } = aWorld()
    const admin = await cloud.signIn('admin')
    const made = (await admin.post(VIEW, { name: 'Safety', scope: 'alerts', content, shared: true })).json
    expect(made).toMatchObject({ own: true, content })
    const secret = (await admin.post(VIEW, { name: 'Mine', scope: 'alerts', content })).json
    expect(await named(admin, '?scope=alerts')).toEqual(['Mine', 'Safety'])
    expect(await named(admin, '?scope=devices')).toEqual([])
    const operator = await cloud.signIn('operator')
    expect(await named(operator)).toEqual(['Safety'])
    const open = (caller: Caller, view: Json) => caller.get(`${VIEW}/${String(view['id'])}`)
    expect((await open(operator, made)).json).toMatchObject({ ownerName: 'Alex Ridge', own: false })
    expect(await codeOf(open(operator, secret))).toBe('22')
    const owner = await cloud.signIn('owner')
    expect(await codeOf(open(owner, made))).toBe('22')
    const personal = (await owner.post(VIEW, { name: 'Roofs', scope: 'plants', content, shared: true })).json
    expect((await open(await cloud.signIn('viewer'), personal)).json['name']).toBe('Roofs')
    expect(await named(await cloud.signIn('viewer'))).toEqual([])
    expect(await codeOf(operator.post(VIEW, { id: made['id'], name: 'Stolen' }))).toBe('22')
    expect(await codeOf(operator.delete(VIEW, [made['id']]))).toBe('18')
    expect((await admin.post(VIEW, { id: made['id'], shared: false })).json).toMatchObject({ name: 'Safety' })
    expect(await named(operator)).toEqual([])
    await admin.delete(VIEW, [made['id'], secret['id']])
    expect(await named(admin)).toEqual([])
  })

  it('have a name, a list and a content of sober size', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const good = { name: 'x', scope: 'plants', content }
    for (const [patch, code] of [
      [{ name: ' ' }, '17'],
      [{ scope: null }, '17'],
      [{ content: null }, '17'],
      [{ content: 'x'.repeat(9000) }, 'PARAM_ERROR'],
      [{ id: 'nobody' }, '18'],
    ] as const)
      expect(await codeOf(owner.post(VIEW, { ...good, ...patch }))).toBe(code)
  })
})
