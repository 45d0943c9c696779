import { describe, expect, it } from 'vitest'
import { list, page, rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, refusalOf, STATION } from './cloud-world'

const HOME = 63400030
const DAY = 86_400
const PLAN = '/maintain-s/data-plan'
const COVER = '/maintain-s/insurance'
const CREDIT = '/message-s/credit'
const lineOf = async (who: Caller, id = HOME) =>
  (await page(who, `${PLAN}?size=100`)).find(({ stationId }) => stationId === id) ?? {}

describe('data plans', () => {
  it.each([
    [60 * DAY, 'ACTIVE'],
    [60 * DAY - 1, 'EXPIRING'],
    [1, 'EXPIRING'],
    [0, 'EXPIRED'],
  ])('%i s before the end are %s', async (before, state) => {
    const { cloud, time } = aWorld()
    const end = Number((await lineOf(await cloud.signIn('owner')))['validUntil'])
    time.now = (end - before) * 1000
    expect(await lineOf(await cloud.signIn('owner'))).toMatchObject({ state, validUntil: end })
  })

  it('are those of the loggers in reach, page by page, with what may be done about them', async () => {
    const { cloud } = aWorld({ control: true })
    const owner = await cloud.signIn('owner')
    const all = await page(owner, PLAN)
    expect(all.map(({ stationId }) => stationId)).toEqual([HOME, 63400020, 63400010])
    const second = (await owner.get(`${PLAN}?page=2&size=2`)).json
    expect([second['total'], rows(second)]).toEqual([3, [all[2]]])
    const devices = await owner.post('/maintain-s/power/system/deviceList', { stationId: HOME })
    const logger = rows(devices.json).find(({ type }) => type === 'COLLECTOR')
    expect(all[0]).toMatchObject({
      ...{ stationName: 'Kranichhof', deviceId: logger?.['id'], deviceSn: logger?.['deviceSn'], memoryDays: 14 },
      ...{ timezone: 'Europe/Berlin', autoRenew: false, autoPrice: null, codes: ['device:read', 'device:update'] },
    })
    for (const { usedData } of all) {
      expect(Number.isInteger(usedData)).toBe(true)
      expect(Number(usedData)).toBeLessThan(200)
    }
    expect(new Set(all.map(({ usedData }) => usedData)).size).toBeGreaterThan(1)
    expect(new Set(all.map(({ iccid }) => iccid)).size).toBe(3)
    // Who looks at a plant without its devices is told nothing of its line.
    const others = (await (await cloud.signIn('viewer')).get(PLAN)).json
    expect(rows(others).map(({ stationId }) => stationId)).not.toContain(HOME)
    expect(others['total']).toBe(rows(others).length)
    await cloud.post('/__cloud/rights', { account: 'owner@heliograph.example', withdrawn: ['device:update'] })
    expect((await lineOf(owner))['codes']).toEqual(['device:read'])
  }) // oxfmt-ignore

  it('of a plant without a logger are none, and none can be bought for it', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const { id } = (await owner.post('/maintain-s/station', { station: STATION, finance: { currency: 'EUR' } })).json
    expect(await lineOf(owner, Number(id))).toEqual({
      ...{ stationId: id, stationName: 'Neues Dach', deviceId: null, deviceSn: null, iccid: null, offerId: null },
      ...{ state: 'NONE', validUntil: null, memoryDays: null, usedData: null, dataLimit: null },
      ...{ timezone: 'Europe/Berlin', autoRenew: null, autoPrice: null, autoCurrency: null },
      codes: ['device:read', 'device:update'],
    })
    const body = { stationId: id, offerId: 'Y1', key: 'k' }
    for (const way of ['renew', 'auto-renew'])
      expect(refusalOf(await owner.post(`${PLAN}/${way}`, body))).toEqual(['PARAM_ERROR', 'offerId'])
  }) // oxfmt-ignore

  it('are offered for one, three and five years, tax included', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const common = { currency: 'EUR', taxRate: 19 }
    expect(await list(owner, `${PLAN}/offer`)).toEqual([
      { id: 'Y1', months: 12, price: 4.9, ...common },
      { id: 'Y3', months: 36, price: 12.9, ...common },
      { id: 'Y5', months: 60, price: 19.9, ...common },
    ])
  })

  it('renew themselves at the very second of their end; an order that failed extends nothing', async () => {
    for (const [name, state] of [['owner', 'PAID'], ['+4915200000001', 'FAILED']] as const) {
      const { cloud, time } = aWorld()
      const who = await cloud.signIn(name)
      const [line = {}] = await page(who, PLAN)
      await who.post(`${PLAN}/auto-renew`, { stationId: line['stationId'], offerId: 'Y1' })
      const order = async () => page(await cloud.signIn(name), `${PLAN}/order`)
      time.now = (Number(line['validUntil']) - 1) * 1000
      expect(await order()).toEqual([])
      time.now += 1000
      const [made = {}] = await order()
      expect(made).toMatchObject({ state, stationId: line['stationId'], offerId: 'Y1', months: 12, price: 4.9 })
      expect('validUntil' in made).toBe(state === 'PAID')
      // What was bought of another kind is not among them.
      expect(await page(await cloud.signIn(name), `${CREDIT}/order`)).toEqual([])
    }
  }) // oxfmt-ignore
})

