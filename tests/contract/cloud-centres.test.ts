import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const PLANT = '/maintain-s/station/63400030'
const nameOf = async (caller: Caller) =>
  (await caller.get('/maintain-s/operating/station/information/63400030')).json['name']

describe('two data centres whose ids clash', () => {
  it('user 900001 and plant 63400030 are two of each, and never meet', async () => {
    const store = createMemoryStore()
    const { cloud } = aWorld({ store, control: true })
    const owner = await cloud.signIn('owner', '/mdc-eu')
    const wang = await cloud.signIn('wang', '/mdc-cn')
    const who = async (caller: Caller) =>
      (await caller.get('/user-s/acc/org/login-user')).json['user'] as Json
    expect([(await who(owner))['id'], (await who(wang))['id']]).toEqual([900001, 900001])
    const foreign = await nameOf(owner)
    const chinese = await nameOf(wang)
    expect(foreign).toBe('Kranichhof')
    expect(chinese).not.toBe(foreign)

    // What one of them keeps, the other never finds.
    await owner.post(PLANT, { station: { name: 'Kranichhof Süd' } })
    await owner.post('/user-s/acc/update', { name: 'Robin H.' })
    await owner.post('/message-s/setting', { alertEmail: 1 })
    await owner.post('/maintain-s/operating/alert/shield', { ruleId: 8807 })
    await owner.post('/user-s/acc/view', { name: 'Mine', scope: 'plants', content: '{}', shared: true })
    await owner.post('/maintain-s/station/addRelated/business', { stationId: 63400030, businessId: 7003 })
    expect(await nameOf(wang)).toBe(chinese)
    expect((await who(wang))['name']).toBe('王小明')
    expect((await wang.get('/message-s/setting')).json['alertEmail']).toBe(0)
    expect((await wang.get('/maintain-s/operating/alert/shield/list')).json).toEqual([])
    expect((await wang.get('/user-s/acc/view')).json).toEqual([])
    expect((await wang.get(`${PLANT}/queryRelated/businesses`)).json).toHaveLength(1)
    await wang.delete('/maintain-s/station', [63400030])
    expect(await nameOf(owner)).toBe('Kranichhof Süd')
    expect(rows((await owner.post('/maintain-s/operating/station/search', {})).json)).toHaveLength(3)

    // Devices of the two plants bear the same ids as well.
    const again = aWorld({ store })
    expect(await nameOf(await again.cloud.signIn('owner'))).toBe('Kranichhof Süd')
    expect(await codeOf((await again.cloud.signIn('wang', '/mdc-cn')).get(PLANT))).toBe('18')
  })

  it('a token of one is nothing in the other', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    expect((await owner.get(`/mdc-cn${PLANT}`)).status).toBe(401)
    expect((await owner.get(`/mdc-eu${PLANT}`)).status).toBe(200)
    const wang = await cloud.signIn('wang', '/mdc-cn')
    await wang.post('/oauth2-s/oauth/logout')
    expect((await owner.get(PLANT)).status).toBe(200)
  })

  it('rights and alarms of a demonstration stay in their data centre', async () => {
    const { cloud } = aWorld({ control: true })
    const owner = await cloud.signIn('owner')
    await cloud.post('/__cloud/rights', { account: 'wang@heliograph.example', withdrawn: ['station:update'] })
    expect((await owner.post(PLANT, { station: { name: 'Free' } })).status).toBe(200)
    await cloud.post('/__cloud/alarms', { cause: 'heat', plants: [63400030], mdc: 'CHINA' })
    const alarms = async (caller: Caller) =>
      rows((await caller.post('/maintain-s/operating/station/alert', { stationId: 63400030, status: '0' })).json)
        .filter(({ ruleId }) => ruleId === 8806)
    expect(await alarms(owner)).toEqual([])
    expect(await alarms(await cloud.signIn('wang', '/mdc-cn'))).toHaveLength(1)
  }) // oxfmt-ignore
})

describe('alarms have effects', () => {
  const live = async (caller: Caller, plant: number) =>
    (await caller.get(`/maintain-s/operating/system/${plant}`)).json
  const raise = (caller: Caller, cause: string, plant: number) =>
    caller.post('/__cloud/alarms', { cause, plants: [plant], count: 1 })

  it('a dead logger goes offline at once, its last sample ages, and it comes back', async () => {
    const { cloud, seconds, time } = aWorld({ control: true })
    const owner = await cloud.signIn('owner')
    const plant = 63400030
    expect((await live(owner, plant))['networkStatus']).toBe('NORMAL')
    await raise(cloud, 'logger-dead', plant)
    const struck = await live(owner, plant)
    expect(struck['networkStatus']).toBe('ALL_OFFLINE')
    seconds(2 * 3600)
    const later = await live(owner, plant)
    expect([later['lastUpdateTime'], later['generationValue']]).toEqual([struck['lastUpdateTime'], struck['generationValue']])
    const devices = (await owner.post('/maintain-s/operating/station/search', {})).json
    expect(rows(devices).find(({ id }) => id === plant)?.['networkStatus']).toBe('ALL_OFFLINE')
    await cloud.delete('/__cloud/alarms')
    const back = await live(owner, plant)
    expect(back['networkStatus']).toBe('NORMAL')
    expect(time.now / 1000 - Number(back['lastUpdateTime'])).toBeLessThan(600)
    expect(Number(back['generationValue'])).toBeGreaterThan(Number(later['generationValue']))
  }) // oxfmt-ignore

  it('a string fault takes its share of the production while it lasts', async () => {
    const plant = 63400030
    const healthy = aWorld({ control: true })
    const struck = aWorld({ control: true })
    const [one, other] = [await healthy.cloud.signIn('owner'), await struck.cloud.signIn('owner')]
    await raise(struck.cloud, 'string-fault', plant)
    for (const world of [healthy, struck]) world.seconds(3600)
    const [good, bad] = [await live(one, plant), await live(other, plant)]
    expect(Number(bad['generationPower'])).toBeLessThan(0.7 * Number(good['generationPower']))
    expect(Number(bad['generationValue'])).toBeLessThan(Number(good['generationValue']))
    const list = async (caller: Caller) =>
      rows((await caller.post('/maintain-s/operating/station/search', {})).json).find(
        ({ id }) => id === plant,
      )
    expect((await list(other))?.['generationValue']).toBe(bad['generationValue'])
    // Afterwards the power is the same again, and the day stays poorer.
    await struck.cloud.delete('/__cloud/alarms')
    for (const world of [healthy, struck]) world.seconds(1800)
    const [after, mended] = [await live(one, plant), await live(other, plant)]
    expect(mended['generationPower']).toBe(after['generationPower'])
    expect(Number(mended['generationValue'])).toBeLessThan(Number(after['generationValue']))
  })
})
