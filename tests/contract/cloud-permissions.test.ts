import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import type { Store } from '../../mocks/cloud/store/store'
import { GUARDED } from '../../mocks/cloud/wire/routes'
import { walked } from '../support/walk'
import { aCloud, rows } from './cloud-client'
import type { Caller } from './cloud-client'
import { WRITING } from './every-call.data'
import { ON_ACCOUNT, ON_PLANT, ORGANISATION_ONLY } from './permission-matrix.data'
import { CODES } from '../../mocks/cloud/people/permissions'
import { codeOfRoute } from './route-codes.data'

/** A memory store that knows whether anything was kept. */
function watched(): { store: Store; writes: () => string[] } {
  const store = createMemoryStore()
  let writes: string[] = []
  return {
    store: {
      ...store,
      write(changes) {
        writes.push(...changes.map(({ kind, key }) => `${kind} ${key}`))
        store.write(changes)
      },
    },
    writes: () => {
      const seen = writes
      writes = []
      return seen
    },
  }
}

const PERSONS = [
  'owner',
  'admin',
  'manager',
  'operator',
  'viewer',
  'norole',
  'new',
  'weak',
  'nomail',
  'twice',
  'wang',
]
const signature = (name: string) => (name === 'nomail' ? '+4915200000001' : name)
const FOREIGN = 63400120

