import { describe, expect, it } from 'vitest'
import { list, rows } from './cloud-client'
import type { Caller, Json } from './cloud-client'
import { aWorld, refusalOf } from './cloud-world'

const HOME = 63400030
const PATH = '/maintain-s/operating/gateway/communication'
const [DAY, SLOT] = [86_400, 300]

interface Told {
  plant: Json
  index: number
  now: number
  last: number | null
  detail: Json
}
interface Run {
  from: number
  to: number
}

const gatewaysOf = (who: Caller, plant: unknown) =>
  list(who, `/maintain-s/power/system/${String(plant)}/gateway`)
const runsOf = (detail: Json) => detail['runs'] as Run[]
const eventsOf = (detail: Json) => detail['events'] as { time: number; kind: string }[]

/** What the loggers of a fleet say of their way, those that were never heard included. */
async function asked(): Promise<Told[]> {
  const told: Told[] = []
  const { cloud, time } = aWorld({ plants: 60 })
  const admin = await cloud.signIn('admin')
  const { json } = await admin.post('/maintain-s/operating/station/search?page=1&size=60', {})
  for (const plant of rows(json))
    for (const [index, { deviceSn }] of (await gatewaysOf(admin, plant['id'])).entries()) {
      const reply = (await admin.post(PATH, { deviceSn: String(deviceSn).toLowerCase() })).json
      expect(reply).toMatchObject({ deviceSn, right: 'PLANT', uploadInterval: SLOT })
      const last = reply['lastUploadTime'] as number | null
      told.push({ plant, index, now: time.now / 1000, last, detail: reply['detail'] as Json })
    }
  return told
}

describe('the way of a message from a logger', () => {
  it('is told of every logger of the fleet, by its plant and roughly by its place', async () => {
    const told = await asked()
    expect(told.length).toBeGreaterThanOrEqual(60)
    for (const { plant, detail } of told) {
      expect(detail).toMatchObject({ stationId: plant['id'], timeZone: plant['regionTimezone'] })
      for (const name of ['locationLat', 'locationLng']) {
        expect(Math.abs(Number(detail[name]) - Number(plant[name])), name).toBeLessThan(1)
        expect((Number(detail[name]) * 10) % 1, name).toBeCloseTo(0, 5)
      }
      const type = String(plant['gridInterconnectionType'])
      const stored = ['BATTERY_BACKUP', 'PV_BTR_USE'].includes(type)
      if (!detail['powered']) expect(stored || plant['type'] === 'GROUND').toBe(false)
      if (stored || plant['type'] === 'GROUND') expect(detail['powered']).toBe(true)
    }
    expect(new Set(told.map(({ detail }) => detail['powered']))).toEqual(new Set([true, false]))
  })

  it('shows of a network no more than is needed to know it again', async () => {
    const told = await asked()
    const modes = told.map(({ plant, index, detail }) => {
      const mode = plant['type'] === 'GROUND' ? '4G' : index > 0 ? 'LAN' : 'WIFI'
      const { networkMode, ssid, ip, operator, signals } = detail
      expect([networkMode, ssid, ip, operator]).toEqual({
        '4G': ['4G', null, null, 'Meadow Mobile'],
        LAN: ['LAN', null, '192.168.••.••', null],
        WIFI: ['WIFI', 'h••e', '192.168.••.••', null],
      }[mode])
      if (mode === 'LAN') expect(signals).toEqual([])
      return mode
    })
    expect(new Set(modes)).toContain('4G')
    expect(new Set(modes)).toContain('WIFI')
  }) // oxfmt-ignore

  it('counts the messages of a day: what arrived, what was rejected, and no more than there are', async () => {
    const told = await asked()
    let rejections = 0
    for (const { now, last, detail } of told) {
      if (last === null) {
        expect(detail).toMatchObject({ runs: [], events: [], signals: [], bootTime: null, clockOffset: null })
        expect(detail).toMatchObject({ sent: null, accepted: null, rejected: null })
        continue
      }
      const runs = runsOf(detail)
      // The last one may have got lost.
      expect(last - (runs.at(-1)?.to ?? 0)).toBeLessThanOrEqual(3600)
      expect(runs.at(-1)?.to).toBeLessThanOrEqual(last)
      const first = Math.ceil((now - DAY) / SLOT) * SLOT
      const arrived = runs
        .map(({ from, to }) => (to - Math.max(from, first)) / SLOT + 1)
        .reduce((sum, one) => sum + Math.max(0, one), 0)
      const rejected = eventsOf(detail).filter(({ kind, time }) => kind === 'rejected' && time > now - DAY).length
      rejections += rejected
      expect(detail['rejected']).toBe(rejected)
      expect(detail['sent']).toBe(Math.min(288, arrived + rejected))
      expect(detail['accepted']).toBe(Math.min(288 - rejected, arrived))
    }
    expect(rejections).toBeGreaterThan(0)
  }) // oxfmt-ignore

  it('goes back seven days, gap by gap, the newest event first', async () => {
    const told = await asked()
    const kinds = new Set<string>()
    for (const { now, detail } of told) {
      const runs = runsOf(detail)
      for (const [index, { from, to }] of runs.entries()) {
        expect([from % SLOT, to % SLOT, from <= to, from >= now - 7 * DAY]).toEqual([0, 0, true, true])
        if (index > 0) expect(from - (runs[index - 1]?.to ?? 0)).toBeGreaterThan(SLOT)
      }
      const times = eventsOf(detail).map(({ time }) => time)
      expect(times.length).toBeLessThanOrEqual(100)
      for (const { kind, time } of eventsOf(detail)) {
        kinds.add(kind)
        if (kind === 'accepted') expect(runs.map(({ from }) => from)).toContain(time)
      }
    }
    expect(told.some(({ now, detail }) => (runsOf(detail)[0]?.from ?? now) < now - 6.9 * DAY)).toBe(true)
    expect(kinds).toEqual(new Set(['rejected', 'accepted', 'associated', 'dns', 'lost', 'powerOn']))
  })

  it('says since when a logger runs: since its last cold start, else for some weeks or since it came', async () => {
    const told = await asked()
    let started = 0
    for (const { plant, last, detail } of told) {
      if (last === null) continue
      const cold = eventsOf(detail).find(({ kind }) => kind === 'powerOn')
      if (cold) started += 1
      const boot = Number(detail['bootTime'])
      const days = (last - boot) / DAY
      const joined = Number(plant['createdDate'])
      if (cold) expect(boot).toBe(cold.time)
      else if (boot - joined > 2 * DAY) {
        expect(days).toBeGreaterThanOrEqual(20)
        expect(days).toBeLessThan(60)
        expect(Number.isInteger(days)).toBe(true)
      }
      const offset = Number(detail['clockOffset'])
      expect(Math.abs(offset) <= 20 || (offset >= 75 && offset < 315), String(offset)).toBe(true)
    }
    expect(started).toBeGreaterThan(0)
    expect(started).toBeLessThan(told.length / 2)
  })

  it('names what hangs on it, and the other loggers of its plant', async () => {
    const told = await asked()
    const loggers = (plant: unknown) => told.filter((one) => one.plant['id'] === plant)
    let pairs = 0
    for (const { plant, index, last, detail } of told) {
      const all = loggers(plant['id'])
      const siblings = detail['siblings'] as Json[]
      expect(siblings).toHaveLength(all.length - 1)
      pairs += siblings.length
      for (const [at, sibling] of siblings.entries()) {
        const other = all[at < index ? at : at + 1]
        expect(sibling['time']).toBe(other?.last)
        expect(sibling['from']).toBe(runsOf(other?.detail ?? {}).at(-1)?.from ?? null)
      }
      const devices = detail['devices'] as Json[]
      expect(devices.length).toBeLessThanOrEqual(60)
      for (const { time, name } of devices) {
        expect(time).toBe(last)
        expect(String(name)).not.toMatch(/^Logger/)
      }
    }
    expect(pairs).toBeGreaterThan(0)
    const serials = told.flatMap(({ detail }) => (detail['devices'] as Json[]).map(({ deviceSn }) => deviceSn))
    expect(new Set(serials).size).toBe(serials.length)
    // The second of two may have none.
    const first = told.filter(({ index }) => index === 0)
    expect(first.filter(({ detail }) => (detail['devices'] as Json[]).length === 0)).toEqual([])
  }) // oxfmt-ignore
})

