import { describe, expect, it } from 'vitest'
import { customAsk, refusal } from '../../../tests/support/custom-ask'
import { FaultError } from '../../transport/fault-error'
import { dataPlanCalls, dataPlanOrderCalls, lineOf } from './data-plans'
import { found, gathered } from './gathered'
import { invoiceDataCalls } from './invoice-data'
import { messageCreditCalls } from './message-credit'
import { reminderCalls } from './reminders'

const PLAN = '/maintain-s/data-plan'
const CREDIT = '/message-s/credit'
const WINDOW = { page: 3, size: 50, field: 'id', direction: 'DESC' } as const
const NOTHING = { search: '', filters: [] }
const NOON = Date.UTC(2026, 0, 13, 12) / 1000
const DAY = 86_400

describe('data plans', () => {
  it('say how long they last by the calendar of the plant, how much is used, and when data is lost', async () => {
    const validUntil = Date.UTC(2026, 0, 14, 9) / 1000
    const data = [
      { stationId: 7, stationName: 'Seven', validUntil, memoryDays: 2, usedData: 30, dataLimit: 40 },
      { stationId: 8, validUntil, timezone: 'Pacific/Kiritimati', usedData: 30, dataLimit: 0 },
      { stationId: 9, usedData: null, dataLimit: 40 },
      { stationId: 10, usedData: 0, dataLimit: 40 },
      { stationId: 11, usedData: 5 },
    ]
    const { ask, sent } = customAsk({ [`GET ${PLAN}`]: { total: 5, data } }, { now: () => NOON })
    const rows = await dataPlanCalls.list?.(ask)
    expect(rows?.map(({ id, plant, left, lostFrom, share }) => [id, plant, left, lostFrom, share])).toEqual([
      [7, 'Seven', 1, validUntil + 2 * DAY, 75],
      [8, null, 0, null, null],
      [9, null, null, null, null],
      [10, null, null, null, 0],
      [11, null, null, null, null],
    ])
    expect(rows?.[0]).toMatchObject({ plantId: 7, validUntil })
    expect(rows?.[0]).not.toHaveProperty('plantName')
    expect(sent()).toEqual([[`GET ${PLAN}?page=1&size=1000`]])
  })

  it.each([
    [
      { state: 'EXPIRED', zone: 'UTC', lostFrom: 5, memory: 2 },
      { state: 'EXPIRED', zone: 'UTC', lostFrom: 5, memory: 2 },
    ],
    [
      { state: 'LOST', zone: 0, lostFrom: '5' },
      { state: null, zone: null, lostFrom: null, memory: null },
    ],
  ])('tell of a row %j what is lost and when', (row, line) => expect(lineOf(row)).toEqual(line))

  const renew = dataPlanCalls.actions?.['renew']
  const bought = (input: object, reply: (body: { stationId: number }) => unknown) => {
    const bench = customAsk({
      [`POST ${PLAN}/renew`]: ({ body }: { body: unknown }) => reply(body as { stationId: number }),
    })
    return { ...bench, work: renew?.({ ids: [7, '8'], input } as never, bench.ask) }
  }

  it('are renewed one by one, each under its own key', async () => {
    const { sent, work } = bought({ offer: 'Y1', keys: { 7: 'k7', 8: 'k8' } }, ({ stationId }) =>
      stationId === 7 ? { id: 1 } : refusal('24'),
    )
    expect((await work)?.map(({ id, outcome }) => [id, outcome])).toEqual([
      [7, 'done'],
      ['8', 'failed'],
    ])
    expect(sent()).toEqual([
      [`POST ${PLAN}/renew`, { stationId: 7, offerId: 'Y1', key: 'k7' }],
      [`POST ${PLAN}/renew`, { stationId: 8, offerId: 'Y1', key: 'k8' }],
    ])
  })

  it.each([[{}], [{ keys: null, offer: 5 }], [{ keys: { 7: 1 } }]])(
    'have no key and no offer where the form gives none: %j',
    async (input) => {
      const { sent, work } = bought(input, () => ({ id: 1 }))
      await work
      expect(sent()[0]).toEqual([`POST ${PLAN}/renew`, { stationId: 7, offerId: '', key: '' }])
    },
  )

  it('are not bought as far as is known while the answer for one of them is lost', async () => {
    const { work } = bought({}, ({ stationId }) =>
      stationId === 7 ? { id: 1 } : new FaultError({ kind: 'network' }),
    )
    await expect(work).rejects.toMatchObject({ fault: { kind: 'network' }, write: true })
  })

  it.each([
    ['autoOn', { offer: 'Y3' }, 'Y3'],
    ['autoOn', {}, null],
    ['autoOff', { offer: 'Y3' }, null],
  ])('%s with %j renews by %s', async (name, input, offerId) => {
    const { ask, sent } = customAsk({ [`POST ${PLAN}/auto-renew`]: { stationId: 7 } })
    const outcomes = await dataPlanCalls.actions?.[name]?.({ ids: ['7'], input } as never, ask)
    expect(outcomes).toEqual([{ id: '7', outcome: 'done', fault: null }])
    expect(sent()).toEqual([[`POST ${PLAN}/auto-renew`, { stationId: 7, offerId }]])
  })
})

