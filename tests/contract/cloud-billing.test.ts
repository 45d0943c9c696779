import { describe, expect, it } from 'vitest'
import { createMemoryStore, type Store } from '../../mocks/cloud/store/store'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const HOME = 63400030
const YEAR = 365 * 86_400
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  ...{ dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Berlin' },
})
/** Day and second of the plant's clock, some years on: plans run by the calendar, through leap years. */
const momentOf = (epoch: unknown, years = 0) => {
  const text = CLOCK.format(Number(epoch) * 1000)
  return `${Number(text.slice(0, 4)) + years}${text.slice(4)}`
}

describe('S1-65 S2-23 data plans of loggers', () => {
  const plan = async (who: Caller) =>
    rows((await who.get('/maintain-s/data-plan')).json).find((one) => one['stationId'] === HOME) ?? {}
  const renew = (who: Caller, more: Json = {}) =>
    who.post('/maintain-s/data-plan/renew', { stationId: HOME, offerId: 'Y1', key: 'k1', ...more })

  it('run on from their end, once for a key, and survive a restart', async () => {
    const store = createMemoryStore()
    const owner = await aWorld({ store }).cloud.signIn('owner')
    const before = await plan(owner)
    expect(before).toMatchObject({ state: 'ACTIVE', dataLimit: 200, offerId: 'INCLUDED' })
    // Of the SIM card nothing but its last four digits leaves the server.
    expect(before['iccid']).toMatch(/^\*{4} \d{4}$/)
    const order = (await renew(owner)).json
    expect(order).toMatchObject({ offerId: 'Y1', months: 12, state: 'PAID', repeated: false })
    expect((await renew(owner)).json).toEqual({ ...order, repeated: true })
    expect(await codeOf(renew(owner, { offerId: 'Y3' }))).toBe('PARAM_ERROR')
    expect(await codeOf(renew(owner, { key: '' }))).toBe('17')
    const again = await aWorld({ store }).cloud.signIn('owner')
    expect(await plan(again)).toMatchObject({ offerId: 'Y1', iccid: before['iccid'] })
    expect(momentOf((await plan(again))['validUntil'])).toBe(momentOf(before['validUntil'], 1))
    expect(rows((await again.get('/maintain-s/data-plan/order')).json)).toHaveLength(1)
  })

  it('end, and begin anew from the day they are renewed', async () => {
    const world = aWorld()
    world.seconds(9 * YEAR)
    const owner = await world.cloud.signIn('owner')
    expect((await plan(owner))['state']).toBe('EXPIRED')
    expect(momentOf((await renew(owner)).json['validUntil'])).toBe(momentOf(world.time.now / 1000, 1))
  })
})

describe('S2-23 a payment by bank', () => {
  const FIVE = (stationId: unknown) => ({ stationId, offerId: 'Y5', key: 'bank' })
  const lineOf = async (who: Caller) => rows((await who.get('/maintain-s/data-plan')).json)[0] ?? {}
  const lastOf = async (who: Caller) => rows((await who.get('/maintain-s/data-plan/order')).json)[0] ?? {}
  const opened = async (name: string) => {
    const { cloud, seconds } = aWorld()
    const who = await cloud.signIn(name)
    const before = await lineOf(who)
    const renew = () => who.post('/maintain-s/data-plan/renew', FIVE(before['stationId']))
    return { who, before, renew, seconds }
  }

  it('waits, is the same order meanwhile, and extends once when it came through', async () => {
    const { who, before, renew, seconds } = await opened('owner')
    const order = (await renew()).json
    expect(order).toMatchObject({ state: 'PENDING', price: 19.9 })
    expect(order).not.toHaveProperty('validUntil')
    expect((await renew()).json).toEqual({ ...order, repeated: true })
    expect(await lineOf(who)).toMatchObject({ state: 'PENDING', validUntil: before['validUntil'] })
    seconds(300)
    const { state, validUntil: end } = await lineOf(who)
    expect([state, momentOf(end)]).toEqual(['ACTIVE', momentOf(before['validUntil'], 5)])
    expect(await lastOf(who)).toMatchObject({ id: order['id'], state: 'PAID', validUntil: end })
    expect((await lineOf(who))['validUntil']).toBe(end)
  })

  it('survives a server that is killed at any step of it: extended once, or not yet', async () => {
    const memory = createMemoryStore()
    let left = Infinity
    const store: Store = {
      ...memory,
      write(changes) {
        if ((left -= 1) < 0) throw new Error('killed')
        memory.write(changes)
      },
      put: (kind, key, value) => store.write([{ kind, key, value }]),
    }
    const { cloud, time, seconds } = aWorld({ store })
    const owner = await cloud.signIn('owner')
    const before = await lineOf(owner)
    await owner.post('/maintain-s/data-plan/renew', FIVE(before['stationId']))
    seconds(300)
    left = 1
    await owner.get('/maintain-s/data-plan').catch(() => null)
    left = Infinity
    const next = aWorld({ store, now: () => time.now })
    const again = await next.cloud.signIn('owner')
    expect(momentOf((await lineOf(again))['validUntil'])).toBe(momentOf(before['validUntil'], 5))
    expect(await lastOf(again)).toMatchObject({ state: 'PAID' })
  })

  it('is refused without an address for the bill, extends nothing, and may be tried anew', async () => {
    const { who, before, renew, seconds } = await opened('+4915200000001')
    const order = (await renew()).json
    seconds(300)
    expect(await lastOf(who)).toMatchObject({ id: order['id'], state: 'FAILED' })
    expect((await lineOf(who))['validUntil']).toBe(before['validUntil'])
    const next = (await renew()).json
    expect(next).toMatchObject({ state: 'PENDING', repeated: false })
    expect(next['id']).not.toBe(order['id'])
  })
})