describe('who asks for it', () => {
  it('names a serial; another plant of theirs is not its plant, one of somebody else’s is not looked at', async () => {
    const owner = await aWorld().cloud.signIn('owner')
    const deviceSn = (await gatewaysOf(owner, HOME))[0]?.['deviceSn']
    for (const path of [PATH, `${PATH}/link`])
      for (const body of [{}, { deviceSn: ' ' }])
        expect(refusalOf(await owner.post(path, body))).toEqual(['17', 'deviceSn'])
    const at = async (stationId: unknown) => refusalOf(await owner.post(PATH, { deviceSn, stationId }))
    expect([await at(HOME), await at(63900010), await at(null), await at('x')]).toEqual(Array(4).fill('fine'))
    expect(await at(63400020)).toEqual(['55', undefined])
  })

  it('with a link sees it until the second at which it ends', async () => {
    const { cloud, time, seconds } = aWorld()
    const owner = await cloud.signIn('owner')
    const deviceSn = (await gatewaysOf(owner, HOME))[0]?.['deviceSn']
    const { link, expires } = (await owner.post(`${PATH}/link`, { deviceSn })).json
    expect(expires).toBe(time.now / 1000 + 7 * DAY)
    const right = async (more: Json) =>
      (await (await cloud.signIn('new')).post(PATH, { deviceSn, ...more })).json['right']
    expect(await right({ link: `${String(link)}x` })).toBeNull()
    expect(await right({ link: String(link).split('.')[0] })).toBeNull()
    seconds(7 * DAY - 1)
    expect(await right({ link })).toBe('LINK')
    seconds(1)
    expect(await right({ link })).toBeNull()
  })

  it('with the code on its sticker may pass it on', async () => {
    const { cloud } = aWorld()
    const [owner, nova] = [await cloud.signIn('owner'), await cloud.signIn('new')]
    const deviceSn = String((await gatewaysOf(owner, HOME))[0]?.['deviceSn'])
    const proof = [...deviceSn.slice(-6)].reverse().join('')
    const { link } = (await nova.post(`${PATH}/link`, { deviceSn, proof })).json
    const seen = (await (await cloud.signIn('weak')).post(PATH, { deviceSn, link })).json
    expect(seen).toMatchObject({ right: 'LINK', detail: { stationId: null } })
    // A code that is wrong is refused, whatever link comes with it.
    expect(refusalOf(await nova.post(PATH, { deviceSn, link, proof: 'x' }))).toEqual(['45', 'proof'])
  })
})
