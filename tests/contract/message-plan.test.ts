import { describe, expect, it } from 'vitest'
import type { RecordValues } from '../../src/schema/codec'
import { id, page } from '../../src/transport/wire'
import { messagePlan, previewMessages, testMessage } from '../../src/transport/calls/message-plan'
import { cloudBench } from '../support/cloud-bench'

type Bench = ReturnType<typeof cloudBench>
const PLAN = 'account-message-plan'
const read = async (b: Bench, resource = PLAN) =>
  (await b.data.getOne<RecordValues & { id: string }>({ resource, id: 'own' })).data
const write = (b: Bench, variables: object, resource = PLAN) =>
  b.data.update({ resource, id: 'own', variables })
/** What came into the console about alarms: the plant of each. */
const messages = (size = 20) => ({
  method: 'POST' as const,
  path: '/message-s/message/search',
  query: { page: 1, size },
  body: { msgType: 'ALERT' },
  read: (raw: unknown) => page(raw, 'messages', (row) => ({ plantId: id(row['stationId']) })),
})
const alertsIn = async (b: Bench) => (await b.send(messages())).total ?? 0
const bench = async (account = 'admin') => {
  const b = cloudBench()
  await b.signIn(account)
  return b
}

describe('which message takes which way, ours', () => {
  it('S2-35 is kept, and what the form did not ask for stays', async () => {
    const b = await bench()
    expect(await read(b)).toMatchObject({ safety: ['inApp', 'push'], warning: [], digest: 'none', tags: [] })
    await write(b, { warning: ['email', 'inApp'], digest: 'daily' })
    expect(await read(b)).toMatchObject({
      safety: ['inApp', 'push'],
      warning: ['inApp', 'email'],
      digest: 'daily',
      quietFrom: '22:00',
    })
  })

  it('lets into the console what it says, and nothing else', async () => {
    const b = await bench()
    const before = await alertsIn(b)
    await write(b, { warning: ['inApp'], information: ['inApp'] })
    expect(await alertsIn(b)).toBeGreaterThan(before)
    await write(b, { fault: ['push'], warning: [], information: [], safety: ['push'] })
    expect(await alertsIn(b)).toBe(0)
  })

  it('covers plants with its tags only', async () => {
    const b = await bench()
    await write(b, { warning: ['inApp'], tags: ['no plant has this'] })
    expect(await alertsIn(b)).toBe(0)
  })

  it('covers the plants that it names, and of those with its tags beside them', async () => {
    const b = await bench()
    const all = (await b.data.getList({ resource: 'plants', pagination: { pageSize: 100 } })).data
    await write(b, { warning: ['inApp'], information: ['inApp'], fault: ['inApp'] })
    const shown = async () => {
      const page = await b.send(messages(1000))
      return new Set(page.rows.map(({ plantId }) => plantId))
    }
    const everywhere = [...(await shown())]
    expect(everywhere.length).toBeGreaterThan(1)
    const [one] = everywhere
    const saved = await write(b, { plants: [String(one)] })
    expect(saved.data).toMatchObject({ plants: [String(one)] })
    expect([...(await shown())]).toEqual([one])
    expect(await read(b)).toMatchObject({ plants: [String(one)], warning: ['inApp'] })
    // A tag that no plant has adds none.
    await write(b, { tags: ['no plant has this'] })
    expect([...(await shown())]).toEqual([one])
    await write(b, { plants: [String(all[0]?.id)], tags: [] })
    expect([...(await shown())].filter((id) => id !== Number(all[0]?.id))).toEqual([])
  })

  it('names no plant out of reach, and the preview counts only the plants that it covers', async () => {
    const b = await bench()
    await expect(write(b, { plants: ['63400030'] })).rejects.toMatchObject({ fault: { code: 'PARAM_ERROR' } })
    const now = await b.send(messagePlan())
    const loud = { ...now.channels, safety: ['push'], fault: ['push'], warning: ['push'] } as const
    const all = { ...now, channels: loud, quietFrom: '00:00', quietTo: '00:00' }
    const counted = async (plants: readonly number[]) => b.send(previewMessages({ ...all, plants }))
    const [every, one, two] = [
      await counted([]),
      await counted([63900010]),
      await counted([63900010, 63900013]),
    ]
    expect(one.events).toBeGreaterThan(0)
    expect(one.events).toBeLessThan(two.events)
    expect(two.events).toBeLessThan(every.events)
    expect(one.sent.push).toBeLessThanOrEqual(one.events)
  })

  it('the vendor’s coarse settings are a view of the same', async () => {
    const b = await bench()
    await write(b, { warning: ['email'] })
    expect(await read(b, 'account-message')).toMatchObject({ levels: ['warning', 'fault'], alertEmail: true })
    await write(b, { levels: ['fault'], alertEmail: false, quietTo: '06:00' }, 'account-message')
    expect(await read(b)).toMatchObject({ fault: ['inApp', 'push'], warning: [], quietTo: '06:00' })
  })

  it('safety alarms go silent only when somebody says that this is meant', async () => {
    const b = await bench()
    await expect(write(b, { safety: [] })).rejects.toMatchObject({
      fault: { code: 'PARAM_ERROR' },
    })
    expect(await read(b)).toMatchObject({ safety: ['inApp', 'push'] })
    await write(b, { safety: [], withoutSafety: true })
    expect(await read(b)).toMatchObject({ safety: [], withoutSafety: true })
    await write(b, { safety: ['inApp'] })
    expect(await read(b)).toMatchObject({ withoutSafety: false })
  })

  it('an e-mail goes only to somebody who has linked one', async () => {
    const b = cloudBench()
    await b.signIn('+49 1520 0000001')
    await expect(write(b, { fault: ['email'] })).rejects.toMatchObject({ fault: { code: 'PARAM_ERROR' } })
  })

  it('the preview counts what would have been sent: quiet hours and digests make it less', async () => {
    const b = await bench()
    const now = await b.send(messagePlan())
    const all = {
      ...now,
      channels: {
        ...now.channels,
        safety: ['push', 'email'],
        fault: ['push', 'email'],
        warning: ['push', 'email'],
      },
      quietFrom: '00:00',
      quietTo: '00:00',
    } as const
    const loud = await b.send(previewMessages(all))
    expect(loud.days).toBe(30)
    expect(loud.sent.push).toBeGreaterThan(0)
    expect(loud.sent.push).toBe(loud.sent.email)
    expect(loud.sent.push).toBeLessThanOrEqual(loud.events)
    const quiet = await b.send(previewMessages({ ...all, quietFrom: '06:00', quietTo: '20:00' }))
    expect(quiet.sent.push).toBeLessThan(loud.sent.push)
    expect(quiet.sent.email).toBe(loud.sent.email)
    const daily = await b.send(previewMessages({ ...all, digest: 'daily' }))
    const weekly = await b.send(previewMessages({ ...all, digest: 'weekly' }))
    expect(daily.sent.email).toBeLessThan(loud.sent.email)
    expect(weekly.sent.email).toBeLessThan(daily.sent.email)
    expect(await read(b)).toMatchObject({ warning: [] })
  })

  it('a test says where it went and how it reads', async () => {
    const b = await bench()
    expect(await b.send(testMessage('email', 'de'))).toMatchObject({
      to: 'admin@heliograph.example',
      title: 'Testnachricht',
    })
    await expect(b.send(testMessage('sms', 'de'))).rejects.toMatchObject({ fault: { code: 'PARAM_ERROR' } })
  })
})