describe('S2-24 S2-23 receipts', () => {
  const PATH = '/user-s/acc/invoice'
  const HARBOUR = {
    name: 'Harbour Ltd',
    address: '1 Quay Street\nHull',
    taxNumber: 'GB 123',
    currency: 'GBP',
  }
  const buy = async (who: Caller, key: string) =>
    (await who.post('/message-s/credit/buy', { packageId: 'M500', key })).json

  it('say to whom they were billed then, in that currency, with a net and a tax that make the price', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    expect((await owner.get(PATH)).json).toMatchObject({ address: null, taxNumber: null, currency: 'EUR' })
    const first = await buy(owner, 'a')
    expect(first['seller']).toMatchObject({ name: expect.stringMatching(/./) as string })
    expect(first).toMatchObject({ price: 20, currency: 'EUR', net: 16.81, tax: 3.19, taxRate: 19 })
    expect((await owner.post(PATH, HARBOUR)).json).toEqual(HARBOUR)
    const offers = (await owner.get('/message-s/credit/package')).json as unknown as Json[]
    expect(new Set(offers.map(({ currency }) => currency))).toEqual(new Set(['GBP']))
    const { currency, ...billedTo } = HARBOUR
    const second = await buy(owner, 'b')
    expect(second).toMatchObject({ price: 17.2, currency, net: 14.45, tax: 2.75, billedTo })
    expect(second['receipt']).toMatch(/^R-2026-\d+$/)
    expect(second['receipt']).not.toBe(first['receipt'])
    const [, before] = rows((await owner.get('/message-s/credit/order')).json)
    expect(before).toEqual(first)
    // The same purchase again is the same receipt, whatever was changed meanwhile.
    expect(await buy(owner, 'a')).toEqual({ ...first, repeated: true })
  })

  it('are of what is paid alone, on the day that the bank answered', async () => {
    const { cloud, seconds, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const order = () =>
      owner.post('/maintain-s/data-plan/renew', { stationId: HOME, offerId: 'Y5', key: 'k' })
    expect((await order()).json).not.toHaveProperty('receipt')
    const paidTime = Math.floor(time.now / 1000) + 300
    seconds(900)
    expect((await order()).json).toMatchObject({ state: 'PAID', paidTime, repeated: true })
  })

  it('are billed to the organisation for all of its people, and refused without a name or with too much', async () => {
    const { cloud } = aWorld()
    const [owner, admin, manager] = await Promise.all(
      ['owner', 'admin', 'manager'].map((one) => cloud.signIn(one)),
    )
    if (!owner || !admin || !manager) throw new Error('nobody')
    await admin.post(PATH, HARBOUR)
    expect((await manager.get(PATH)).json).toEqual(HARBOUR)
    expect((await owner.get(PATH)).json).not.toEqual(HARBOUR)
    const save = (more: Json) => codeOf(admin.post(PATH, { ...HARBOUR, ...more }))
    expect(await save({ name: ' ' })).toBe('17')
    expect(await save({ currency: 'XAU' })).toBe('PARAM_ERROR')
    expect(await save({ address: 'x'.repeat(301) })).toBe('PARAM_ERROR')
    expect(await codeOf((await cloud.signIn('operator')).get(PATH))).toBe('21')
  })
})

describe('S2-24 credit for messages', () => {
  it('is bought once for a key, capped by the day, and one’s own', async () => {
    const { cloud } = aWorld()
    const [owner, admin] = [await cloud.signIn('owner'), await cloud.signIn('admin')]
    const buy = (packageId: string, key: string) => owner.post('/message-s/credit/buy', { packageId, key })
    expect((await owner.get('/message-s/credit')).json).toMatchObject({ balance: 20, dailyCap: null, sentToday: 0, sent: 0 })
    await Promise.all([buy('M100', 'a'), buy('M100', 'a'), buy('M100', 'a')])
    await buy('M500', 'b')
    expect((await owner.get('/message-s/credit')).json['balance']).toBe(620)
    expect(rows((await owner.get('/message-s/credit/order')).json)).toHaveLength(2)
    expect(await codeOf(buy('M1', 'c'))).toBe('PARAM_ERROR')
    const cap = (dailyCap: unknown) => owner.post('/message-s/credit/cap', { dailyCap })
    expect((await cap(30)).json).toMatchObject({ dailyCap: 30, balance: 620 })
    expect([await codeOf(cap(-1)), await codeOf(cap(1001)), await codeOf(cap('x'))]).toEqual(Array(3).fill('PARAM_ERROR'))
    expect((await cap(null)).json['dailyCap']).toBeNull()
    expect((await admin.get('/message-s/credit')).json['balance']).toBe(20)
  }) // oxfmt-ignore
})
