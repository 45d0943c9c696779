import { describe, expect, it } from 'vitest'
import { GUARDED } from '../../mocks/cloud/wire/routes'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import { TICKER_ALARMS } from '../../src/domain/fleet/wall'
import type { Caller } from './cloud-client'
import { rows } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'
import { ASKING } from './every-call.data'
import { aWalker, READING } from './walker'

const PATH = '/backyard-api-s/screen'
const PLANTS = '/maintain-s/operating/station/screen/search'
const DAYS = '/maintain-s/operating/station/produced/days'
const CURVE = '/maintain-s/operating/station/produced/curve'
const CAUSES = '/maintain-s/operating/alert/triage/causes'
const ALARMS = '/maintain-s/operating/alert/triage/search'
const NOW = Date.parse('2026-06-18T10:30:00Z') / 1000
const DAY = 86_400

async function linked(owner: Caller, content: object = {}, expiresTime = NOW + 30 * DAY) {
  const screen = await owner.post(PATH, { name: 'Hall', content: JSON.stringify(content) })
  const id = Number(screen.json['id'])
  const { json } = await owner.post(`${PATH}/${id}/link`, { expiresTime })
  return { id, key: String(json['key']), json }
}

describe('links of wall displays, ours', () => {
  it('show a key once, keep its sum alone, and show when a wall last asked', async () => {
    const store = createMemoryStore()
    const kept: string[] = []
    const { cloud, seconds } = aWorld({ store: { ...store, write(changes) {
      kept.push(JSON.stringify(changes))
      store.write(changes)
    } } })
    const owner = await cloud.signIn('owner')
    const { id, key } = await linked(owner)
    expect(key).toMatch(/^hgw_\d+_[\w-]{32}$/)
    seconds(60)
    const answer = await cloud.with(key).get(`${PATH}/${id}`)
    expect(answer.json).toMatchObject({ id, name: 'Hall' })
    expect(Object.keys(answer.json).sort()).toEqual(['content', 'id', 'name'])
    const [row] = (await owner.get(PATH)).json as unknown as Record<string, unknown>[]
    expect(row).toMatchObject({ linkExpiresTime: NOW + 30 * DAY, linkLastTime: NOW + 60 })
    expect(JSON.stringify(row)).not.toContain(key)
    expect(kept.join()).not.toContain(key)
    expect((await cloud.with(key).get(`${PATH}/999`)).json).toMatchObject({ id })
  }) // oxfmt-ignore

  it('shows only what the display shows: no names where they are hidden, no panel that it has not', async () => {
    const { cloud } = aWorld({ plants: 200 })
    const admin = await cloud.signIn('admin')
    const asked = async (key: string) => {
      const wall = cloud.with(key)
      const alarms = await wall.post(`${ALARMS}?size=100`, { keyword: 'x', states: ['CLOSED'], language: 'en' })
      return { plants: await wall.get(PLANTS), days: await wall.get(DAYS), alarms }
    }
    const open = await asked((await linked(admin)).key)
    expect(rows(open.plants.json).map(({ name }) => name)).not.toContain(null)
    expect(open.plants.json['total']).toBe((await admin.get(PLANTS)).json['total'])
    expect(open.days.status).toBe(200)
    expect(Object.keys(open.alarms.json).sort()).toEqual(['data', 'summary', 'total'])
    expect(Object.keys(open.alarms.json['summary'] as object)).toEqual(['openByLevel'])
    expect(rows(open.alarms.json)).toHaveLength(TICKER_ALARMS)
    for (const row of rows(open.alarms.json)) expect(Object.keys(row).sort()).toEqual(['alertName', 'alertTime', 'level', 'stationName'])
    const quiet = await asked((await linked(admin, { panels: ['alarms'] })).key)
    expect(rows(quiet.alarms.json).map((row) => Object.keys(row).sort())).toEqual([['alertName', 'stationName']])
    const ticker = await asked((await linked(admin, { panels: ['ticker'], masked: true })).key)
    expect(rows(ticker.alarms.json)).toHaveLength(TICKER_ALARMS)
    for (const row of rows(ticker.alarms.json)) expect(Object.keys(row).sort()).toEqual(['alertName', 'alertTime', 'level'])

    const masked = await asked((await linked(admin, { masked: true })).key)
    for (const { name, locationLat } of rows(masked.plants.json)) {
      expect(name).toBe(null)
      expect(String(locationLat)).toMatch(/^-?\d+(\.\d{1,2})?$/)
    }
    for (const row of rows(masked.alarms.json)) expect(row).not.toHaveProperty('stationName')

    const few = await asked((await linked(admin, { panels: ['states'] })).key)
    expect(rows(few.plants.json).every(({ name }) => name === null)).toBe(true)
    expect([few.days.status, few.alarms.status]).toEqual([403, 403])
  }) // oxfmt-ignore

  it('are worth nothing once revoked, renewed, over, forged, or their display is gone', async () => {
    const { cloud, seconds } = aWorld({ control: true })
    const owner = await cloud.signIn('owner')
    const { id, key } = await linked(owner)
    const status = async (one: string) => (await cloud.with(one).get(PLANTS)).status
    const link = (expiresTime: number | null) => owner.post(`${PATH}/${id}/link`, { expiresTime })
    expect(await status(key)).toBe(200)
    expect(await status(`${key.slice(0, -1)}-`)).toBe(401)
    const other = String((await link(NOW + DAY)).json['key'])
    expect([await status(key), await status(other)]).toEqual([401, 200])
    expect((await link(null)).json).not.toHaveProperty('key')
    expect(await status(other)).toBe(401)
    const short = String((await link(NOW + DAY)).json['key'])
    const withdraw = (withdrawn: string[]) =>
      cloud.post('/__cloud/rights', { account: 'owner@heliograph.example', withdrawn })
    await withdraw(['station:read'])
    expect(await status(short)).toBe(403)
    await withdraw([])
    seconds(DAY)
    expect(await status(short)).toBe(401)
    const gone = await linked(owner, {}, NOW + 9 * DAY)
    await owner.delete(PATH, [gone.id])
    expect(await status(gone.key)).toBe(401)
  })

  it('ends within a year, and is made by those alone who may set up the account', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const { id } = await linked(owner)
    const link = (who: Caller, body: object) => codeOf(who.post(`${PATH}/${id}/link`, body))
    expect(await link(owner, {})).toBe('17')
    for (const expiresTime of ['soon', NOW, NOW + 400 * DAY])
      expect(await link(owner, { expiresTime })).toBe('PARAM_ERROR')
    expect(await link(await cloud.signIn('weak'), { expiresTime: NOW + DAY })).toBe('18')
    expect(await link(await cloud.signIn('operator'), { expiresTime: NOW + DAY })).toBe('21')
  })

  it('open the calls of their display, and no other of the whole interface', async () => {
    const walker = aWalker()
    const as = 'admin'
    const screen = await walker.send({ route: `POST ${PATH}`, as, path: PATH, body: { name: 'Hall', content: '{}' } })
    const { id } = screen.json as { id: number }
    const path = `${PATH}/${id}/link`
    const made = await walker.send({ route: `POST ${path}`, as, path, body: { expiresTime: NOW + DAY } })
    walker.bearers.set('wall', (made.json as { key: string }).key)
    const steps = new Map([...READING, ...ASKING].map((step) => [step.route, step]))
    const opened: string[] = []
    const shown: string[] = []
    for (const [method, pattern] of GUARDED) {
      const route = `${method} ${pattern}`
      const plain = pattern.replace(/:path\{\.\+\}/, 'visits').replace(/:[a-zA-Z]+/g, '1')
      const step = steps.get(route)
      const sent = step ? await walker.prepared({ ...step, as }) : { path: plain }
      const { status, text } = await walker.send({ ...sent, route, as: 'wall' })
      if (status === 200) opened.push(route)
      else if (status !== 403 || !text.includes('"21"')) shown.push(`${route}: ${String(status)} ${text.slice(0, 60)}`)
    }
    expect(shown).toEqual([])
    const rest = [`GET ${DAYS}`, `GET ${CURVE}`, `POST ${ALARMS}`, `GET ${CAUSES}`]
    expect(opened).toEqual([`GET ${PATH}/:screenId`, `GET ${PLANTS}`, ...rest])
  }, 30_000) // oxfmt-ignore

  it('rest and go on with the same key, and open nothing in between', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const { id, key } = await linked(owner)
    const rest = (paused: boolean) => owner.post(`${PATH}/${id}/link`, { paused })
    expect((await rest(true)).json).toMatchObject({ linkPaused: true, linkExpiresTime: NOW + 30 * DAY })
    const paused = await cloud.with(key).get(PLANTS)
    expect([paused.status, paused.json['code']]).toEqual([423, 'WALL_PAUSED'])
    expect((await rest(false)).json).not.toHaveProperty('key')
    expect((await cloud.with(key).get(PLANTS)).status).toBe(200)
    await owner.post(`${PATH}/${id}/link`, { expiresTime: null })
    expect(await codeOf(rest(true))).toBe('PARAM_ERROR')
    expect((await cloud.with(key).get(PLANTS)).status).toBe(401)
  })

  it('open from the addresses that they are for, and from nowhere else', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const { id } = await linked(owner)
    const link = (addresses: unknown) =>
      owner.post(`${PATH}/${id}/link`, { expiresTime: NOW + DAY, addresses })
    const { json } = await link(['203.0.113.0/24', '2001:db8::/32'])
    expect(json['linkAddresses']).toEqual(['203.0.113.0/24', '2001:db8::/32'])
    const from = async (caller: string) => {
      const request = new Request(`http://cloud.test${PLANTS}`, {
        headers: { authorization: `Bearer ${String(json['key'])}` },
      })
      const reply = await cloud.cloud.handle(request, caller)
      return [reply?.status, ((await reply?.json()) as { code?: string } | undefined)?.code]
    }
    expect(await from('203.0.113.77')).toEqual([200, undefined])
    expect(await from('::ffff:203.0.113.77')).toEqual([200, undefined])
    expect(await from('203.0.114.1')).toEqual([423, 'WALL_ADDRESS'])
    for (const wrong of [
      ['everywhere'],
      ['203.0.113.0/40'],
      '203.0.113.7',
      Array(11)
        .fill('203.0.113.7')
        .map((_, at) => `203.0.113.${at}`),
    ])
      // oxfmt-ignore
      expect(await codeOf(link(wrong))).toBe('PARAM_ERROR')
    expect((await link([])).json['linkAddresses']).toEqual([])
  })
})
