import { describe, expect, it } from 'vitest'
import type { Caller, Json } from './cloud-client'
import { rows } from './cloud-client'
import { aWorld, codeOf, refusalOf } from './cloud-world'

const MESSAGES = '/message-s/message'
const SETTING = '/message-s/setting'
const PLAN = `${SETTING}/plan`
const ALERTS = '/maintain-s/operating/alert/search?size=1000'
const WEEK = 7 * 86_400
const KINDS = ['safety', 'fault', 'warning', 'information', 'notice'] as const
const plan = (channels: Json = {}, rest: Json = {}) => ({
  channels: { ...Object.fromEntries(KINDS.map((kind) => [kind, ['inApp']])), ...channels },
  ...{
    withoutSafety: 0,
    plants: [],
    tags: [],
    quietFrom: '22:00',
    quietTo: '07:00',
    digest: 'none',
    ...rest,
  },
})
const found = async (caller: Caller, body: Json = {}) =>
  rows((await caller.post(`${MESSAGES}/search?size=1000`, { lan: 'en', ...body })).json)
const unread = async (caller: Caller, query = '') =>
  Number((await caller.get(`${MESSAGES}/unreaded/total${query}`)).text)

async function withAlarms(name = 'admin') {
  const world = aWorld({ plants: 60, control: true })
  await world.cloud.post('/__cloud/alarms', { cause: 'string-fault', plants: 4, count: 4 })
  return { ...world, now: world.time.now / 1000, caller: await world.cloud.signIn(name) }
}
/** Word of the plan for an alarm. */
const kindOf = ({ influence, level }: Json) =>
  Number(influence) >= 2 ? 'safety' : ['information', 'warning', 'fault'][Number(level)]
const clock = (at: number, zone: unknown) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: String(zone), hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at * 1000) // oxfmt-ignore

describe('messages', () => {
  it.each(KINDS)('of the kind %s are in the console as the plan says, a week of them', async (kind) => {
    const { caller, now } = await withAlarms()
    const silent = Object.fromEntries(KINDS.filter((one) => one !== kind).map((one) => [one, ['push']]))
    await caller.post(PLAN, plan(silent))
    const list = await found(caller)
    if (kind === 'notice') {
      expect(list).toMatchObject([{ msgType: 'NOTICE', stationId: null, readFlag: 0 }])
      expect(new Date(Number(list[0]?.['createdDate']) * 1000).toISOString()).toBe('2026-06-16T00:00:00.000Z')
      expect(list[0]?.['id']).toBe(`notice${String(list[0]?.['createdDate'])}`)
      return
    }
    const alarms = rows((await caller.post(ALERTS, { language: 'en', startTime: now - WEEK })).json)
    const meant = alarms.filter((row) => kindOf(row) === kind)
    expect(list.map(({ createdDate, title }) => [createdDate, title])).toEqual(
      meant.map(({ alertTime, showName }) => [alertTime, showName]),
    )
    for (const { id, msgType, content, title, stationId } of list) {
      expect(String(id)).toMatch(new RegExp(`^${String(stationId)}88\\d\\d\\d{10}$`))
      expect([msgType, String(content).endsWith(`: ${String(title)}`)]).toEqual(['ALERT', true])
    }
  })

  it('are searched by kind and by whether they were read, the newest first', async () => {
    const { caller } = await withAlarms()
    await caller.post(PLAN, plan())
    const all = await found(caller)
    const dates = all.map(({ createdDate }) => Number(createdDate))
    expect(dates).toEqual([...dates].sort((a, b) => b - a))
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const [alerts, notices] = [await found(caller, { msgType: 'ALERT' }), await found(caller, { msgType: 'NOTICE' })]
    expect(alerts.length).toBeGreaterThan(3)
    expect([notices.length, alerts.length + notices.length]).toEqual([1, all.length])
    expect(await unread(caller)).toBe(all.length)
    expect([await unread(caller, '?msgTypes=NOTICE'), await unread(caller, '?msgTypes=NOTICE,ALERT')]).toEqual([1, all.length])
    expect(await unread(caller, '?msgTypes=OTHER')).toBe(0)
    const first = alerts.slice(0, 2).map(({ id }) => id)
    await caller.post(`${MESSAGES}/read`, { ids: [...first, 'notice', 'x', { id: 1 }] })
    await caller.post(`${MESSAGES}/read`, { ids: [notices[0]?.['id']] })
    expect(await unread(caller)).toBe(all.length - 3)
    expect(await unread(caller, '?msgTypes=NOTICE')).toBe(0)
    expect((await found(caller, { readFlag: 1 })).map(({ id }) => id).sort()).toEqual([...first, notices[0]?.['id']].sort())
    expect(await found(caller, { readFlag: '0' })).toHaveLength(all.length - 3)
    for (const readFlag of ['', null]) expect(await found(caller, { readFlag })).toHaveLength(all.length)
    await caller.post(`${MESSAGES}/read`, {})
    expect(await unread(caller)).toBe(0)
  }) // oxfmt-ignore

  it('speak the language that is asked for, by body or address, else that of the account', async () => {
    const { caller } = await withAlarms()
    const title = async (path: string, body?: Json) =>
      rows((await caller.post(`${MESSAGES}/search${path}`, body)).json).find(({ msgType }) => msgType === 'NOTICE')?.['title']
    const [german, english] = [await title('', { lan: 'de' }), await title('', { lan: 'en' })]
    expect(german).not.toBe(english)
    expect(await title('?lan=de')).toBe(german)
    expect(await title('?lan=de', { lan: 'en' })).toBe(english)
  }) // oxfmt-ignore

  it('name the plants that the plan means alone', async () => {
    const { caller } = await withAlarms()
    await caller.post(PLAN, plan())
    const alerts = await found(caller, { msgType: 'ALERT' })
    const plant = alerts[0]?.['stationId']
    await caller.post(`/maintain-s/station/${String(alerts.at(-1)?.['stationId'])}/tag`, { tags: ['watched'] })
    await caller.post(PLAN, plan({}, { plants: [plant], tags: ['watched'] }))
    const both = [plant, alerts.at(-1)?.['stationId']]
    expect(await found(caller, { msgType: 'ALERT' })).toEqual(alerts.filter(({ stationId }) => both.includes(stationId)))
  }) // oxfmt-ignore
})