describe('covers', () => {
  const insured = async (
    owner: Caller,
    seconds: (count: number) => void,
    coverId: string,
    stationId = HOME,
  ) => {
    const { id } = (await owner.post(`${COVER}/quote`, { stationId, coverId })).json
    seconds(600)
    return (await owner.post(`${COVER}/quote/accept`, { stationId, id })).json
  }

  it('are three, by what they cost a kWp; an offer says premium and sum of the plant', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    expect(await list(owner, `${COVER}/cover`)).toEqual([
      { id: 'ELEMENTS', perKilowatt: 3.2, currency: 'EUR' },
      { id: 'YIELD', perKilowatt: 5.4, currency: 'EUR' },
      { id: 'THEFT', perKilowatt: 1.6, currency: 'EUR' },
    ])
    const first = await insured(owner, seconds, 'ELEMENTS')
    expect(first).toMatchObject({ premium: 31.36, sumInsured: 10_780 })
    const second = await insured(owner, seconds, 'YIELD')
    expect(second).toMatchObject({ premium: 52.92, sumInsured: 2744 })
    expect((await page(owner, `${COVER}/policy`)).map(({ id }) => id)).toEqual([second['id'], first['id']])
    expect((await page(owner, `${COVER}/quote`)).map(({ id }) => id)).toEqual([second['id'], first['id']])
    for (const coverId of ['FIRE', null])
      expect(refusalOf(await owner.post(`${COVER}/quote`, { stationId: HOME, coverId }))).toEqual(['PARAM_ERROR', 'coverId'])
  }) // oxfmt-ignore

  it('a price is asked again after ten minutes, or of another plant', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    const ask = async (stationId = HOME) => (await owner.post(`${COVER}/quote`, { stationId, coverId: 'YIELD' })).json['id']
    const first = await ask()
    expect(await ask(63400020)).not.toBe(first)
    seconds(599)
    expect(await ask()).toBe(first)
    seconds(1)
    expect(await ask()).not.toBe(first)
  }) // oxfmt-ignore

  it.each([
    ['THEFT', HOME, 0, 'ACCEPTED'],
    ['YIELD', HOME, 0, 'REFUSED'],
    ['THEFT', 63400020, 0, 'REFUSED'],
    ['THEFT', HOME, 1, 'REFUSED'],
  ])('a theft cover of one plant pays a claim of %s at %i, %i s after its last: %s', async (coverId, stationId, late, state) => {
    const { cloud, seconds, time } = aWorld()
    const policy = await insured(await cloud.signIn('owner'), seconds, 'THEFT')
    time.now = (Number(policy['untilTime']) + late) * 1000
    const claim = { stationId, coverId, text: 'Gone', photos: ['/store-s/object/abc'], submit: true }
    const sent = (await (await cloud.signIn('owner')).post(`${COVER}/claim`, claim)).json
    expect(sent).toMatchObject({ state: 'SUBMITTED', submittedTime: time.now / 1000, createdTime: time.now / 1000 })
    seconds(2 * DAY)
    const [row] = await page(await cloud.signIn('owner'), `${COVER}/claim`)
    expect(row).toMatchObject({ state, decidedTime: time.now / 1000 })
  }) // oxfmt-ignore
})

