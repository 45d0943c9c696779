import { describe, expect, it } from 'vitest'
import { rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, codeOf } from './cloud-world'

const TRIAGE = '/maintain-s/operating/alert/triage'
const OWN_ID = 900_002
const HOUR = 3600

const ask = async (caller: Caller, body: Json = {}, query = '') =>
  (await caller.post(`${TRIAGE}/search?size=1000${query}`, { language: 'en', ...body })).json
const found = async (caller: Caller, body: Json = {}, query = '') => rows(await ask(caller, body, query))
const act = (caller: Caller, row: Json | undefined, body: Json) =>
  caller.post(`${TRIAGE}/${String(row?.['id'])}`, body)
const text = (row: Json, name: string) => String(row[name] ?? '')
const number = (row: Json, name: string) => Number(row[name])

async function withAlarms() {
  const world = aWorld({ plants: 60, control: true })
  await world.cloud.post('/__cloud/alarms', { cause: 'string-fault', plants: 6, count: 6 })
  const admin = await world.cloud.signIn('admin')
  return { ...world, admin, now: world.time.now / 1000, all: await found(admin) }
}

describe('the search over the alarms of a fleet, ours', () => {
  it('finds by name, code, plant, device and serial, in whatever case, and by nothing else', async () => {
    const { admin, all } = await withAlarms()
    const [first] = all
    const word = (name: string) => text(first ?? {}, name)
    const names = ['alertName', 'ruleCode', 'stationName', 'deviceName', 'deviceSn']
    for (const name of names) {
      for (const part of [word(name).toUpperCase(), word(name).toLowerCase(), `  ${word(name).slice(1)} `]) {
        const sought = part.trim().toLowerCase()
        const meant = all.filter((row) => names.some((one) => text(row, one).toLowerCase().includes(sought)))
        expect(meant.length).toBeLessThan(all.length)
        expect(await found(admin, { keyword: part }), part).toEqual(meant)
      }
    }
    for (const part of [word('ruleCode'), word('ruleCode').toLowerCase(), word('ruleCode').slice(1)]) {
      const meant = all.filter((row) => text(row, 'ruleCode').toLowerCase().includes(part.toLowerCase()))
      expect(await found(admin, { code: part }), part).toEqual(meant)
    }
    expect(await found(admin, { code: word('stationName') })).toEqual([])
    expect(await found(admin, { keyword: word('id') })).toEqual([])
  })

  it('finds by what an alarm is, and by when it began', async () => {
    const { admin, all } = await withAlarms()
    const middle = number(all[Math.floor(all.length / 2)] ?? {}, 'alertTime')
    const cases: [Json, (row: Json) => boolean][] = [
      [{ levelList: [1, '2'] }, ({ level }) => level === 1 || level === 2],
      [{ influenceList: [3] }, ({ influence }) => influence === 3],
      [{ deviceTypes: ['COLLECTOR'] }, ({ deviceType }) => deviceType === 'COLLECTOR'],
      [{ ruleIds: [8801, 8808] }, ({ ruleId }) => ruleId === 8801 || ruleId === 8808],
      [{ states: ['RECOVERED'] }, ({ state }) => state === 'RECOVERED'],
      [{ until: middle }, (row) => number(row, 'alertTime') <= middle],
      [{ until: middle - 1 }, (row) => number(row, 'alertTime') < middle],
      [{ stationIds: [all[0]?.['stationId']] }, (row) => row['stationId'] === all[0]?.['stationId']],
      [{ levelList: 'all', deviceTypes: null, ruleIds: ['?'], states: 7, until: '?' }, () => true],
    ]
    for (const [body, keep] of cases) {
      const meant = all.filter(keep)
      expect(meant.length, JSON.stringify(body)).toBeGreaterThan(0)
      expect(await found(admin, body), JSON.stringify(body)).toEqual(meant)
    }
  })

  it('finds what some people hold, what anybody holds, and what is mine', async () => {
    const { cloud, admin, all } = await withAlarms()
    const [mine, others] = [all[0], all[1]]
    await act(admin, mine, { action: 'ASSIGN', assigneeId: OWN_ID })
    await act(admin, others, { action: 'ASSIGN', assigneeId: 900_004 })
    const ids = async (body: Json, who = admin) => (await found(who, body)).map(({ id }) => id)
    const rest = all.slice(2).map(({ id }) => id)
    expect(await ids({ assigned: true })).toEqual([mine?.['id'], others?.['id']])
    expect(await ids({ assigned: false })).toEqual(rest)
    expect(await ids({ assigned: 'yes', mine: 1 })).toHaveLength(all.length)
    expect(await ids({ assigneeIds: [900_004] })).toEqual([others?.['id']])
    expect(await ids({ assigneeIds: [900_001] })).toEqual([])
    const toni = await cloud.signIn('operator')
    expect(await ids({ mine: true }, toni)).toEqual([others?.['id']])
    const nobodyOrOthers = await ids({ mine: false }, toni)
    expect(nobodyOrOthers).not.toContain(others?.['id'])
    expect(nobodyOrOthers.length).toBe((await ids({}, toni)).length - 1)
  })

  it.each(['lossEnergy', 'lossPerDay', 'alertTime'])('by %s, both ways, where unknown is least', async (property) => {
    const { admin } = await withAlarms()
    const [up, down] = await Promise.all(
      ['ASC', 'DESC'].map((way) => found(admin, {}, `&order.property=${property}&order.direction=${way}`)),
    )
    // Losses are rounded on the wire.
    const values = (up ?? []).map((row) => Number(row[property] ?? -1))
    expect(new Set(values).size).toBeGreaterThan(3)
    if (property !== 'alertTime') expect(values[0]).toBe(-1)
    for (const [at, value] of values.entries()) expect(value).toBeLessThanOrEqual((values[at + 1] ?? Infinity) + 0.01)
    const unknown = (up ?? []).filter((row) => row[property] === null)
    const times = unknown.map((row) => number(row, 'alertTime'))
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(down).toEqual([...(up ?? [])].reverse())
  }) // oxfmt-ignore

  it('what is alike stands by plant, and an order that nobody knows is that of the time', async () => {
    const { admin } = await withAlarms()
    const list = await found(admin, {}, '&order.property=toString&order.direction=ASC')
    expect(list).toEqual(await found(admin, {}, '&order.property=alertTime&order.direction=ASC'))
    const alike = list.filter((row, at) => at > 0 && row['alertTime'] === list[at - 1]?.['alertTime'])
    expect(alike.length).toBeGreaterThan(0)
    for (const row of alike) {
      const before = list[list.indexOf(row) - 1]
      expect(number(before ?? {}, 'stationId')).toBeLessThanOrEqual(number(row, 'stationId'))
    }
  })

  it('the figures above the list are those of its rows', async () => {
    const { admin, all, now } = await withAlarms()
    const open = all.filter(({ state }) => state === 'OPEN')
    await act(admin, open[0], { action: 'ACKNOWLEDGE' })
    await act(admin, open[1], { action: 'SNOOZE', until: now + HOUR })
    const { summary, ...page } = await ask(admin)
    const after = rows(page)
    const of = (state: string) => after.filter((row) => row['state'] === state)
    const active = [...of('OPEN'), ...of('ACKNOWLEDGED')]
    const recent = after.filter((row) => number(row, 'alertTime') > now - HOUR).length
    expect(recent).toBeGreaterThan(0)
    expect(summary).toMatchObject({
      states: Object.fromEntries(
        ['OPEN', 'ACKNOWLEDGED', 'SNOOZED', 'RECOVERED', 'CLOSED'].map((state) => [state, of(state).length]),
      ),
      openByLevel: [0, 1, 2].map((level) => of('OPEN').filter((row) => row['level'] === level).length),
      openSafety: of('OPEN').filter(({ safety }) => safety === true).length,
      newPerTenMinutes: Math.round((recent / 6) * 100) / 100,
      oldestUnacknowledged: Math.min(...of('OPEN').map((row) => number(row, 'alertTime'))),
      standing: active.filter((row) => number(row, 'alertTime') < now - 24 * HOUR).length,
    })
  })

  it('an alarm that comes three times within the hour chatters', async () => {
    const { cloud, seconds } = aWorld({ plants: 60, control: true })
    const admin = await cloud.signIn('admin')
    const shown = async () =>
      ((await ask(admin, { stationIds: [63900012] }))['summary'] as Json)['chattering']
    const raise = () => cloud.post('/__cloud/alarms', { cause: 'heat', plants: [63900012], count: 1 })
    const before = Number(await shown())
    for (const more of [0, 0, 1]) {
      seconds(600)
      await raise()
      expect(await shown()).toBe(before + more)
      if (more === 1) break
      seconds(300)
      await cloud.delete('/__cloud/alarms')
    }
    seconds(2 * HOUR)
    expect(await shown()).toBe(before)
  })

  it('asks for what it may read alone', async () => {
    const { cloud } = await withAlarms()
    const owner = await cloud.signIn('owner')
    expect(await codeOf(owner.post(`${TRIAGE}/search`, { stationIds: [63900010] }))).toBe('22')
    expect(await codeOf(owner.post(`${TRIAGE}/search`, { stationIds: [1] }))).toBe('18')
    const own = await found(owner)
    expect(own.every(({ stationId }) => [63400010, 63400020, 63400030].includes(Number(stationId)))).toBe(
      true,
    )
  })
})
