import { describe, expect, it } from 'vitest'
import { field } from '../../src/schema/field'
import { defineResource } from '../../src/schema/resource'
import { aCloud, rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { collectionsOf } from '../../mocks/collections'
import { visits } from '../support/visits'

/** A plain collection with rules over several fields, and with two plants. */
const swaps = defineResource({
  name: 'swaps',
  route: '/swaps',
  title: 'title',
  rest: '/swaps',
  fields: {
    id: field.id(),
    title: field.text({ required: true }),
    from: field.reference({ to: 'plants', required: true }),
    into: field.reference({ to: 'plants' }),
    visit: field.reference({ to: 'visits' }),
    firm: field.reference({ to: 'businesses' }),
    device: field.reference({ to: 'devices' }),
    logger: field.reference({ to: 'gateways' }),
    who: field.reference({ to: 'members' }),
    duty: field.reference({ to: 'roles' }),
    begin: field.date(),
    end: field.date(),
    serial: field.serial(),
    fresh: field.serial(),
  },
  list: { columns: ['title'], size: 20, order: { field: 'title', direction: 'ASC' } },
  form: {
    groups: [{ key: 'basic', fields: ['title', 'from', 'into', 'begin', 'end', 'serial', 'fresh'] }],
    rules: [
      { rule: 'differ', fields: ['from', 'into'] },
      { rule: 'order', fields: ['begin', 'end'] },
      { rule: 'together', fields: ['serial', 'fresh'] },
      { rule: 'differ', fields: ['serial', 'fresh'], fault: 56 },
    ],
  },
  actions: {
    read: { codes: ['station:read'], scope: 'plant' },
    create: { codes: ['station:read'], scope: 'plant' },
    update: { codes: ['station:update'], scope: 'plant' },
    delete: { codes: ['station:update'], scope: 'plant' },
  },
  texts: { en: { one: 'Swap', many: 'Swaps' } },
})

const PATH = '/collection-s/swaps'
const SHARED = 63900010
const LOOKED_AT = 63400030
const aBench = () => aCloud({ plants: 14, collections: collectionsOf([visits, swaps]) })
const listOf = (json: unknown) => (json as Json[]).map(({ title }) => title)

describe('a plain collection keeps what its form asks for', () => {
  it('refuses equal plants, an end before its beginning, one of two that go together, by every road', async () => {
    const cloud = aBench()
    const admin = await cloud.signIn('admin')
    const base = { title: 'Move', from: SHARED }
    const made = await admin.post(PATH, { ...base, begin: '2026-06-02', end: '2026-06-03' })
    expect(made.status).toBe(200)
    const broken: [Json, string, Json | null][] = [
      [{ into: SHARED }, 'PARAM_ERROR', { field: 'into', key: 'differ' }],
      [{ begin: '2026-06-09', end: '2026-06-08' }, 'PARAM_ERROR', { field: 'end', key: 'order' }],
      [{ serial: 'AB123', fresh: null }, 'PARAM_ERROR', { field: 'fresh', key: 'together' }],
      [{ serial: 'AB123', fresh: 'AB123' }, '56', null],
    ]
    for (const [part, code, param] of broken) {
      const created = await admin.post(PATH, { ...base, ...part })
      expect([created.status, created.json['code']]).toEqual([400, code])
      if (param) expect(created.json['param']).toMatchObject(param)
      const changed = await admin.patch(`${PATH}/${String(made.json['id'])}`, part)
      expect([changed.status, changed.json['code']]).toEqual([400, code])
    }
    // Half of a rule is kept already.
    const half = await admin.patch(`${PATH}/${String(made.json['id'])}`, { begin: '2026-06-04' })
    expect(half.json['param']).toMatchObject({ field: 'end', key: 'order' })
    expect(listOf((await admin.get(PATH)).json)).toEqual(['Move'])
  })

  it('refuses a reference to nothing, of every kind, and to a record that the caller cannot see', async () => {
    const cloud = aBench()
    const [admin, owner] = [await cloud.signIn('admin'), await cloud.signIn('owner')]
    const visit = await owner.post('/collection-s/visits', {
      title: 'V',
      stationId: LOOKED_AT,
      day: '2026-06-20',
    })
    const base = { title: 'Move', from: SHARED }
    for (const part of [{ visit: 99 }, { visit: visit.json['id'] }, { firm: 99 }]) {
      const reply = await admin.post(PATH, { ...base, ...part })
      expect([part, reply.status, (reply.json['param'] as Json)['key']]).toEqual([part, 400, 'choice'])
    }
    expect((await admin.post(PATH, { ...base, into: 1 })).status).toBe(403)
    expect((await admin.post(PATH, { ...base, firm: 7001 })).status).toBe(200)
    const own = { title: 'Mine', from: LOOKED_AT, visit: visit.json['id'] }
    expect((await owner.post(PATH, own)).status).toBe(200)
  })

  it('refuses by either road what is there for others alone, and takes what the caller has', async () => {
    const cloud = aBench()
    const [admin, owner] = [await cloud.signIn('admin'), await cloud.signIn('owner')]
    const made = (await admin.post(PATH, { title: 'Move', from: SHARED })).json
    const home = (await owner.post(PATH, { title: 'Mine', from: LOOKED_AT })).json
    const deviceOf = async (caller: Caller, stationId: number) =>
      rows((await caller.post('/maintain-s/power/system/deviceList', { stationId })).json)[0]?.['id']
    const [fleet, own] = [await deviceOf(admin, SHARED), await deviceOf(owner, LOOKED_AT)]
    expect(fleet).not.toBe(own)
    const cases: [Caller, Json, unknown, number][] = [
      [admin, made, { device: fleet, logger: fleet, who: 900003, duty: 33, firm: 7001 }, 200],
      [owner, home, { device: own, logger: own, who: 900001 }, 200],
      ...['device', 'logger'].map((name): [Caller, Json, unknown, number] => [
        admin,
        made,
        { [name]: 9 },
        400,
      ]),
      [owner, home, { device: fleet }, 400],
      [owner, home, { logger: fleet }, 400],
      [owner, home, { who: 900003 }, 400],
      [owner, home, { duty: 33 }, 400],
      [admin, made, { who: 900001 }, 400],
      [admin, made, { duty: 9 }, 400],
      [admin, made, { firm: 9 }, 400],
      [admin, made, { visit: 9 }, 400],
    ]
    for (const [caller, kept, part, status] of cases) {
      const changed = await caller.patch(`${PATH}/${String(kept['id'])}`, part)
      expect([part, changed.status]).toEqual([part, status])
      const another = await caller.post(PATH, { title: 'More', from: kept['from'], ...(part as Json) })
      expect([part, another.status]).toEqual([part, status])
      const shown = (reply: Json) => (reply['param'] as Json)['key']
      if (status === 400) expect([shown(changed.json), shown(another.json)]).toEqual(['choice', 'choice'])
    }
  })

  it('reading and writing a record of two plants want both of them', async () => {
    const cloud = aBench()
    const [admin, viewer] = [await cloud.signIn('admin'), await cloud.signIn('viewer')]
    // Of two plants the viewer reaches one.
    const half = await admin.post(PATH, { title: 'Half', from: SHARED, into: 63900014 })
    expect(listOf((await viewer.get(PATH)).json)).toEqual([])
    const one = `${PATH}/${String(half.json['id'])}`
    expect([(await viewer.get(one)).status, (await viewer.patch(one, { title: 'x' })).status]).toEqual([
      403, 403,
    ])
    // Of two plants the viewer sees both and may change one.
    const both = await viewer.post(PATH, { title: 'Both', from: SHARED, into: LOOKED_AT })
    expect([both.status, listOf((await viewer.get(PATH)).json)]).toEqual([200, ['Both']])
    const other = `${PATH}/${String(both.json['id'])}`
    expect((await viewer.patch(other, { title: 'x' })).json['code']).toBe('24')
    expect((await viewer.delete(other)).json['code']).toBe('24')
  })

  it('a record is not moved to a plant on which the caller could not have changed it', async () => {
    const cloud = aBench()
    const viewer = await cloud.signIn('viewer')
    const made = await viewer.post(PATH, { title: 'Own', from: SHARED })
    const one = `${PATH}/${String(made.json['id'])}`
    expect((await viewer.patch(one, { title: 'Renamed' })).status).toBe(200)
    expect((await viewer.patch(one, { from: LOOKED_AT })).json['code']).toBe('24')
    expect((await viewer.patch(one, { from: 63900014 })).json['code']).toBe('22')
    expect((await viewer.get(one)).json).toMatchObject({ title: 'Renamed', from: SHARED })
  })
})