describe('the coarse settings of the vendor', () => {
  it('are a view of the plan, and change what they name', async () => {
    const { caller } = await withAlarms()
    const before = { alertPush: 1, alertEmail: 0, noticePush: 1, levels: [2], quietFrom: '22:00', quietTo: '07:00' }
    expect((await caller.get(SETTING)).json).toEqual(before)
    const after = { ...before, alertPush: 0, alertEmail: 1, levels: [0, 2], quietTo: '06:30' }
    const patch = { alertPush: 0, alertEmail: 1, levels: [2, 0], quietTo: '06:30', other: 1 }
    expect((await caller.post(SETTING, patch)).json).toEqual(after)
    expect((await caller.get(PLAN)).json).toMatchObject({
      channels: {
        ...{ safety: ['inApp', 'email'], fault: ['inApp', 'email'], warning: [], information: ['inApp', 'email'] },
        notice: ['inApp', 'push'],
      },
      ...{ quietFrom: '22:00', quietTo: '06:30', digest: 'none' },
    })
    expect((await caller.post(SETTING, { noticePush: 0, levels: [] })).json).toMatchObject({ noticePush: 0, levels: [] })
    expect((await caller.get(PLAN)).json).toMatchObject({ channels: { safety: ['inApp', 'email'], notice: ['inApp'] } })
  }) // oxfmt-ignore

  it.each<[Json, unknown]>([
    [{}, ['17', 'setting']],
    [{ other: 1 }, ['17', 'setting']],
    [{ alertPush: 2 }, ['PARAM_ERROR', 'alertPush']],
    [{ alertEmail: true }, ['PARAM_ERROR', 'alertEmail']],
    [{ noticePush: '1' }, ['PARAM_ERROR', 'noticePush']],
    [{ levels: [3] }, ['PARAM_ERROR', 'levels']],
    [{ levels: 1 }, ['PARAM_ERROR', 'levels']],
    [{ quietFrom: '24:00' }, ['PARAM_ERROR', 'quietFrom']],
    [{ quietFrom: '23:59' }, 'fine'],
    [{ quietTo: '7:00' }, ['PARAM_ERROR', 'quietTo']],
    [{ quietTo: '19:60' }, ['PARAM_ERROR', 'quietTo']],
    [{ quietTo: ' 19:00' }, ['PARAM_ERROR', 'quietTo']],
    [{ quietTo: '19:000' }, ['PARAM_ERROR', 'quietTo']],
  ])('%j: %j', async (patch, answer) => {
    const caller = await aWorld().cloud.signIn('owner')
    expect(refusalOf(await caller.post(SETTING, patch))).toEqual(answer)
  })
})