describe('credit for messages', () => {
  it('is offered in three sizes and is 100,000 bought messages at most', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const common = { currency: 'EUR', taxRate: 19 }
    expect(await list(owner, `${CREDIT}/package`)).toEqual([
      { id: 'M100', messages: 100, price: 5, ...common },
      { id: 'M500', messages: 500, price: 20, ...common },
      { id: 'M2000', messages: 2000, price: 60, ...common },
    ])
    const buy = (key: string, packageId = 'M2000') => owner.post(`${CREDIT}/buy`, { packageId, key })
    for (let count = 1; count < 50; count++) await buy(`k${count}`)
    expect((await buy('k50')).json).toMatchObject({ state: 'PAID', balance: 100_020 })
    expect(refusalOf(await buy('k51', 'M100'))).toEqual(['PARAM_ERROR', 'balance'])
    expect((await owner.get(CREDIT)).json['balance']).toBe(100_020)
    expect((await owner.get(`${CREDIT}/order`)).json['total']).toBe(50)
    expect(await page(owner, `${PLAN}/order`)).toEqual([])
  })

  it.each<[unknown, unknown]>([
    [0, 'fine'],
    [1000, 'fine'],
    ['5', 'fine'],
    [null, 'fine'],
    [1001, ['PARAM_ERROR', 'dailyCap']],
    [-1, ['PARAM_ERROR', 'dailyCap']],
    [undefined, ['PARAM_ERROR', 'dailyCap']],
  ])('a day takes at most %s: %j', async (dailyCap, answer) => {
    const owner = await aWorld().cloud.signIn('owner')
    expect(refusalOf(await owner.post(`${CREDIT}/cap`, { dailyCap }))).toEqual(answer)
  })
})

describe('to whom it is billed', () => {
  const PATH = '/user-s/acc/invoice'
  const bill = { name: 'Harbour Ltd', address: ' 1 Quay ', taxNumber: '', currency: 'USD' }
  it.each<[Json, unknown]>([
    [{}, 'fine'],
    [{ name: '' }, ['17', 'name']],
    [{ name: null }, ['17', 'name']],
    [{ address: 'x'.repeat(300) }, 'fine'],
    [{ address: 'x'.repeat(301) }, ['PARAM_ERROR', 'address']],
    [{ currency: null }, ['PARAM_ERROR', 'currency']],
  ])('with %j: %j', async (part, answer) => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const before = (await owner.get(PATH)).json
    expect(before).toEqual({ name: 'Robin Harbour', address: null, taxNumber: null, currency: 'EUR' })
    expect(refusalOf(await owner.post(PATH, { ...bill, ...part }))).toEqual(answer)
    const after = (await owner.get(PATH)).json
    if (answer !== 'fine') expect(after).toEqual(before)
    else if (!('address' in part)) expect(after).toEqual({ ...bill, address: '1 Quay', taxNumber: null })
    // It is nobody else's.
    expect((await (await cloud.signIn('weak')).get(PATH)).json).toMatchObject({
      address: null,
      currency: 'EUR',
    })
    expect((await (await cloud.signIn('admin')).get(PATH)).json['name']).toBe('Meridian Solar Operations')
  })
})
