import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bench } from '../../tests/support/bench'
import { json } from '../../tests/support/fake-fetch'
import { QUEUE } from '../transport/storage'

const CAPABLE = '/maintain-s/capabilities'
const INFORMATION = '/maintain-s/operating/station/information/'
const GATEWAYS = '/maintain-s/power/system/7/gateway'
const meta = { plantId: 7 }
/** Of a logger: silent since the evening before. */
const EVENING = Date.UTC(2026, 0, 12, 16) / 1000
const NIGHT = Date.UTC(2026, 0, 12, 22)
const PLANT = {
  ...{ id: 7, name: 'Pier', type: 'HOUSE_ROOF', gridInterconnectionType: 'EXCESS', hasBattery: 0 },
  ...{ locationLat: 51, locationLng: 10, regionTimezone: 'Asia/Tokyo' },
}

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => vi.unstubAllGlobals())

describe('what every question is asked with', () => {
  it('is the language of now and the zone of the plant, or of this machine without one', async () => {
    const answers = { '/maintain-s/operating/station/alert/v2/list': () => json({ total: 0, data: [] }), [CAPABLE]: () => json({ capabilities: [] }), [INFORMATION]: () => json(PLANT) } // oxfmt-ignore
    const b = bench({ answers })
    await b.signedIn()
    const asked = async () => {
      await b.data.getList({ resource: 'alerts', pagination: { mode: 'off' } })
      const body = b.cloud.to('/maintain-s/operating/station/alert/v2/list').at(-1)?.body
      const { language, timeZone } = JSON.parse(body ?? '{}') as Record<string, unknown>
      return [language, timeZone]
    }
    expect(await asked()).toEqual(['en', new Intl.DateTimeFormat().resolvedOptions().timeZone])
    await b.i18n.change('de')
    b.currentPlant.select({ id: 7, name: 'Pier' } as never)
    await expect.poll(() => b.currentPlant.getState().plant?.zone).toBe('Asia/Tokyo')
    expect(await asked()).toEqual(['de', 'Asia/Tokyo'])
  })

  it('are the words of the console, and its clock', async () => {
    const b = bench({
      answers: {
        '/auth-s/auth/role': () => json([{ id: 5, name: 'Organisation admin' }]),
        '/user-s/acc/token': () => json([{ id: 1, expiresTime: 1_768_292_700 + 20 * 86_400 }]),
      },
      deps: { loadLocale: () => Promise.resolve({ roles: { ORG_ADMIN: 'Chief' } }) },
    })
    await b.i18n.ready
    expect((await b.data.getList({ resource: 'roles' })).data).toMatchObject([{ name: 'Chief' }])
    const state = async () => (await b.data.getList({ resource: 'api-tokens', pagination: { mode: 'off' } })).data[0]?.['state'] // oxfmt-ignore
    expect(await state()).toBe('VALID')
    b.time.now += 10 * 86_400_000
    expect(await state()).toBe('EXPIRING')
  })
})

describe('what the server can do', () => {
  const listed = async (answer: () => Response | Promise<Response>) => {
    const answers = {
      [CAPABLE]: answer,
      '/backyard-api-s/suggestion': () => json({ total: 1, data: [{ id: 4 }] }),
    }
    const b = bench({ answers })
    await b.signedIn()
    const list = async () =>
      (await b.data.getList({ resource: 'suggestions', pagination: { mode: 'off' } })).total
    return { b, list }
  }

  it.each([
    ['it says so', () => json({ capabilities: ['suggestions'] }), 1],
    ['it says something else', () => json({ capabilities: ['members'] }), 0],
    ['it does not know the question', () => json({}, 404), 0],
    ['it cannot be reached', () => Promise.reject(new TypeError('cut')), 0],
  ])('is used where %s', async (_, answer, total) => {
    const { b, list } = await listed(answer)
    expect(await list()).toBe(total)
    expect(b.cloud.to(CAPABLE)).toHaveLength(1)
  })

  it('is asked once, and waited for by all who want to know', async () => {
    const { b, list } = await listed(() => json({ capabilities: ['suggestions'] }))
    expect(await Promise.all([list(), list()])).toEqual([1, 1])
    await list()
    expect(b.cloud.to(CAPABLE)).toHaveLength(1)
  })

  it('is asked again for another session that began while it was asked', async () => {
    const ways: ((answer: Response) => void)[] = []
    const { b, list } = await listed(() => new Promise((resolve) => ways.push(resolve)))
    const asking = list()
    await expect.poll(() => ways.length).toBe(1)
    b.capabilities.forget()
    await expect.poll(() => ways.length).toBe(2)
    ways[0]?.(json({ capabilities: [] }))
    ways[1]?.(json({ capabilities: ['suggestions'] }))
    expect(await asking).toBe(1)
  })
})