describe('the plan, ours', () => {
  it.each<[string, Json, unknown]>([
    ...KINDS.map((kind): [string, Json, unknown] => [
      'owner',
      plan({ [kind]: ['pigeon'] }),
      ['PARAM_ERROR', kind],
    ]),
    ['owner', plan({ fault: 'push' }), ['PARAM_ERROR', 'fault']],
    ['owner', plan({}, { quietFrom: 22 }), ['PARAM_ERROR', 'quietFrom']],
    ['owner', plan({}, { quietTo: '7' }), ['PARAM_ERROR', 'quietTo']],
    ['owner', plan({}, { digest: 'hourly' }), ['PARAM_ERROR', 'digest']],
    ['owner', plan({}, { digest: null }), ['PARAM_ERROR', 'digest']],
    ['owner', plan({}, { digest: 'weekly' }), 'fine'],
    ['owner', plan({}, { plants: [63900010] }), ['PARAM_ERROR', 'plants']],
    ['owner', plan({}, { plants: ['x'] }), ['PARAM_ERROR', 'plants']],
    ['owner', plan({}, { plants: 'all', tags: 'all' }), 'fine'],
    ['+49 1520 0000001', plan({ warning: ['sms'] }), 'fine'],
    ['admin', plan({ warning: ['sms'] }), ['PARAM_ERROR', 'warning']],
    ['+49 1520 0000001', plan({ notice: ['email'] }), ['PARAM_ERROR', 'notice']],
    ['owner', plan({ safety: [] }), ['PARAM_ERROR', 'withoutSafety']],
    ['owner', plan({ safety: [] }, { withoutSafety: 1 }), 'fine'],
  ])('of %s with %j: %j', async (name, body, answer) => {
    const caller = await aWorld().cloud.signIn(name)
    expect(refusalOf(await caller.post(PLAN, body))).toEqual(answer)
  })

  it.each([
    ['22:00', '07:00'],
    ['06:00', '12:00'],
    ['12:00', '12:00'],
  ])('quiet from %s to %s holds back what rings, but what endangers nobody alone', async (quietFrom, quietTo) => {
    const { caller, now } = await withAlarms('owner')
    const ways = { safety: ['push', 'email'], fault: ['push', 'email'], warning: ['sms'], information: [] }
    const { json } = await caller.post(`${PLAN}/preview`, plan(ways, { quietFrom, quietTo }))
    const alarms = rows((await caller.post(ALERTS, { startTime: now - 30 * 86_400 })).json)
    const isQuiet = ({ alertTime, timezone }: Json) => {
      const at = clock(Number(alertTime), timezone)
      return quietFrom <= quietTo ? at >= quietFrom && at < quietTo : at >= quietFrom || at < quietTo
    }
    const count = (kinds: string[], keep: (row: Json) => boolean) =>
      alarms.filter((row) => kinds.includes(String(kindOf(row))) && keep(row)).length
    expect(json).toEqual({
      ...{ days: 30, events: alarms.length },
      sent: {
        push: count(['safety'], () => true) + count(['fault'], (row) => !isQuiet(row)),
        sms: count(['warning'], (row) => !isQuiet(row)),
        email: count(['safety', 'fault'], () => true),
      },
    })
  }) // oxfmt-ignore

  it.each<[Json, string | null, number]>([
    [{ channel: 'email', lan: 'de' }, 'owner@heliograph.example', 1],
    [{ channel: 'push' }, 'Robin Harbour', 1],
    [{ channel: 'inApp' }, 'Robin Harbour', 0],
    [{ channel: 'pigeon' }, null, 0],
  ])('a test with %j goes to %s', async (body, to, sent) => {
    const { cloud, letters } = aWorld()
    const owner = await cloud.signIn('owner')
    const reply = await owner.post(`${PLAN}/test`, body)
    if (to === null) expect(refusalOf(reply)).toEqual(['PARAM_ERROR', 'channel'])
    else expect(reply.json['to']).toBe(to)
    expect(letters.filter(({ scene }) => scene === 'TEST')).toHaveLength(sent)
    expect(await codeOf((await cloud.signIn('operator')).post(`${PLAN}/test`, body))).toBe('21')
  })
})
