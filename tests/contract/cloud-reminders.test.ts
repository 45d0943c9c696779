import { describe, expect, it } from 'vitest'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const AT = '/message-s/setting/reminder'
const DAY = 86_400

const messages = async (who: Caller) =>
  rows((await who.post('/message-s/message/search', { lan: 'en', size: 1000 })).json).filter(({ title }) =>
    /(ends|expires) soon$/.test(String(title)),
  )
const plans = async (who: Caller) => rows((await who.get('/maintain-s/data-plan?size=1000')).json)
const setting = (more: Json = {}) => ({ dataPlan: [30, 7], insurance: [1], document: [7], email: 1, ...more })

describe('S1-65 S1-67 S2-23 S2-26 reminders of what ends, ours beyond the vendor’s', () => {
  it('are kept by identity: days that can be chosen and no others, an e-mail only to an address', async () => {
    const { cloud } = aWorld()
    const owner = await cloud.signIn('owner')
    expect((await owner.get(AT)).json).toEqual({
      dataPlan: [30, 7],
      insurance: [30, 7],
      document: [30, 7],
      email: 0,
      hasEmail: 1,
    })
    expect((await owner.post(AT, setting())).json).toEqual({ ...setting(), hasEmail: 1 })
    expect((await owner.get(AT)).json).toEqual({ ...setting(), hasEmail: 1 })
    for (const wrong of [{ dataPlan: [3] }, { insurance: '1' }, { dataPlan: ['30', 30] }, { document: [8] }])
      expect(await codeOf(owner.post(AT, setting(wrong)))).toBe('PARAM_ERROR')
    const phone = await cloud.signIn('+4915200000001')
    expect(await codeOf(phone.post(AT, setting()))).toBe('PARAM_ERROR')
    expect((await phone.post(AT, setting({ email: 0 }))).json).toMatchObject({ email: 0, hasEmail: 0 })
  })

  it('a data plan that ends is among the messages from its day on, and sent by mail once, unless it renews itself', async () => {
    const { cloud, letters, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const [plan] = await plans(owner)
    await owner.post(AT, setting())
    const end = Number(plan?.['validUntil'])
    const mails = () => letters.filter(({ scene }) => scene === 'REMINDER')
    const pass = async (epoch: number) => {
      time.now = epoch * 1000
      return cloud.signIn('owner')
    }
    const about = async (who: Caller) =>
      (await messages(who)).filter(({ stationId }) => stationId === plan?.['stationId'])
    expect(await about(await pass(end - 30 * DAY - 90))).toEqual([])
    const before = mails().length
    const found = await about(await pass(end - 30 * DAY + 90))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ msgType: 'NOTICE', createdDate: end - 30 * DAY, readFlag: 0 })
    expect(found[0]?.['content']).toMatch(
      /: A data plan ends soon \(20\d\d-\d\d-\d\d\)\. After that the logger keeps data for at most 14 days; then it is lost\.$/,
    )
    await pass(end - 30 * DAY + 300)
    expect(mails().slice(before)).toEqual([
      {
        to: 'owner@heliograph.example',
        scene: 'REMINDER',
        code: '',
        link: '/application/detail/deviceCharge',
      },
    ])
    // Read is read, and what renews itself has no end to be told of.
    const reader = await pass(end - 30 * DAY + 600)
    await reader.post('/message-s/message/read', { ids: [found[0]?.['id']] })
    expect((await about(reader))[0]).toMatchObject({ readFlag: 1 })
    await reader.post('/maintain-s/data-plan/auto-renew', { stationId: plan?.['stationId'], offerId: 'Y1' })
    expect(await about(await pass(end - 7 * DAY + 90))).toEqual([])
  })

  it('a cover that ends is told of on the day before, with the day of the plant; not to somebody else', async () => {
    const { cloud, letters, seconds, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const { id } = (
      await owner.post('/maintain-s/insurance/quote', { stationId: 63400030, coverId: 'YIELD' })
    ).json
    seconds(600)
    const policy = (await owner.post('/maintain-s/insurance/quote/accept', { stationId: 63400030, id })).json
    await owner.post(AT, setting({ dataPlan: [] }))
    time.now = (Number(policy['untilTime']) - DAY + 90) * 1000
    const [found] = await messages(await cloud.signIn('owner'))
    expect(found?.['content']).toMatch(/: Insurance cover ends soon \(2027-\d\d-\d\d\)$/)
    expect(letters.filter(({ scene }) => scene === 'REMINDER')).toEqual([
      expect.objectContaining({ link: '/application/detail/insurance/policies' }),
    ])
    const others = await messages(await cloud.signIn('admin'))
    expect(others.filter(({ title }) => title === 'Insurance cover ends soon')).toEqual([])
  })

  it('a document that expires is announced to those who may change its plant, with its name and its last day', async () => {
    const { cloud, letters, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const paper = { kind: 'WARRANTY', name: 'Inverter', url: '/store-s/object/x#w.pdf' }
    for (const expires of ['2026-09-30', '2026-09-30', null])
      await owner.post('/maintain-s/station/63400030/document', { ...paper, expires })
    await owner.post(AT, setting({ dataPlan: [], insurance: [] }))
    const last = Date.UTC(2026, 8, 30, 22) / 1000 - 1
    const announced = async (name: string) =>
      (await messages(await cloud.signIn(name))).filter(({ title }) => title === 'A document expires soon')
    time.now = (last - 7 * DAY - 1) * 1000
    expect(await announced('owner')).toEqual([])
    time.now += 91_000
    const found = await announced('owner')
    expect(found.map(({ content, createdDate }) => [content, createdDate])).toEqual(
      Array.from({ length: 2 }, () => [
        expect.stringMatching(/^.+, Inverter: A document expires soon \(2026-09-30\)$/),
        last - 7 * DAY,
      ]),
    )
    expect(new Set(found.map(({ id }) => id)).size).toBe(2)
    expect(letters.filter(({ scene }) => scene === 'REMINDER').at(-1)).toMatchObject({
      link: '/plant/infos/detail',
    })
    expect(await announced('viewer')).toEqual([])
    time.now = (last + 1) * 1000
    expect(await announced('owner')).toEqual([])
  })

  it.each([
    [-1, false],
    [0, true],
  ])('is due from the second on that it is asked for: %i s after it, told %s', async (late, told) => {
    const { cloud, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const [plan] = await plans(owner)
    await owner.post(AT, setting({ dataPlan: [7] }))
    // Somebody else keeps the days that were there from the beginning.
    expect((await (await cloud.signIn('weak')).get(AT)).json).toMatchObject({ dataPlan: [30, 7], email: 0 })
    const due = Number(plan?.['validUntil']) - 7 * DAY
    time.now = (due + late) * 1000
    const found = await messages(await cloud.signIn('owner'))
    const own = found.filter(({ stationId }) => stationId === plan?.['stationId'])
    expect(own.map(({ createdDate }) => createdDate)).toEqual(told ? [due] : [])
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  })

  it('of what has ended meanwhile is not told any more', async () => {
    const { cloud, letters, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const all = await plans(owner)
    await owner.post(AT, setting({ dataPlan: [1] }))
    const end = Math.max(...all.map(({ validUntil }) => Number(validUntil)))
    time.now = (end + 1) * 1000
    expect(await messages(await cloud.signIn('owner'))).toEqual([])
    expect(letters.filter(({ scene }) => scene === 'REMINDER')).toEqual([])
  })

  it.each([
    ['en', '. '],
    ['de', '. '],
    ['zh', '。'],
    ['ja', '。'],
  ])('is told in %s with a stop as it is set there', async (lan, stop) => {
    const { cloud, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const [plan] = await plans(owner)
    time.now = (Number(plan?.['validUntil']) - 7 * DAY) * 1000
    const reader = await cloud.signIn('owner')
    const { json } = await reader.post('/message-s/message/search', { lan, size: 1000 })
    const told = rows(json).find(({ id }) => String(id).startsWith(`notice1${String(plan?.['stationId'])}`))
    const [said = '', then = ''] = String(told?.['content']).split(stop)
    expect(said).toMatch(/: .+ \(20\d\d-\d\d-\d\d\)$/)
    expect(then).toContain('14')
    expect(said).toContain(String(plan?.['stationName']))
  })

  it('what is due by mail is looked for once a minute', async () => {
    const { cloud, letters, time } = aWorld()
    const owner = await cloud.signIn('owner')
    const [plan] = await plans(owner)
    await owner.post(AT, setting({ dataPlan: [7] }))
    const due = Number(plan?.['validUntil']) - 7 * DAY
    const mails = async (late: number) => {
      time.now = (due + late) * 1000
      await cloud.get('/maintain-s/capabilities')
      return letters.filter(({ scene }) => scene === 'REMINDER').length
    }
    const before = await mails(-30)
    expect([await mails(0), await mails(29), await mails(30), await mails(90)]).toEqual([
      ...[before, before, before + 1, before + 1],
    ])
  })

  it('who may not change their own account has none to set', async () => {
    const { cloud } = aWorld()
    expect(await codeOf((await cloud.signIn('operator')).get(AT))).toBe('21')
  })
})
