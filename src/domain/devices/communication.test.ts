import { describe, expect, it } from 'vitest'
import {
  type Communication,
  type CommunicationDetail,
  dbmOf,
  isLoggerSerial,
  type NetworkEvent,
  untilNextUpload,
  verdictOf,
} from './communication'
import { breakOf, CHAIN, chainOf } from './communication-chain'
import { coveredRuns, dropsOf, onTime, uploadDays } from './upload-days'

const NOON = Date.UTC(2026, 5, 18, 10) / 1000
const NIGHT = Date.UTC(2026, 5, 18, 23) / 1000
const DUSK = Date.UTC(2026, 5, 18, 19, 20) / 1000

const detail = (more: Partial<CommunicationDetail> = {}): CommunicationDetail => ({
  plantId: 1,
  zone: 'Europe/Berlin',
  latitude: 52.4,
  longitude: 13.1,
  powered: true,
  mode: 'WIFI',
  network: 'h••e',
  address: null,
  operator: null,
  firmware: null,
  booted: NOON - 90_000,
  clockOffset: 3,
  sent: 288,
  accepted: 287,
  rejected: 1,
  signals: [{ at: NOON - 600, percent: 80 }],
  runs: [{ from: NOON - 90_000, to: NOON - 60 }],
  events: [],
  devices: [{ serial: 'INV1', name: null, heard: NOON - 60 }],
  siblings: [],
  ...more,
})
const report = (
  ago: number | null,
  more: Partial<CommunicationDetail> | null = {},
  now = NOON,
): Communication => ({
  serial: 'LG1',
  lastUpload: ago === null ? null : now - ago,
  interval: 300,
  right: more === null ? null : 'plant',
  detail: more === null ? null : detail(more),
})
const event = (kind: NetworkEvent['kind'], ago: number): NetworkEvent => ({
  at: NOON - ago,
  kind,
  code: null,
  detail: null,
})

describe('the verdict on a logger', () => {
  it.each([
    [60, 'online'],
    [600, 'online'],
    [601, 'late'],
    [1800, 'late'],
    [1801, 'silent'],
    [null, 'never'],
  ] as const)('%j s after its last upload: %s, with and without details', (ago, verdict) => {
    expect(verdictOf(report(ago), NOON)).toBe(verdict)
    expect(verdictOf(report(ago, null), NOON)).toBe(verdict)
  })

  it('night explains a silence since dusk, of a logger that lives on the panels, where its place is known', () => {
    const quiet = { ...report(0, { powered: false }), lastUpload: DUSK }
    expect(verdictOf(quiet, NIGHT)).toBe('asleep')
    expect(verdictOf({ ...quiet, detail: detail({ powered: true }) }, NIGHT)).toBe('silent')
    expect(verdictOf({ ...quiet, detail: null }, NIGHT)).toBe('silent')
    expect(verdictOf({ ...quiet, lastUpload: NOON }, NIGHT)).toBe('silent')
  })

  it('the next upload is due an interval and its way after the last', () => {
    expect(untilNextUpload(report(100), NOON)).toBe(320)
    expect(untilNextUpload(report(1000), NOON)).toBeLessThan(0)
    expect(untilNextUpload(report(null), NOON)).toBeNull()
  })

  it('S8-91 what can be no serial is not asked', () => {
    expect(['LG26000001', '1234567890'].every(isLoggerSerial)).toBe(true)
    expect(
      ['', 'LG1', 'LG 2600001', 'ABCDEFGHIJ', `LG${'1'.repeat(40)}`, 'LG2600000ä1'].some(isLoggerSerial),
    ).toBe(false)
    expect([dbmOf(100), dbmOf(0), dbmOf(50)]).toEqual([-50, -100, -75])
  })
})

