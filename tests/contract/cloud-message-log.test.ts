import { describe, expect, it } from 'vitest'
import type { Caller } from './cloud-client'
import { rows } from './cloud-client'
import { aWorld } from './cloud-world'

const CHANNELS = {
  safety: ['sms'],
  fault: ['sms', 'email'],
  warning: ['sms'],
  information: ['push'],
  notice: [],
}
const PLAN = { channels: CHANNELS, withoutSafety: 0, plants: [], tags: [], quietFrom: '00:00', quietTo: '00:00', digest: 'none' } // oxfmt-ignore
const DAY = 86_400

const plan = async (who: Caller, patch: object = {}) => {
  const { status } = await who.post('/message-s/setting/plan', { ...PLAN, ...patch })
  expect(status).toBe(200)
}
const log = async (who: Caller) => rows((await who.get('/message-s/log?page=1&size=5000&lan=en')).json)
const credit = async (who: Caller) => (await who.get('/message-s/credit?lan=en')).json
const texts = async (who: Caller) => (await log(who)).filter(({ channel }) => channel === 'sms')

const PHONE = '+49 1520 7654321'

/** An admin of many plants with a telephone, in whose fleet something happens every day; the session follows the days. */
async function anAdmin() {
  const world = aWorld({ plants: 150 })
  const first = await world.cloud.signIn('admin')
  const verifyCode = await world.code(PHONE, 'BIND', first)
  await first.post('/user-s/acc/bind', { identifier: PHONE, identityType: 1, verifyCode })
  const later = async (days: number) => {
    world.seconds(days * DAY)
    return await world.cloud.signIn('admin')
  }
  return { ...world, admin: first, later }
}

function grouped<K>(list: readonly Record<string, unknown>[], key: (one: Record<string, unknown>) => K) {
  const found = new Map<K, number>()
  for (const one of list) found.set(key(one), (found.get(key(one)) ?? 0) + 1)
  return [...found.values()]
}