describe('night', () => {
  it.each([
    ['explains the silence of a logger of the current plant', 7, NIGHT, EVENING, 'asleep'],
    ['does not explain that of another plant', 8, NIGHT, EVENING, 'offline'],
    ['does not explain what was heard at noon', 7, NIGHT, EVENING - 5 * 3600, 'offline'],
    ['is over at noon', 7, NIGHT + 14 * 3_600_000, EVENING, 'offline'],
  ])('%s', async (_, current, now, collectionTime, state) => {
    const b = bench({
      answers: {
        [INFORMATION]: () => json({ ...PLANT, id: current }),
        [GATEWAYS]: () => json([{ id: 1, deviceSn: 'G', deviceState: 3, collectionTime }]),
      },
    })
    b.time.now = now
    await b.signedIn()
    b.currentPlant.select({ id: current, name: 'Pier' } as never)
    await expect.poll(() => b.currentPlant.getState().detail).toBe('ready')
    const { data } = await b.data.getList({ resource: 'gateways', meta, pagination: { mode: 'off' } })
    expect(data).toMatchObject([{ state }])
  })
})

describe('what waits for a network', () => {
  const signedIn = async (machine = true) => {
    const b = bench({ deps: machine ? { machine: { indexedDB: new IDBFactory(), build: 'one' } } : {} })
    await b.signedIn()
    const plan = b.plans.get('plant-alerts')
    const acknowledge = plan.actions['acknowledge']
    if (acknowledge === undefined) throw new Error('no acknowledge')
    const records = [{ id: 'a', acknowledged: false, state: 'OPEN' }]
    const act = () => b.runAction(plan, acknowledge, { ids: ['a'], records, plantId: 7 })
    return { b, act }
  }

  it('waits where there is none, for whom it is, at the time of the server, and shows what it will make', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { b, act } = await signedIn()
    expect(await act()).toEqual([{ id: 'a', outcome: 'queued', fault: null }])
    expect(b.queue.getState().writes[0]?.ahead).toEqual([
      ['a', { acknowledged: true, state: 'ACKNOWLEDGED' }],
    ])
    const [name] = b.storage.remembered(QUEUE)
    expect(name).toMatch(new RegExp(`^${QUEUE}900001\\.0\\.\\w+\\.00${b.time.now}\\.`))
  })

  it('waits while the person is only known from before', async () => {
    const { b, act } = await signedIn()
    b.seen?.lent.add('identity')
    expect(await act()).toMatchObject([{ outcome: 'queued' }])
  })

  it('does not wait where nothing may be kept, nor with a network', async () => {
    const { b: online, act: goes } = await signedIn()
    await goes().catch(() => undefined)
    expect(online.queue.getState().writes).toEqual([])
    vi.stubGlobal('navigator', { onLine: false })
    const { b, act } = await signedIn(false)
    await act().catch(() => undefined)
    expect(b.queue.getState().writes).toEqual([])
  })

  it('goes out for whom it waited, and for nobody else', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { b, act } = await signedIn()
    await act()
    vi.stubGlobal('navigator', { onLine: true })
    b.cloud.answers['/maintain-s/operating/alert/triage'] = () =>
      json({ results: [{ alarmId: 'a', result: 'DONE' }] })
    const { identity } = b.session.getState()
    b.session.amend({ user: { ...identity?.user, id: 2 } as never })
    await b.queue.send()
    expect(b.queue.getState().writes).toHaveLength(1)
    b.session.amend({ user: identity?.user as never })
    await b.queue.send()
    expect([b.queue.getState().writes, b.cloud.to('/maintain-s/operating/alert/triage').length]).toEqual([
      [],
      1,
    ])
  })

  it('and whole lists that were kept are another person’s no more', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { b, act } = await signedIn()
    await act()
    b.cloud.answers[GATEWAYS] = () => json([])
    const part = () => b.data.getList({ resource: 'gateways', meta })
    await part()
    await part()
    expect(b.cloud.to(GATEWAYS)).toHaveLength(1)
    await b.session.logout()
    expect(b.queue.getState().writes).toEqual([])
    await part()
    expect(b.cloud.to(GATEWAYS)).toHaveLength(2)
  })
})

it('whether something would be granted at another plant is asked of the codes held there', async () => {
  const b = bench()
  await b.signedIn()
  const may = (codes: string[]) => b.grantedAt({ id: 9, codes }, ['devices', 'update'])
  expect([await may(['device:update']), await may(['device:read'])]).toEqual([true, false])
})