describe('the chain to the server', () => {
  const lights = (of: Communication, now = NOON) => chainOf(of, now).map(({ light }) => light)
  const whys = (of: Communication, now = NOON) => chainOf(of, now).map(({ why }) => why)
  /** Seconds ago. */
  const since = (of: Communication, now = NOON) => chainOf(of, now).map((one) => now - (one.since ?? NaN))

  it('is not there without a right to the details', () => {
    expect(chainOf(report(60, null), NOON)).toEqual([])
  })

  it('has a light and a reason for each part, and breaks nowhere while all is well', () => {
    const chain = chainOf(report(60), NOON)
    expect(chain.map(({ part }) => part)).toEqual([...CHAIN])
    expect(chain.every(({ light, since }) => light === 'good' && since !== null)).toBe(true)
    expect(breakOf(chain)).toBeNull()
  })

  it.each([
    ['devices', 'bad', 'devicesSilent', { devices: [{ serial: 'A', name: null, heard: NOON - 9000 }] }],
    [
      'devices',
      'warning',
      'devicesSilent',
      {
        devices: [
          { serial: 'A', name: null, heard: null },
          { serial: 'B', name: null, heard: NOON - 60 },
        ],
      },
    ],
    ['devices', 'unknown', 'noDevices', { devices: [] }],
    ['logger', 'warning', 'clock', { clockOffset: -61 }],
    ['logger', 'good', 'running', { clockOffset: 60 }],
    ['logger', 'warning', 'restarts', { events: [1, 2, 3].map((hours) => event('powerOn', hours * 3600)) }],
    ['network', 'warning', 'weak', { signals: [{ at: NOON, percent: 48 }] }],
    ['network', 'good', 'signal', { signals: [{ at: NOON, percent: 50 }] }],
    ['network', 'good', 'joined', { mode: 'LAN', signals: [] }],
    [
      'network',
      'warning',
      'drops',
      {
        runs: [
          { from: 0, to: 1000 },
          { from: 9000, to: 9900 },
          { from: 19_000, to: 19_900 },
        ],
      },
    ],
    ['server', 'warning', 'rejects', { sent: 288, rejected: 20 }],
    ['server', 'good', 'accepts', { sent: 288, rejected: 14 }],
  ] as const)('a heard one: %s is %s, %s', (part, light, why, more) => {
    expect(chainOf(report(60, more as Partial<CommunicationDetail>), NOON)).toContainEqual(
      expect.objectContaining({ part, light, why }),
    )
  })

  it('a silent one breaks at the logger, unless its signal was weak before', () => {
    const chain = chainOf(report(9000), NOON)
    expect(breakOf(chain)).toBe('logger')
    expect(chain.map(({ light }) => light)).toEqual(['unknown', 'bad', 'unknown', 'unknown', 'good'])
    const weak = { signals: [{ at: NOON - 9500, percent: 20 }] }
    expect(breakOf(chainOf(report(9000, weak), NOON))).toBe('network')
    const around = { ...weak, siblings: [{ serial: 'LG2', heard: NOON - 60, since: NOON - 50_000 }] }
    expect(whys(report(9000, around))).toEqual(['behind', 'silent', 'sibling', 'sibling', 'waits'])
    expect(since(report(9000, around))).toEqual([9000, 9000, 50_000, 50_000, 9000])
  })

  it('S2-20 what lies behind a break is unknown since the last upload, by day and by night', () => {
    expect(since(report(9000))).toEqual([9000, 9000, 9000, 9000, 9000])
    const runs = [9, 6, 3].map((ago) => ({ from: NOON - ago * 10_000, to: NOON - ago * 10_000 + 600 }))
    const dropped = report(20_000, { runs })
    expect(whys(dropped)[2]).toBe('drops')
    expect(since(dropped)).toEqual([20_000, 20_000, 20_000, 20_000, 20_000])
    const asleep = { ...report(0, { powered: false }), lastUpload: DUSK }
    expect(since(asleep, NIGHT)).toEqual([0, 0, 0, 0, 0].map(() => NIGHT - DUSK))
  })

  it('S2-20 a run that fills the week that is kept may be older than it; one that began within is not', () => {
    const longer = (ago: number) =>
      chainOf(report(60, { runs: [{ from: NOON - ago, to: NOON - 60 }] }), NOON).map((one) => one.longer)
    expect(longer(7 * 86_400 - 300)).toEqual([true, false, false, true, true])
    expect(longer(6 * 86_400)).toEqual([false, false, false, false, false])
  })

  it('S2-20 where nothing was ever heard each light says so, and none has a beginning', () => {
    expect(whys(report(null))).toEqual(['never', 'never', 'never', 'never', 'expects'])
    expect(whys(report(null, { devices: [] }))[0]).toBe('noDevices')
    expect(chainOf(report(null), NOON).every(({ since: from }) => from === null)).toBe(true)
  })

  it('no fault is reported at night, and only that of the logger where it never reported', () => {
    const quiet = { ...report(0, { powered: false }), lastUpload: DUSK }
    expect(lights(quiet, NIGHT)).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'good'])
    expect(breakOf(chainOf(report(null), NOON))).toBe('logger')
    expect(lights({ ...report(700) })[4]).toBe('warning')
  })
})

describe('seven days of uploads', () => {
  const place = { zone: 'Europe/Berlin', latitude: 52.4, longitude: 13.1 }

  it('are days of the plant, shares of what has begun, nights at both ends', () => {
    const days = uploadDays([{ from: NOON - 8 * 86_400, to: NOON - 43_200 }], NOON, place)
    expect(days.map(({ date }) => date)).toEqual(
      [12, 13, 14, 15, 16, 17, 18].map((day) => `2026-06-${String(day)}`),
    )
    expect(days[0]).toMatchObject({ begun: 1, share: 100, on: [{ from: 0, to: 1 }] })
    expect(days[6]).toMatchObject({ begun: 0.5, share: 0, on: [] })
    for (const { nights } of days) {
      expect(nights.map(({ from }) => from)[0]).toBe(0)
      expect(nights.at(-1)?.to).toBe(1)
    }
  })

  it('without a place nothing is shaded; a day of 25 hours is as long as the others', () => {
    const change = Date.UTC(2026, 9, 26, 10) / 1000
    const days = uploadDays([{ from: change - 9 * 86_400, to: change }], change, { ...place, latitude: null })
    expect(days.every(({ nights, share }) => nights.length === 0 && share === 100)).toBe(true)
    expect(days.find(({ date }) => date === '2026-10-25')?.on).toEqual([{ from: 0, to: 1 }])
  })

  it('an upload speaks for its interval, and the last one for now while it is fresh', () => {
    const runs = [
      { from: 0, to: 600 },
      { from: 1200, to: 3000 },
    ]
    expect(onTime(coveredRuns(runs, 300, 3500), 0, 3500)).toBeCloseTo(((900 + 2300) / 3500) * 100)
    expect(coveredRuns(runs, 300, 9000).at(-1)?.to).toBe(3300)
  })

  it('shares and drops of runs', () => {
    const runs = [
      { from: 0, to: 100 },
      { from: 200, to: 300 },
      { from: 3000, to: 4000 },
    ]
    expect(onTime(runs, 0, 400)).toBe(50)
    expect(onTime(runs, 5, 5)).toBeNull()
    expect(dropsOf(runs)).toBe(1)
    expect(dropsOf([])).toBe(0)
  })
})