describe('purchases', () => {
  const ORDER = { id: 5, stationId: 7, price: 12, messages: 100, months: 12 }

  it.each([
    ['of data plans', dataPlanOrderCalls, `${PLAN}/order`, { plant: 7, zone: 'Europe/Berlin' }],
    ['of messages', messageCreditCalls, `${CREDIT}/order`, { each: 1, zone: 'Europe/Berlin' }],
  ] as const)('%s are paged, and have the hours of the person', async (_, calls, path, more) => {
    const { ask, sent } = customAsk({ [`GET ${path}`]: { total: 120, data: [ORDER] } })
    const page = await calls.page?.(NOTHING, WINDOW, ask)
    expect(page?.total).toBe(120)
    expect(page?.data).toMatchObject([{ id: 5, price: 12, ...more }])
    expect(sent()).toEqual([[`GET ${path}?page=3&size=50`]])
  })

  it.each([
    ['of data plans', dataPlanOrderCalls, `${PLAN}/order`, { plant: 7, zone: 'Europe/Berlin' }],
    ['of messages', messageCreditCalls, `${CREDIT}/order`, { each: 1, zone: 'Europe/Berlin' }],
  ] as const)('one %s is looked for among all', async (_, calls, path, more) => {
    const { ask, sent } = customAsk({ [`GET ${path}`]: { total: 1, data: [ORDER] } })
    expect(await calls.one?.('5', ask)).toMatchObject({ id: 5, price: 12, ...more })
    await expect(calls.one?.(6, ask)).rejects.toMatchObject({ fault: { code: '18' } })
    expect(sent()[0]).toEqual([`GET ${path}?page=1&size=1000`])
  })

  it.each([
    ['create', { offer: 'M100', key: 'k' }, 'buy', { packageId: 'M100', key: 'k' }],
    ['create', { offer: null }, 'buy', { packageId: '', key: '' }],
    ['cap', { dailyCap: 20 }, 'cap', { dailyCap: 20 }],
    ['cap', { dailyCap: null }, 'cap', { dailyCap: null }],
    ['cap', { dailyCap: '20' }, 'cap', { dailyCap: null }],
  ])('messages: %s with %j is no record', async (name, values, path, body) => {
    const { ask, sent } = customAsk({ [`POST ${CREDIT}/${path}`]: { id: 1 } })
    expect(await messageCreditCalls.actions?.[name]?.({ ids: [], input: values } as never, ask)).toEqual([])
    expect(sent()).toEqual([[`POST ${CREDIT}/${path}`, body]])
  })
})

describe('pages of a list', () => {
  const pages = (total: number, sizes: readonly number[]) => {
    const asked: number[] = []
    let next = 0
    const ask = (at: number) => {
      asked.push(at)
      const rows = Array.from({ length: sizes[at - 1] ?? 0 }, () => ({ id: ++next }))
      return Promise.resolve({ total, rows })
    }
    return { ask, asked }
  }

  it.each([
    ['until all that were promised are there', 5, [2, 2, 1, 9], undefined, 5, [1, 2, 3]],
    ['until a page is empty, whatever was promised', 9, [2, 0, 2], undefined, 2, [1, 2]],
    ['until there are enough', 99, [2, 2, 2, 2], 3, 4, [1, 2]],
    ['and not at all where none is wanted', 99, [2], 0, 0, []],
  ])('are asked for %s', async (_, total, sizes, max, rows, at) => {
    const { ask, asked } = pages(total, sizes)
    expect(await gathered(ask, max)).toHaveLength(rows)
    expect(asked).toEqual(at)
  })

  it('hold the row of an id, whether it is a number or a text', async () => {
    expect(await found(pages(3, [2, 1]).ask, '3')).toEqual({ id: 3 })
    expect(await found(pages(3, [2, 1]).ask, 2)).toEqual({ id: 2 })
  })
})

describe('to whom purchases are billed', () => {
  const PATH = '/user-s/acc/invoice'
  const known = { name: 'Ada', address: 'Pier 1', taxNumber: 'T9', currency: 'EUR' }

  it('is one record, and keeps what a change does not name', async () => {
    const { ask, sent } = customAsk({ [`GET ${PATH}`]: known, [`POST ${PATH}`]: { ...known, name: 'Bo' } })
    expect(await invoiceDataCalls.one?.('own', ask)).toEqual({ id: 'own', ...known })
    expect(await invoiceDataCalls.update?.('own', { name: 'Bo' }, ask)).toEqual({ id: 'own', ...known, name: 'Bo' }) // oxfmt-ignore
    await invoiceDataCalls.update?.('own', { currency: 'BTC', address: ' ' }, ask)
    expect(sent().filter(([, body]) => body !== undefined)).toEqual([
      [`POST ${PATH}`, { ...known, name: 'Bo' }],
      [`POST ${PATH}`, { ...known, address: null, currency: null }],
    ])
  })
})

describe('reminders', () => {
  const PATH = '/message-s/setting/reminder'
  const known = { dataPlan: [30, 7], insurance: [60], document: [7], email: 1, hasEmail: 1 }
  const record = {
    id: 'own',
    dataPlan: ['30', '7'],
    insurance: ['60'],
    document: ['7'],
    email: true,
    hasEmail: true,
  }

  it.each([
    [{}, { dataPlan: [30, 7], insurance: [60], document: [7], email: 1 }],
    [
      { email: false, dataPlan: ['1', '14', '2'] },
      { dataPlan: [14, 1], insurance: [60], document: [7], email: 0 },
    ],
    [
      { email: 1, insurance: '60', document: ['30', '9'] },
      { dataPlan: [30, 7], insurance: [], document: [30], email: 0 },
    ],
  ])('are saved whole: the change %j', async (values, body) => {
    const { ask, sent } = customAsk({ [`GET ${PATH}`]: known, [`POST ${PATH}`]: known })
    expect(await reminderCalls.one?.('own', ask)).toEqual(record)
    expect(await reminderCalls.update?.('own', values, ask)).toEqual(record)
    expect(sent()[2]).toEqual([`POST ${PATH}`, body])
  })
})
