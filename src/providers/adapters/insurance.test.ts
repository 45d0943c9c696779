import { describe, expect, it } from 'vitest'
import { customAsk, refusal } from '../../../tests/support/custom-ask'
import { insuranceClaimCalls, insurancePolicyCalls, insuranceQuoteCalls } from './insurance'

const BASE = '/maintain-s/insurance'
const PAPER = { id: 3, stationId: 7, coverId: 'YIELD', state: 'DRAFT', text: 'Hail', photos: ['/a.jpg'] }
const CLAIM_LIST = { [`GET ${BASE}/claim`]: { total: 1, data: [PAPER] } }
const WINDOW = { page: 2, size: 20, field: 'created', direction: 'DESC' } as const
const NOTHING = { search: '', filters: [] }
const input = { plant: '7' }

describe('papers of an insurance', () => {
  it.each([
    ['quotes', insuranceQuoteCalls, 'quote'],
    ['claims', insuranceClaimCalls, 'claim'],
  ] as const)(
    '%s are paged by the server, and name plant and cover as the form does',
    async (_, calls, path) => {
      const { ask, sent } = customAsk({ [`GET ${BASE}/${path}`]: { total: 41, data: [PAPER] } })
      const page = await calls.page?.(NOTHING, WINDOW, ask)
      expect(page?.total).toBe(41)
      expect(page?.data).toMatchObject([{ id: 3, plant: 7, cover: 'YIELD', zone: 'Europe/Berlin', state: 'DRAFT' }]) // oxfmt-ignore
      expect(page?.data[0]).not.toHaveProperty('plantId')
      expect(await calls.one?.('3', ask)).toEqual(page?.data[0])
      await expect(calls.one?.(4, ask)).rejects.toMatchObject({ fault: { code: '18', status: 404 } })
      expect(sent().slice(0, 2)).toEqual([
        [`GET ${BASE}/${path}?page=2&size=20`],
        [`GET ${BASE}/${path}?page=1&size=1000`],
      ])
    },
  )

  it.each([
    [
      { plant: '7', cover: ' YIELD ', history: true, performanceRatio: 81.5 },
      { stationId: 7, coverId: 'YIELD', alarmHistory: true, performanceRatio: 81.5 },
    ],
    [
      { plant: null, cover: null, history: 'true', performanceRatio: '81' },
      { stationId: 0, coverId: '', alarmHistory: false, performanceRatio: null },
    ],
    [{ plant: 'seven' }, { stationId: 0, coverId: '', alarmHistory: false, performanceRatio: null }],
  ])('a quote is asked for with %j', async (values, body) => {
    const { ask, sent } = customAsk({ [`POST ${BASE}/quote`]: PAPER })
    expect(await insuranceQuoteCalls.create?.(values, ask)).toMatchObject({ id: 3, plant: 7, cover: 'YIELD' })
    expect(sent()).toEqual([[`POST ${BASE}/quote`, body]])
  })

  it('offers are accepted each for itself, with the plant that they are for', async () => {
    const accept = insuranceQuoteCalls.actions?.['accept']
    const { ask, sent } = customAsk({
      [`POST ${BASE}/quote/accept`]: ({ body }: { body: unknown }) =>
        (body as { id: number }).id === 3 ? { id: 90 } : refusal('24'),
    })
    const outcomes = await accept?.({ ids: ['3', 4], input } as never, ask)
    expect(outcomes?.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['3', 'done'],
      [4, 'failed'],
    ])
    expect(sent()).toEqual([
      [`POST ${BASE}/quote/accept`, { id: 3, stationId: 7 }],
      [`POST ${BASE}/quote/accept`, { id: 4, stationId: 7 }],
    ])
  })
})

