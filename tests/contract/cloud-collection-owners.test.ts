import { describe, expect, it } from 'vitest'
import { collectionsOf } from '../../mocks/collections'
import { field } from '../../src/schema/field'
import { defineResource } from '../../src/schema/resource'
import type { Caller, Json } from './cloud-client'
import { aCloud, HASH } from './cloud-client'

/** A plain collection whose records belong to no plant. */
const memos = defineResource({
  name: 'memos',
  route: '/memos',
  title: 'title',
  rest: '/memos',
  fields: { id: field.id(), title: field.text({ required: true }), at: field.instant({ readonly: true }) },
  list: { columns: ['title'], size: 20, order: { field: 'title', direction: 'ASC' } },
  form: { groups: [{ key: 'basic', fields: ['title'] }], changed: 'at' },
  actions: { read: { codes: ['user'] }, create: { codes: ['user'] }, update: { codes: ['user'] } },
  texts: { en: { one: 'Memo', many: 'Memos' } },
})

/** The same, made by nobody who acts for no organisation. */
const orders = defineResource({
  ...memos,
  name: 'orders',
  route: '/orders',
  rest: '/orders',
  actions: {
    read: { codes: ['user'] },
    create: { codes: ['user', 'role:manage'], scope: 'organisation' },
    delete: { codes: ['role:manage'] },
  },
})

const [MEMOS, ORDERS] = ['/collection-s/memos', '/collection-s/orders']
const aBench = () => aCloud({ plants: 14, collections: collectionsOf([memos, orders]) })
const titles = (json: unknown) => (json as Json[]).map(({ title }) => title)

describe('records of a plain collection that belong to no plant', () => {
  it('are those of the person who made them, or of all in the organisation', async () => {
    const cloud = aBench()
    const callers = await Promise.all(
      ['owner', 'viewer', 'admin', 'manager'].map((name) => cloud.signIn(name)),
    )
    for (const [at, caller] of callers.slice(0, 3).entries())
      expect((await caller.post(MEMOS, { title: `Of ${at}` })).status).toBe(200)
    const seen = await Promise.all(callers.map(async (caller) => titles((await caller.get(MEMOS)).json)))
    expect(seen).toEqual([['Of 0'], ['Of 1'], ['Of 2'], ['Of 2']])
    const [owner, viewer] = callers
    const [{ id } = {}] = (await (owner as Caller).get(MEMOS)).json as unknown as Json[]
    expect((await viewer?.get(`${MEMOS}/${String(id)}`))?.json['code']).toBe('22')
    expect((await viewer?.patch(`${MEMOS}/${String(id)}`, { title: 'x' }))?.json['code']).toBe('22')
  })

  it('of one organisation are not those of another, for a member of both', async () => {
    const cloud = aBench()
    const admin = await cloud.signIn('admin')
    await admin.post(MEMOS, { title: 'Of the first' })
    const signed = await cloud.form('/oauth2-s/oauth/token', {
      grant_type: 'password',
      username: 'manager@heliograph.example',
      password: HASH,
      org_id: '5002',
    })
    const second = cloud.with(String(signed.json['access_token']))
    expect((await second.get(MEMOS)).json).toEqual([])
    expect((await second.get(`${MEMOS}/1`)).json['code']).toBe('22')
  })

  it('stay in their data centre, where the numbers of accounts clash', async () => {
    const cloud = aBench()
    const owner = await cloud.signIn('owner', '/mdc-eu')
    const wang = await cloud.signIn('wang', '/mdc-cn')
    await owner.post(MEMOS, { title: 'Mine' })
    expect((await wang.get(MEMOS)).json).toEqual([])
    await wang.post(MEMOS, { title: '我的' })
    expect(titles((await owner.get(MEMOS)).json)).toEqual(['Mine'])
  })

  it('are counted for each collection, and those of one are not in another', async () => {
    const admin = await aBench().signIn('admin')
    const made = [await admin.post(MEMOS, { title: 'a' }), await admin.post(ORDERS, { title: 'b' })]
    expect(made.map(({ json }) => json['id'])).toEqual([1, 1])
    expect(titles((await admin.get(MEMOS)).json)).toEqual(['a'])
    expect(titles((await admin.get(ORDERS)).json)).toEqual(['b'])
  })
})

describe('who may do what', () => {
  it('one of the codes is enough, what is for organisations is for nobody else, what is not declared for nobody', async () => {
    const cloud = aBench()
    const [owner, admin, norole] = await Promise.all(
      ['owner', 'admin', 'norole'].map((name) => cloud.signIn(name)),
    )
    expect((await owner?.post(ORDERS, { title: 'x' }))?.json['code']).toBe('24')
    expect((await norole?.post(ORDERS, { title: 'x' }))?.json['code']).toBe('24')
    expect((await norole?.post(MEMOS, { title: 'x' }))?.status).toBe(200)
    expect((await admin?.post(ORDERS, { title: 'x' }))?.status).toBe(200)
    const manager = await cloud.signIn('manager')
    expect((await manager.post(ORDERS, { title: 'y' })).status).toBe(200)
    // No code changes an order, and none takes a memo away.
    expect((await admin?.patch(`${ORDERS}/1`, { title: 'y' }))?.json['code']).toBe('24')
    expect((await norole?.delete(`${MEMOS}/1`))?.json['code']).toBe('24')
    expect((await admin?.delete(`${ORDERS}/1`))?.status).toBe(200)
    expect(titles((await admin?.get(ORDERS))?.json)).toEqual(['y'])
  })

  it('who holds none of the codes of reading sees neither list nor record', async () => {
    const operator = await aBench().signIn('operator')
    expect((await operator.get(MEMOS)).json['code']).toBe('22')
    expect((await operator.post(MEMOS, { title: 'x' })).json['code']).toBe('24')
  })
})

describe('addresses of a plain collection', () => {
  it.each([
    ['GET of none', 'get', '/collection-s/nothing', 404, '18'],
    ['GET of no number', 'get', `${MEMOS}/first`, 404, '18'],
    ['GET of nobody', 'get', `${MEMOS}/7`, 404, '18'],
    ['POST to a record', 'post', `${MEMOS}/1`, 404, '18'],
    ['PATCH without an id', 'patch', MEMOS, 400, null],
    ['DELETE without an id', 'delete', MEMOS, 400, null],
  ] as const)('%s is refused', async (_, method, path, status, code) => {
    const caller = await aBench().signIn('owner')
    await caller.post(MEMOS, { title: 'First' })
    const reply = await caller[method](path, { title: 'x' })
    expect(reply.status).toBe(status)
    if (code !== null) expect(reply.json['code']).toBe(code)
    expect(titles((await caller.get(MEMOS)).json)).toEqual(['First'])
  })

  it('a change that knows an older record is refused, and brings the one that is kept', async () => {
    const caller = await aBench().signIn('owner')
    const { json } = await caller.post(MEMOS, { title: 'First' })
    const one = `${MEMOS}/${String(json['id'])}`
    const known = Number(json['at'])
    const late = await caller.patch(one, { title: 'Late', at: known - 1 })
    expect([late.status, late.json['code']]).toEqual([409, 'RECORD_CHANGED'])
    expect(late.json['param']).toMatchObject({ record: { title: 'First', at: known } })
    expect((await caller.patch(one, { title: 'Second', at: known })).json['title']).toBe('Second')
    expect((await caller.patch(one, { title: 'Third' })).json['title']).toBe('Third')
  })
})