describe('S2-24 S2-35 messages about alarms, ours', () => {
  it('nothing of before a plan was changed follows it, and credit is taken by what was sent since', async () => {
    const { admin, later, cloud } = await anAdmin()
    expect(await texts(admin)).toEqual([])
    await plan(admin)
    expect(await texts(admin)).toEqual([])
    expect(await credit(admin)).toMatchObject({ balance: 20, sent: 0, sentToday: 0, plants: [], alerts: [] })
    await admin.post('/message-s/credit/buy', { packageId: 'M2000', key: 'k' })
    const again = await later(9)
    const sent = await texts(again)
    expect(sent.length).toBeGreaterThan(3)
    expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(['SENT']))
    // One of the credit each; what goes other ways costs nothing.
    expect(new Set(sent.map(({ cost }) => cost))).toEqual(new Set([1]))
    const others = (await log(again)).filter(({ channel }) => channel !== 'sms')
    expect(others.filter(({ cost }) => cost !== 0)).toEqual([])
    const shown = await credit(again)
    expect(shown).toMatchObject({ balance: 2020 - sent.length, sent: sent.length, days: 30 })
    const counted = (list: unknown) => (list as { count: number }[]).map(({ count }) => count)
    expect(counted(shown['plants'])).toEqual([...counted(shown['plants'])].sort((one, other) => other - one))
    expect(counted(shown['alerts'])[0]).toBe(Math.max(...grouped(sent, ({ alertId }) => alertId)))
    expect(counted(shown['plants'])[0]).toBe(Math.max(...grouped(sent, ({ stationId }) => stationId)))
    // Nobody else's credit is touched.
    expect(await credit(await cloud.signIn('owner'))).toMatchObject({ balance: 20, sent: 0 })
  })

  it('stops with the credit and with the limit of a day, and says which', async () => {
    const { admin, later } = await anAdmin()
    await plan(admin)
    await admin.post('/message-s/credit/cap', { dailyCap: 2 })
    const again = await later(20)
    const all = await texts(again)
    const gone = all.filter(({ state }) => state === 'SENT')
    expect(Math.max(...grouped(gone, ({ time }) => Math.floor(Number(time) / DAY)))).toBe(2)
    expect(gone).toHaveLength(20)
    expect(all.map(({ state }) => state)).toContain('CAPPED')
    expect(all.map(({ state }) => state)).toContain('NO_CREDIT')
    expect(await credit(again)).toMatchObject({ balance: 0 })
    // What is bought now sends nothing of before.
    await again.post('/message-s/credit/buy', { packageId: 'M100', key: 'k' })
    expect(await credit(again)).toMatchObject({ balance: 100 })
    expect((await texts(again)).filter(({ state }) => state === 'SENT')).toHaveLength(20)
  })

  it('keeps back in quiet hours, collects mails, and hides most of each address', async () => {
    const { admin, later } = await anAdmin()
    const ways = {
      safety: ['email'],
      fault: ['push', 'email'],
      warning: ['push', 'email'],
      information: [],
      notice: [],
    }
    await plan(admin, { channels: ways, quietFrom: '00:00', quietTo: '23:45', digest: 'daily' })
    const all = await log(await later(3))
    expect(new Set(all.map(({ channel }) => channel))).toEqual(new Set(['push', 'email']))
    const of = (way: string) => all.filter(({ channel, time }) => channel === way && Number(time) > 0)
    expect(of('push').map(({ state }) => state)).toContain('QUIET')
    expect(of('email').map(({ state }) => state)).toContain('COLLECTED')
    for (const { to } of of('email')) expect(to).toBe('a***@heliograph.example')
    for (const { to } of of('push')) expect(to).toBe(null)
    const times = all.map(({ time }) => Number(time))
    expect(times).toEqual([...times].sort((one, other) => other - one))
  })

  it('who was notified of an alarm follows the plan of its time', async () => {
    const { admin, later } = await anAdmin()
    await plan(admin)
    const again = await later(9)
    const before = await texts(again)
    await plan(again, { channels: { ...CHANNELS, safety: ['push'], fault: [], warning: [] } })
    expect(await texts(again)).toEqual(before)
  })

  it.each([
    ['of danger alone', { safety: ['email', 'push'] }, 'daily', 'SENT'],
    ['of the rest', { fault: ['email', 'push'], warning: ['email', 'push'] }, 'daily', 'COLLECTED'],
    ['of the rest', { fault: ['email', 'push'], warning: ['email', 'push'] }, 'none', 'SENT'],
  ])(
    'a letter %s by %j and the digest "%s" is %s; what goes elsewhere goes at once',
    async (_, ways, digest, state) => {
      const { admin, later, time } = await anAdmin()
      const since = time.now / 1000
      const none = { safety: [], fault: [], warning: [], information: [], notice: [] }
      await plan(admin, { channels: { ...none, ...ways }, withoutSafety: 1, digest })
      // What went out before followed the plan of before.
      const sent = (await log(await later(20))).filter((one) => Number(one['time']) >= since)
      const of = (way: string) => sent.filter(({ channel }) => channel === way)
      expect(of('email').length).toBeGreaterThan(0)
      expect(new Set(of('email').map((one) => one['state']))).toEqual(new Set([state]))
      expect(new Set(of('push').map((one) => one['state']))).toEqual(new Set(['SENT']))
      expect(of('push')).toHaveLength(of('email').length)
      expect(new Set(of('email').map(({ to }) => to))).toEqual(new Set(['a***@heliograph.example']))
      expect(new Set(of('push').map(({ to }) => to))).toEqual(new Set([null]))
    },
  )

  it('the log goes back thirty days, in the language that is asked for', async () => {
    const { admin, later, time } = await anAdmin()
    await plan(admin)
    const who = await later(45)
    const now = time.now / 1000
    const times = (await log(who)).map((one) => Number(one['time']))
    expect(times.length).toBeGreaterThan(10)
    expect(Math.min(...times)).toBeGreaterThanOrEqual(now - 30 * DAY)
    expect(times).toEqual([...times].sort((one, other) => other - one))
    const names = async (lan: string) => {
      const { json } = await who.get(`/message-s/log?page=1&size=5000${lan}`)
      return rows(json).map(({ alertName }) => alertName)
    }
    expect(await names('')).toEqual(await names('&lan=en'))
    expect(await names('&lan=de')).not.toEqual(await names('&lan=en'))
  })
})