describe('policies', () => {
  const DAY = 86_400
  const NOON = Date.UTC(2026, 0, 13, 12) / 1000
  const rows = [
    { id: 1, stationId: 7, coverId: 'YIELD', untilTime: NOON + 90 * DAY, timezone: 'Europe/Berlin' },
    { id: 2, untilTime: NOON + 2 * DAY },
    { id: 3, untilTime: NOON - 1 },
    { id: 4 },
    // There it is the 14th already: 61 days by the calendar of London are 60 of this plant.
    { id: 5, untilTime: Date.UTC(2026, 2, 15, 9) / 1000, timezone: 'Pacific/Kiritimati' },
    { id: 6, untilTime: Date.UTC(2026, 2, 15, 9) / 1000 },
  ]

  it('are of the state that the calendar of their plant gives them', async () => {
    const { ask, sent } = customAsk({ [`GET ${BASE}/policy`]: { total: 6, data: rows } }, { now: () => NOON })
    const page = await insurancePolicyCalls.page?.(NOTHING, WINDOW, ask)
    expect(page?.total).toBe(6)
    expect(page?.data.map(({ id, state }) => [id, state])).toEqual([
      [1, 'RUNNING'],
      [2, 'ENDING'],
      [3, 'ENDED'],
      [4, null],
      [5, 'ENDING'],
      [6, 'RUNNING'],
    ])
    expect(page?.data[0]).toMatchObject({ plant: 7, cover: 'YIELD', zone: 'Europe/Berlin' })
    expect(await insurancePolicyCalls.one?.('2', ask)).toMatchObject({ id: 2, state: 'ENDING' })
    expect(sent()).toEqual([[`GET ${BASE}/policy?page=2&size=20`], [`GET ${BASE}/policy?page=1&size=1000`]])
  })
})

describe('claims', () => {
  it.each([
    [
      { plant: 7, cover: 'YIELD', text: ' Hail ', photos: ['/a.jpg'] },
      { stationId: 7, coverId: 'YIELD', text: 'Hail', photos: ['/a.jpg'], submit: false },
    ],
    [
      { plant: '7', photos: '/a.jpg' },
      { stationId: 7, coverId: '', text: '', photos: [], submit: false },
    ],
  ])('are drafts while they are written: %j', async (values, body) => {
    const { ask, sent } = customAsk({ [`POST ${BASE}/claim`]: PAPER })
    expect(await insuranceClaimCalls.create?.(values, ask)).toMatchObject({ id: 3, zone: 'Europe/Berlin' })
    expect(sent()).toEqual([[`POST ${BASE}/claim`, body]])
  })

  it('keep what a change does not name', async () => {
    const { ask, sent } = customAsk({ ...CLAIM_LIST, [`POST ${BASE}/claim`]: { ...PAPER, text: 'Storm' } })
    expect(await insuranceClaimCalls.update?.('3', { text: 'Storm' }, ask)).toMatchObject({ id: 3, text: 'Storm' }) // oxfmt-ignore
    expect(sent()[1]).toEqual([
      `POST ${BASE}/claim`,
      { id: 3, stationId: 7, coverId: 'YIELD', text: 'Storm', photos: ['/a.jpg'], submit: false },
    ])
  })

  it.each([
    ['DRAFT', true],
    ['unheard of', true],
    ['SUBMITTED', false],
    ['ACCEPTED', false],
  ])('are handed in once: a claim that is %s is sent: %s', async (state, isSent) => {
    const list = { [`GET ${BASE}/claim`]: { total: 1, data: [{ ...PAPER, state }] } }
    const { ask, sent } = customAsk({ ...list, [`POST ${BASE}/claim`]: PAPER })
    const outcomes = await insuranceClaimCalls.actions?.['submit']?.({ ids: [3], input: {} } as never, ask)
    expect(outcomes).toEqual([{ id: 3, outcome: 'done', fault: null }])
    expect(sent().slice(1)).toEqual(
      isSent
        ? [
            [
              `POST ${BASE}/claim`,
              { id: 3, stationId: 7, coverId: 'YIELD', text: 'Hail', photos: ['/a.jpg'], submit: true },
            ],
          ]
        : [],
    )
  })
})
