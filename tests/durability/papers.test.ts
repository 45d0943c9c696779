import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { walked } from '../support/walk'
import { type Answer, type Client, clientOf, field, tokenOf } from './client'
import { startCloud } from './server'

const root = mkdtempSync(join(tmpdir(), 'heliograph-papers-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const PLANT = 63400030
const INSURANCE = '/maintain-s/insurance'
const PLANS = '/maintain-s/data-plan'
const CREDIT = '/message-s/credit'
const INVOICE = '/user-s/acc/invoice'
const TODAY = '2026-06-18T10'
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, ...Array<number>(9000).fill(46)])
/** `npm run walks` kills this often more, each time a little later. */
const MORE = Number(process.env['STEPS'] ?? 0)
/** Milliseconds until the server is killed while a step is on its way, or after its answer; in turns for each step. */
const KILLS: readonly (readonly (number | 'answered')[])[] = [
  [0, 'answered'],
  ...walked([['answered', 0]] as const, () => false),
  ...Array.from({ length: MORE }, (_, index) => [index]),
]

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
const rowsOf = (answer: Answer) => (field(answer, 'data') ?? []) as Record<string, unknown>[]

/** A cloud that is killed while each step is on its way and goes on at a later time; the step is sent again there. */
async function killed(when: (typeof KILLS)[number]) {
  const state = mkdtempSync(join(root, 'state-'))
  let server = await startCloud(state, { CLOUD_CLOCK: `${TODAY}:00:00Z` })
  const signedIn = async () => clientOf(await tokenOf(server.origin), () => server.origin)
  const owner = await signedIn()
  const reborn = async (time: string) => {
    await server.kill()
    server = await startCloud(state, { CLOUD_CLOCK: time })
    expect(server.said()).not.toMatch(/set aside|damaged/)
  }
  let steps = 0
  const step = async (send: () => Promise<Answer>, time: string): Promise<Answer> => {
    const now = when[steps++ % when.length] ?? 0
    const sent = send().catch(() => null)
    await (now === 'answered' ? sent : pause(now))
    await reborn(time)
    await sent
    return send()
  }
  return { owner, signedIn, step, reborn, end: () => server.kill() }
}

const planOf = async (owner: Client) =>
  rowsOf(await owner.get(`${PLANS}?size=50`)).find(({ stationId }) => stationId === PLANT)

describe('S2-26 S4-18 kill -9 between any two steps, sent again', () => {
  it.each(KILLS.map((when) => [when] as const))(
    'of a cover and a claim: one quote, one policy, one claim with its proof (kill: %j)',
    async (when) => {
      const { owner, step, reborn, end } = await killed(when)
      const cover = { stationId: PLANT, coverId: 'THEFT' }
      const quote = await step(() => owner.post(`${INSURANCE}/quote`, cover), `${TODAY}:05:00Z`)
      expect(quote.status).toBe(200)
      await reborn(`${TODAY}:16:00Z`)
      const accept = () =>
        owner.post(`${INSURANCE}/quote/accept`, { stationId: PLANT, id: field(quote, 'id') })
      const policy = await step(accept, `${TODAY}:16:30Z`)
      expect(policy.status).toBe(200)

      const photo = await step(() => owner.upload(PNG), `${TODAY}:17:00Z`)
      const claim = { ...cover, text: 'Two modules are gone', photos: [field(photo, 'url')] }
      const written = await step(() => owner.post(`${INSURANCE}/claim`, claim), `${TODAY}:18:00Z`)
      const submitted = await step(
        () => owner.post(`${INSURANCE}/claim`, { ...claim, id: field(written, 'id'), submit: true }),
        `${TODAY}:19:00Z`,
      )
      // What was handed in stays as it is.
      if (submitted.status !== 200) expect(field(submitted, 'code')).toBe('24')

      const evidence = async () => [
        (await owner.get(String(field(photo, 'url')))).body,
        (await owner.get(`/maintain-s/history/power/${String(PLANT)}/record?year=2026&month=6&day=17`)).body,
      ]
      const proof = await evidence()
      for (const time of ['20:00']) {
        await reborn(`${TODAY}:${time}Z`)
        expect(rowsOf(await owner.get(`${INSURANCE}/quote`)), time).toMatchObject([
          { id: field(quote, 'id'), state: 'ACCEPTED' },
        ])
        expect(rowsOf(await owner.get(`${INSURANCE}/policy`)), time).toMatchObject([
          { policyNo: field(policy, 'policyNo'), fromTime: field(policy, 'fromTime') },
        ])
        expect(rowsOf(await owner.get(`${INSURANCE}/claim`)), time).toMatchObject([
          { id: field(written, 'id'), state: 'SUBMITTED', text: claim.text, photos: claim.photos },
        ])
        expect(await evidence(), time).toEqual(proof)
      }
      await end()
    },
    120_000,
  )

  it.each(KILLS.map((when) => [when] as const))(
    'of a plan that renews itself, of a limit and of invoice data: one order for each end (kill: %j)',
    async (when) => {
      const { owner, signedIn, step, reborn, end } = await killed(when)
      const bill = { name: 'Harbour Bakery', address: 'Quay 1', taxNumber: 'DE1', currency: 'GBP' }
      expect((await step(() => owner.post(INVOICE, bill), `${TODAY}:01:00Z`)).body).toMatchObject(bill)
      expect(
        (await step(() => owner.post(`${CREDIT}/cap`, { dailyCap: 7 }), `${TODAY}:02:00Z`)).body,
      ).toMatchObject({ dailyCap: 7 })
      const agree = () => owner.post(`${PLANS}/auto-renew`, { stationId: PLANT, offerId: 'Y1' })
      expect((await step(agree, `${TODAY}:03:00Z`)).body).toMatchObject({
        autoRenew: true,
        autoCurrency: 'GBP',
      })
      const before = Number((await planOf(owner))?.['validUntil'])
      const after = (days: number) => new Date((before + days * 86_400) * 1000).toISOString()

      await reborn(after(1))
      const renewed = await signedIn()
      for (const time of [after(1.1), after(1.2)]) {
        expect((await step(() => renewed.get(`${PLANS}?size=50`), time)).status).toBe(200)
        const orders = rowsOf(await renewed.get(`${PLANS}/order?page=1&size=9`))
        expect(orders, time).toMatchObject([
          { state: 'PAID', currency: 'GBP', createdTime: before, billedTo: { name: bill.name } },
        ])
        const { validUntil } = (await planOf(renewed)) ?? {}
        expect(validUntil, time).toBe(orders[0]?.['validUntil'])
        expect(Math.round((Number(validUntil) - before) / 86_400), time).toBeOneOf([365, 366])
      }
      await end()
    },
    120_000,
  )
})