describe('permissions are the cloud’s own affair', () => {
  // The others are as the owner and as an admin.
  it.each(walked(PERSONS, (name) => !['manager', 'weak', 'twice'].includes(name)))(
    'S6-12 S6-11 S4-31 refuses what the codes of %s do not allow, and changes nothing',
    async (name) => {
      const { store, writes } = watched()
      const cloud = aCloud({ store, plants: 20 })
      const prefix = name === 'wang' ? '/mdc-cn' : ''
      const caller = await cloud.signIn(signature(name), prefix)
      const list = rows((await caller.post('/maintain-s/operating/station/search?size=3', {})).json)
      const roles = (await caller.get('/user-s/acc/org/login-user')).json['roleCodes'] as string[]
      for (const row of list) {
        const plant = Number(row['id'])
        const { json } = await caller.get(`/maintain-s/operating/station/information/${plant}`)
        const external = json['externalRoleCode'] as { code: string; isOn: number }[]
        const held = new Set(external.filter(({ isOn }) => isOn === 1).map(({ code }) => code))
        for (const [title, { code, send }] of Object.entries(ON_PLANT)) {
          if (held.has(code)) continue
          writes()
          const reply = await send(caller, plant, 1)
          expect([title, reply.status, reply.json['code']]).toEqual([title, 403, '24'])
          expect(writes()).toEqual([])
        }
      }
      const personal = name === 'norole'
      for (const [title, { code, path, body, method }] of Object.entries(ON_ACCOUNT)) {
        const unrestricted = roles.length === 0 && !(personal && ORGANISATION_ONLY.includes(code))
        if (unrestricted || roles.includes(code)) continue
        writes()
        const reply = await caller[method ?? 'post'](path, body)
        expect([title, reply.status, reply.json['code']]).toEqual([title, 403, '21'])
        expect(writes()).toEqual([])
      }
      // A plant that is none of theirs: reading is denied, and so is every write.
      if (name === 'nomail' || name === 'wang') return
      writes()
      for (const [title, { send, foreign = '22' }] of Object.entries(ON_PLANT)) {
        const reply = await send(caller, FOREIGN, 1)
        expect([title, reply.status, reply.json['code']]).toEqual([title, 403, foreign])
      }
      expect(writes()).toEqual([])
    },
    30_000,
  )

  it('S6-12 asks for a bearer on every write', async () => {
    const cloud = aCloud({ plants: 5 })
    for (const { send } of Object.values(ON_PLANT)) expect((await send(cloud, 63400030, 1)).status).toBe(401)
    for (const { path, body, method } of Object.values(ON_ACCOUNT))
      expect((await cloud[method ?? 'post'](path, body)).status).toBe(401)
  })

  it('S6-12 every writing call that asks for a code is tried here, with the code of the matrix', async () => {
    const tried = new Map<string, string>()
    const note = (method: string, code: string) => (path: string) => {
      const [bare = ''] = path.split('?')
      const row = GUARDED.find(([known, pattern]) => {
        const form = new RegExp(`^${pattern.replace(/:[a-zA-Z]+/g, '[^/]+')}$`)
        return known === method && form.test(bare)
      })
      tried.set(`${method} ${row?.[1] ?? `nowhere: ${path}`}`, code)
      return aCloud({ plants: 1 }).get('/user-s/acc/org/my')
    }
    const spy = (code: string): Caller => ({
      get: note('GET', code),
      post: note('POST', code),
      patch: note('PATCH', code),
      delete: note('DELETE', code),
    })
    for (const { code, send } of Object.values(ON_PLANT)) await send(spy(code), 63400030, 1)
    for (const { code, path, body, method } of Object.values(ON_ACCOUNT))
      await spy(code)[method ?? 'post'](path, body)
    const codes: readonly string[] = CODES
    const written = WRITING.map(({ route }) => route).filter((route) =>
      codes.includes(codeOfRoute(route) ?? ''),
    )
    expect(written.filter((route) => !tried.has(route))).toEqual([])
    expect([...tried].filter(([route, code]) => codeOfRoute(route) !== code)).toEqual([])
  })

  it('S6-11 S6-12 lets every account do what its codes allow', async () => {
    for (const name of PERSONS) {
      const prefix = name === 'wang' ? '/mdc-cn' : ''
      const caller = await aCloud({ plants: 15 }).signIn(signature(name), prefix)
      // The plant goes last.
      const writes = Object.entries(ON_PLANT).sort(
        ([a], [b]) => Number(a.startsWith('C35')) - Number(b.startsWith('C35')),
      )
      const [first] = rows((await caller.post('/maintain-s/operating/station/search?size=1', {})).json)
      if (!first) continue
      const plant = Number(first['id'])
      const { json } = await caller.get(`/maintain-s/operating/station/information/${plant}`)
      for (const [title, { code, send }] of writes) {
        const external = json['externalRoleCode'] as { code: string; isOn: number }[]
        if (!external.some((entry) => entry.code === code && entry.isOn === 1)) continue
        const reply = await send(caller, plant, 1)
        expect([name, title, reply.status === 403 || reply.status === 401]).toEqual([name, title, false])
        expect(reply.status).toBeLessThan(500)
      }
    }
  }, 60_000)

  it('S6-12 lets those through who hold the codes', async () => {
    const cloud = aCloud({ plants: 5 })
    const viewer = await cloud.signIn('viewer')
    const renamed = await viewer.post('/maintain-s/station/63900010', { station: { name: 'Zagroda Nowa' } })
    expect(renamed.json['name']).toBe('Zagroda Nowa')
    const norole = await cloud.signIn('norole')
    expect((await norole.delete('/maintain-s/station', [63400130])).status).toBe(200)
    const operator = await cloud.signIn('operator')
    const shield = { ruleId: 8802, stationId: 63900014 }
    expect((await operator.post('/maintain-s/operating/alert/shield', shield)).status).toBe(200)
  })

  it('S8-46 S8-47 S8-49 rights can be withdrawn while somebody works', async () => {
    const cloud = aCloud({ plants: 5, control: true })
    const owner = await cloud.signIn('owner')
    const rename = () => owner.post('/maintain-s/station/63400030', { station: { name: 'Kranichhof' } })
    const devices = () => owner.get('/maintain-s/fast/device/63400030/device-list')
    expect([(await rename()).status, (await devices()).status]).toEqual([200, 200])
    const account = 'owner@heliograph.example'
    const withdrawn = ['station:update', 'device:read', 'station:create']
    await cloud.post('/__cloud/rights', { account, withdrawn })
    expect([(await rename()).json['code'], (await devices()).json['code']]).toEqual(['24', '22'])
    const create = ON_ACCOUNT['C33 create']
    expect((await owner.post(create?.path ?? '', create?.body)).json['code']).toBe('21')
    await cloud.post('/__cloud/rights', { account, withdrawn: [] })
    expect((await rename()).status).toBe(200)
    expect((await cloud.post('/__cloud/rights', { account: 'nobody', withdrawn: [] })).status).toBe(400)
  })
})
