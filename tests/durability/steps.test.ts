import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { FULL, walked } from '../support/walk'
import { type Answer, type Client, clientOf, field, tokenOf } from './client'
import { type Running, startCloud } from './server'

const root = mkdtempSync(join(tmpdir(), 'heliograph-steps-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const PLANT = 63400030
const LEAVER = 'weak@heliograph.example'
const DRAFT = '/user-s/acc/revoke/draft'
const REVOKE = '/user-s/acc/revoke'
const EXPORT = '/user-s/acc/export'
const RENEW = '/maintain-s/data-plan/renew'
const BUY = '/message-s/credit/buy'
/** Longest time until the kill while the last steps are on their way, ms. */
const LONGEST = 120
/** `npm run walks` kills this often more, each time a little later. */
const MORE = Number(process.env['STEPS'] ?? 0)
/** When the server is killed while the last steps are on their way: at the first answer, after all, or milliseconds. */
const KILLS = [
  ...(['first', 'all'] as const),
  ...walked([0, 40], () => false),
  ...Array.from({ length: MORE }, (_, index) => Math.round((LONGEST * (index + 1)) / MORE)),
]

/** Steps that are written down before the last ones: they are the same however those end, and one way kills after each. */
const DRAFTS = ['plants', 'export', 'code']

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
const rowsOf = (answer: Answer) => (field(answer, 'data') ?? []) as Record<string, unknown>[]
const planOf = async (client: Client) =>
  rowsOf(await client.get('/maintain-s/data-plan?size=50')).find(({ stationId }) => stationId === PLANT)

async function mailed({ origin }: Running): Promise<string> {
  const letters = (await (await fetch(`${origin}/__cloud/mailbox`)).json()) as { to: string; code: string }[]
  return letters.findLast(({ to }) => to === LEAVER)?.code ?? ''
}

describe('S2-23 S2-24 S2-38 S2-39 kill -9 between any two steps', () => {
  it.each(KILLS)(
    'of a cancellation, an export and a payment loses nothing and does nothing twice (last kill: %s)',
    async (when) => {
      const state = mkdtempSync(join(root, 'state-'))
      const start = () => startCloud(state, { CLOUD_CONTROL: '1' })
      let server = await start()
      const origin = () => server.origin
      const owner = clientOf(await tokenOf(server.origin), origin)
      const leaver = clientOf(await tokenOf(server.origin, 'weak'), origin)
      const reborn = async () => {
        await server.kill()
        server = await start()
      }
      for (const step of DRAFTS) {
        expect((await leaver.post(DRAFT, { step, reason: 'sold' })).status).toBe(200)
        if (FULL || when === 'first') await reborn()
        expect((await leaver.get(DRAFT)).body).toEqual({ step, reason: 'sold' })
      }
      await leaver.post('/user-s/acc/verify-code', { identifier: LEAVER, scene: 'REVOKE' })
      const verifyCode = await mailed(server)
      await reborn()
      const before = Number((await planOf(owner))?.['validUntil'])
      const last = () => [
        leaver.post(REVOKE, { verifyCode, reason: 'sold' }),
        owner.post(EXPORT, { plantIds: [PLANT], key: 'e1' }),
        owner.post(RENEW, { stationId: PLANT, offerId: 'Y1', key: 'p1' }),
        owner.post(BUY, { packageId: 'M100', key: 'm1' }),
      ]
      const calls = last()
      const sent = Promise.allSettled(calls)
      await (when === 'all' ? sent : when === 'first' ? Promise.any(calls) : pause(when))
      await reborn()
      await sent
      const [revoked, ...again] = await Promise.all(last())
      expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
      // What was asked for before cannot be asked for again.
      if (revoked?.status !== 200) expect(revoked && field(revoked, 'code')).toBe('41')
      for (const round of ['sent again', 'after one more kill']) {
        const check = await leaver.get(`${REVOKE}/check`)
        expect(check.body, round).toMatchObject({ state: 'PROCESSING', reference: '410001' })
        expect(field(await owner.get(EXPORT), 'jobs'), round).toHaveLength(1)
        const [order, ...others] = rowsOf(await owner.get('/maintain-s/data-plan/order?page=1&size=9'))
        expect(others, round).toEqual([])
        const { validUntil } = (await planOf(owner)) ?? {}
        expect(validUntil, round).toBe(order?.['validUntil'])
        expect(Math.round((Number(validUntil) - before) / 86_400), round).toBeOneOf([365, 366])
        expect(field(await owner.get('/message-s/credit'), 'balance'), round).toBe(120)
        if (round === 'sent again') await reborn()
      }
      await server.kill()
    },
    120_000,
  )

  it('of a payment that waits for the bank, and of an export that is ready and fetched, neither', async () => {
    const state = mkdtempSync(join(root, 'state-'))
    let server = await startCloud(state, { CLOUD_CLOCK: '2026-06-18T10:00:00Z' })
    const owner = clientOf(await tokenOf(server.origin), () => server.origin)
    const reborn = async (time: string) => {
      await server.kill()
      server = await startCloud(state, { CLOUD_CLOCK: `2026-06-18T${time}:00Z` })
    }
    const renew = () => owner.post(RENEW, { stationId: PLANT, offerId: 'Y5', key: 'p5' })
    const orders = async () => rowsOf(await owner.get('/maintain-s/data-plan/order?page=1&size=9'))
    const until = async () => Number((await planOf(owner))?.['validUntil'])
    const before = await until()
    await renew()
    await owner.post(EXPORT, { plantIds: [PLANT], format: 'CSV', key: 'e1' })

    await reborn('10:01')
    expect((await renew()).body).toMatchObject({ state: 'PENDING', repeated: true })
    expect([await orders(), await until()]).toEqual([[expect.objectContaining({ state: 'PENDING' })], before])

    const files = new Set<unknown>()
    for (const time of ['10:13', '10:13']) {
      await reborn(time)
      expect((await renew()).body, time).toMatchObject({ state: 'PAID', repeated: true })
      expect(await orders(), time).toHaveLength(1)
      expect(Math.round(((await until()) - before) / 86_400), time).toBeOneOf([1826, 1827])
      const [job, ...others] = field(await owner.get(EXPORT), 'jobs') as Record<string, unknown>[]
      expect([job?.['state'], others], time).toEqual(['READY', []])
      const file = await owner.get(`${EXPORT}/${String(job?.['id'])}/file`)
      expect(file.status, time).toBe(200)
      files.add(file.body)
    }
    expect(files.size).toBe(1)
    await server.kill()
  }, 120_000)
})
