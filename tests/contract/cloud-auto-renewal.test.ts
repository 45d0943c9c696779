import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import { rows } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  ...{ dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Berlin' },
})
/** Day and second of the plant's clock, some years on: plans run by the calendar, through leap years. */
const momentOf = (epoch: unknown, years = 0) => {
  const text = CLOCK.format(Number(epoch) * 1000)
  return `${Number(text.slice(0, 4)) + years}${text.slice(4)}`
}

describe('S2-23 a plan that renews itself', () => {
  const AUTO = '/maintain-s/data-plan/auto-renew'
  /** The owner's first line, asked by somebody who signs in anew: years are longer than a session. */
  const opened = async (name: string) => {
    const world = aWorld()
    const ask = async () => {
      const who = await world.cloud.signIn(name)
      const [line = {}] = rows((await who.get('/maintain-s/data-plan')).json)
      return { who, line, orders: rows((await who.get('/maintain-s/data-plan/order')).json) }
    }
    const { who, line } = await ask()
    const auto = (offerId: unknown) => who.post(AUTO, { stationId: line['stationId'], offerId })
    const toEnd = () => world.seconds(Number(line['validUntil']) - world.time.now / 1000 + 60)
    return { ...world, ask, line, auto, toEnd }
  }

  it('is ordered once when it ends, at the price that was agreed on', async () => {
    const { ask, line, auto, toEnd } = await opened('owner')
    expect(line['autoRenew']).toBe(false)
    const on = (await auto('Y3')).json
    expect(on).toMatchObject({
      autoRenew: true,
      autoPrice: 12.9,
      autoCurrency: 'EUR',
      validUntil: line['validUntil'],
    })
    expect((await auto('Y3')).json).toEqual(on)
    expect((await ask()).orders).toEqual([])
    toEnd()
    await Promise.all([ask(), ask()])
    const after = await ask()
    expect(momentOf(after.line['validUntil'])).toBe(momentOf(line['validUntil'], 3))
    expect(after.line).toMatchObject({ autoRenew: true, offerId: 'Y3' })
    expect(after.orders).toMatchObject([
      {
        state: 'PAID',
        price: 12.9,
        offerId: 'Y3',
        createdTime: line['validUntil'],
        validUntil: after.line['validUntil'],
      },
    ])
  })

  it('is kept with its order and its number in one write, by the first call after it', async () => {
    const store = createMemoryStore()
    const kinds: string[][] = []
    const watched = {
      ...store,
      write(changes: Parameters<typeof store.write>[0]) {
        kinds.push(changes.map(({ kind }) => kind))
        store.write(changes)
      },
    }
    const { cloud, seconds, time } = aWorld({ store: watched })
    const [line = {}] = rows((await (await cloud.signIn('owner')).get('/maintain-s/data-plan')).json)
    await (await cloud.signIn('owner')).post(AUTO, { stationId: line['stationId'], offerId: 'Y3' })
    seconds(Number(line['validUntil']) - time.now / 1000 + 60)
    const owner = await cloud.signIn('owner')
    kinds.length = 0
    await owner.get('/maintain-s/data-plan/order')
    expect(kinds.map((one) => one.sort())).toEqual([['counter', 'dataPlan', 'order']])
  })

  it('ends where the payment fails, and is not tried again', async () => {
    const { ask, line, auto, toEnd } = await opened('+4915200000001')
    await auto('Y1')
    toEnd()
    await ask()
    const { line: after, orders } = await ask()
    expect(after).toMatchObject({ state: 'EXPIRED', autoRenew: false, validUntil: line['validUntil'] })
    expect(orders).toMatchObject([{ state: 'FAILED' }])
    expect(orders[0]).not.toHaveProperty('receipt')
  })

  it('just ends once it is switched off, and takes no offer that is none', async () => {
    const { ask, auto, toEnd } = await opened('owner')
    await auto('Y1')
    expect((await auto(null)).json).toMatchObject({ autoRenew: false, autoPrice: null })
    expect(await codeOf(auto('Y2'))).toBe('PARAM_ERROR')
    toEnd()
    const { line, orders } = await ask()
    expect([line['state'], orders]).toEqual(['EXPIRED', []])
  })
})
