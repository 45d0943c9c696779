import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../mocks/cloud/store/store'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const HOME = 63400030
const QUOTE = '/maintain-s/insurance/quote'
/** A parameter is not what it should be. */
const PARAMETER = 'PARAM_ERROR'

describe('S1-67 S2-26 insurance', () => {
  it('a quote keeps whether the alarm history goes along; asked with another answer it is another quote', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    const ask = async (more: Json = {}) =>
      (await owner.post('/maintain-s/insurance/quote', { stationId: HOME, coverId: 'YIELD', ...more })).json
    const silent = await ask()
    expect(silent['alarmHistory']).toBe(false)
    const shown = await ask({ alarmHistory: true })
    expect(shown).toMatchObject({ alarmHistory: true })
    expect(shown['id']).not.toBe(silent['id'])
    // Only a plain yes is one.
    expect((await ask({ alarmHistory: 'no' }))['id']).toBe(silent['id'])
    const list = rows((await owner.get('/maintain-s/insurance/quote')).json)
    expect(list.map(({ alarmHistory }) => alarmHistory)).toEqual([true, false])
  })

  it.each([
    [84.2, 84.2],
    [0, 0],
    [150, 150],
    [null, null],
    [undefined, null],
  ])('a quote keeps a performance ratio of %s', async (performanceRatio, kept) => {
    const owner = await aWorld().cloud.signIn('owner')
    const { json } = await owner.post(QUOTE, { stationId: HOME, coverId: 'YIELD', performanceRatio })
    expect(json['performanceRatio']).toBe(kept)
  })

  it.each([-1, 150.1, '84', true])('refuses a performance ratio of %s', async (performanceRatio) => {
    const owner = await aWorld().cloud.signIn('owner')
    const reply = owner.post(QUOTE, { stationId: HOME, coverId: 'YIELD', performanceRatio })
    expect(await codeOf(reply)).toBe(PARAMETER)
  })

  const policies = async (who: Caller) => rows((await who.get('/maintain-s/insurance/policy')).json)

  it('an offer becomes one policy, however often and at once it is accepted, and survives a restart', async () => {
    const store = createMemoryStore()
    const { cloud, seconds, time } = aWorld({ store })
    const [owner, admin] = [await cloud.signIn('owner'), await cloud.signIn('admin')]
    const { id } = (await owner.post(QUOTE, { stationId: HOME, coverId: 'YIELD' })).json
    const accept = (who: Caller, more: Json = {}) =>
      who.post(`${QUOTE}/accept`, { stationId: HOME, id, ...more })
    expect(await codeOf(accept(owner))).toBe('24')
    seconds(600)
    const answers = await Promise.all([accept(owner), accept(owner), accept(owner)])
    const [first = {}, ...others] = answers.map(({ json }) => json)
    expect(first).toMatchObject({
      stationId: HOME,
      coverId: 'YIELD',
      premium: 52.92,
      currency: 'EUR',
      repeated: false,
    })
    expect(others).toEqual(others.map(() => ({ ...first, repeated: true })))
    expect(first['policyNo']).toMatch(/^HD-2026-\d+$/)
    expect(first['sumInsured']).toBeGreaterThan(0)
    // It runs from that moment to the end of a whole year of the plant's calendar.
    expect(first['fromTime']).toBe(Math.floor(time.now / 1000))
    const until = Number(first['untilTime'])
    const berlin = (epoch: number) =>
      new Date(epoch * 1000).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
    const [, day = ''] = berlin(Number(first['fromTime'])).slice(0, 10).split('2026-')
    expect(berlin(until + 1)).toBe(`2027-${day} 00:00:00`)
    expect(await codeOf(accept(admin))).toBe('22')
    expect(await codeOf(accept(owner, { id: 1 }))).toBe('18')
    expect(await policies(admin)).toEqual([])
    const again = await aWorld({ store, now: () => time.now }).cloud.signIn('owner')
    const { repeated: _, ...kept } = first
    expect(await policies(again)).toEqual([kept])
    expect(rows((await again.get(QUOTE)).json)).toMatchObject([{ id, state: 'ACCEPTED' }])
  })

  it('quotes after a while, and asks once', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    const ask = () => owner.post('/maintain-s/insurance/quote', { stationId: HOME, coverId: 'YIELD' })
    const first = (await ask()).json
    expect(first).toMatchObject({ state: 'REQUESTED', premium: null })
    expect((await ask()).json['id']).toBe(first['id'])
    seconds(600)
    const [quote] = rows((await owner.get('/maintain-s/insurance/quote')).json)
    expect(quote).toMatchObject({ id: first['id'], state: 'OFFERED', premium: 52.92 })
  })

  it('a claim is a draft until it is handed in, and then stays as it is', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    const save = (more: Json) =>
      owner.post('/maintain-s/insurance/claim', { stationId: HOME, coverId: 'THEFT', ...more })
    const { id } = (await save({ text: 'A module' })).json
    expect((await save({ id, text: 'Two modules' })).json).toMatchObject({ id, state: 'DRAFT' })
    expect(await codeOf(save({ id, text: ' ', submit: true }))).toBe('17')
    expect((await save({ id, text: 'Two modules', submit: true })).json['state']).toBe('SUBMITTED')
    expect(await codeOf(save({ id, text: 'Three' }))).toBe('24')
    seconds(1800)
    const list = rows((await owner.get('/maintain-s/insurance/claim')).json)
    expect(list).toMatchObject([{ id, state: 'REVIEWING', text: 'Two modules' }])
    expect(await codeOf(save({ id: 1, text: 'x' }))).toBe('18')
  })

  it('a claim that is written in the same words again within ten minutes is one claim, also when it is handed in', async () => {
    const { cloud, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    const save = async (more: Json = {}) =>
      (
        await owner.post('/maintain-s/insurance/claim', {
          ...{ stationId: HOME, coverId: 'THEFT', text: 'Gone', photos: ['/store-s/object/abc'] },
          ...more,
        })
      ).json
    const { id } = await save()
    seconds(599)
    expect((await save())['id']).toBe(id)
    for (const other of [{ text: 'Gone too' }, { photos: [] }, { coverId: 'YIELD' }])
      expect((await save(other))['id']).not.toBe(id)
    const sent = await save({ submit: true })
    expect(sent).toMatchObject({ id, state: 'SUBMITTED' })
    expect(await save({ submit: true })).toEqual(sent)
    expect(await save()).toEqual(sent)
    seconds(1)
    expect((await save())['id']).not.toBe(id)
  })

  describe('a claim that is handed in', () => {
    const DAY = 86_400
    const PHOTOS = ['/store-s/object/abc']
    const claimed = async (given: { insured: boolean; photos: readonly string[] }) => {
      const { cloud, seconds } = aWorld()
      const owner = await cloud.signIn('owner')
      if (given.insured) {
        const { id } = (await owner.post(QUOTE, { stationId: HOME, coverId: 'THEFT' })).json
        seconds(600)
        await owner.post(`${QUOTE}/accept`, { stationId: HOME, id })
      }
      const claim = { stationId: HOME, coverId: 'THEFT', text: 'Gone', photos: given.photos, submit: true }
      expect((await owner.post('/maintain-s/insurance/claim', claim)).json['state']).toBe('SUBMITTED')
      let passed = 0
      return async (after: number) => {
        seconds(after - passed)
        passed = after
        // Days are longer than a session.
        const again = await cloud.signIn('owner')
        return rows((await again.get('/maintain-s/insurance/claim')).json)[0] ?? {}
      }
    }

    it('is looked at, accepted and paid where a policy covers it and photos show it', async () => {
      const at = await claimed({ insured: true, photos: PHOTOS })
      const states = []
      for (const after of [1799, 1800, 2 * DAY - 1, 2 * DAY, 5 * DAY - 1, 5 * DAY]) {
        states.push((await at(after))['state'])
      }
      expect(states).toEqual(['SUBMITTED', 'REVIEWING', 'REVIEWING', 'ACCEPTED', 'ACCEPTED', 'PAID'])
      expect(await at(6 * DAY)).toMatchObject({ photos: PHOTOS, decidedTime: expect.any(Number) as number })
    })

    it.each([
      ['NOT_COVERED', false, PHOTOS],
      ['NO_PROOF', true, []],
    ] as const)('is refused with the reason %s, for good', async (refusal, insured, photos) => {
      const at = await claimed({ insured, photos })
      expect(await at(2 * DAY - 1)).not.toHaveProperty('refusal')
      expect(await at(2 * DAY)).toMatchObject({ state: 'REFUSED', refusal })
      expect(await at(30 * DAY)).toMatchObject({ state: 'REFUSED', refusal })
    })

    it('takes nine photos, and nothing that is none', async () => {
      const owner = await aWorld().cloud.signIn('owner')
      const save = (photos: unknown) =>
        owner.post('/maintain-s/insurance/claim', { stationId: HOME, coverId: 'THEFT', text: 'x', photos })
      expect((await save(Array(9).fill(PHOTOS[0]))).status).toBe(200)
      for (const photos of [Array(10).fill(PHOTOS[0]), ['javascript:alert(1)'], 'x', [7]])
        expect(await codeOf(save(photos))).toBe('PARAM_ERROR')
    })
  })
})
