import { describe, expect, it } from 'vitest'
import type { Communication, CommunicationDetail, NetworkEvent } from './communication'
import { chainOf } from './communication-chain'

const NOON = Date.UTC(2026, 5, 18, 10) / 1000
const RUN = NOON - 90_000
const BOOT = NOON - 80_000

const report = (ago: number | null, more: Partial<CommunicationDetail> = {}): Communication => ({
  serial: 'LG1',
  lastUpload: ago === null ? null : NOON - ago,
  interval: 300,
  right: 'plant',
  detail: {
    ...{ plantId: 1, zone: 'Europe/Berlin', latitude: 52.4, longitude: 13.1, powered: true, mode: 'WIFI' },
    ...{ network: null, address: null, operator: null, firmware: null, booted: BOOT, clockOffset: 0 },
    ...{ sent: 100, accepted: 100, rejected: 0, signals: [{ at: NOON - 600, percent: 80 }] },
    ...{ runs: [{ from: RUN, to: NOON - 60 }], events: [], siblings: [] },
    devices: [{ serial: 'INV1', name: null, heard: NOON - 60 }],
    ...more,
  },
})
const event = (kind: NetworkEvent['kind'], ago: number) => ({
  at: NOON - ago,
  kind,
  code: null,
  detail: null,
})
const heard = (...ago: (number | null)[]) => ({
  devices: ago.map((one, index) => ({
    serial: `D${index}`,
    name: null,
    heard: one === null ? null : NOON - one,
  })),
})
const link = (part: string, ago: number | null, more: Partial<CommunicationDetail> = {}) => {
  const { light, why, since, values } =
    chainOf(report(ago, more), NOON).find((one) => one.part === part) ?? {}
  return { light, why, since, values }
}
const said = (light: string, why: string, since: number | null, values: Record<string, number> = {}) => ({
  light,
  why,
  since,
  values,
})

describe('devices behind a logger that is heard', () => {
  it.each([
    ['all of them were', heard(60, 90), said('good', 'devicesHeard', RUN, { count: 2 })],
    ['two uploads ago is heard', heard(660), said('good', 'devicesHeard', RUN, { count: 1 })],
    ['longer ago is silent', heard(661), said('bad', 'devicesSilent', NOON - 661, { silent: 1, count: 1 })],
    ['some are silent since the last of them was heard', heard(60, 9000, 800), said('warning', 'devicesSilent', NOON - 800, { silent: 2, count: 3 })],
    ['one was never heard', heard(60, null), said('warning', 'devicesSilent', null, { silent: 1, count: 2 })],
    ['one of the silent was never heard', heard(9000, null), said('bad', 'devicesSilent', NOON - 9000, { silent: 2, count: 2 })],
    ['there are none', heard(), said('unknown', 'noDevices', null)],
  ])('%s', (_, more, expected) => expect(link('devices', 60, more)).toEqual(expected)) // oxfmt-ignore
})

describe('a logger that is heard', () => {
  const starts = (...ago: number[]) => ({ events: ago.map((one) => event('powerOn', one)) })
  it.each<[string, Partial<CommunicationDetail>, ReturnType<typeof said>]>([
    ['runs since it began', {}, said('good', 'running', BOOT)],
    ['may be off by a minute', { clockOffset: -60 }, said('good', 'running', BOOT)],
    ['is off by more', { clockOffset: -61 }, said('warning', 'clock', BOOT, { seconds: -61 })],
    ['says nothing of its clock', { clockOffset: null }, said('good', 'running', BOOT)],
    ['began three times in a day', starts(1, 2, 86_399), said('warning', 'restarts', BOOT, { count: 3 })],
    ['began twice in a day', starts(1, 2, 86_400), said('good', 'running', BOOT)],
    ['joined a network three times', { events: [1, 2, 3].map((one) => event('associated', one)) }, said('good', 'running', BOOT)],
  ])('%s', (_, more, expected) => expect(link('logger', 60, more)).toEqual(expected)) // oxfmt-ignore
})

describe('the network of a logger that is heard', () => {
  const runs = (...breaks: number[]) => ({
    runs: breaks.reduce(
      (all, one) => [...all, { from: (all.at(-1)?.to ?? 0) + one, to: (all.at(-1)?.to ?? 0) + one + 600 }],
      [{ from: RUN, to: RUN + 600 }],
    ),
  })
  const signals = (...percents: number[]) => ({ signals: percents.map((percent) => ({ at: NOON, percent })) })
  it.each<[string, Partial<CommunicationDetail>, ReturnType<typeof said>]>([
    ['has its last signal, since it began', signals(10, 80), said('good', 'signal', BOOT, { dbm: -60 })],
    ['has been joined last', { events: [event('associated', 900), event('associated', 90), event('associated', 500), event('dns', 9)] }, said('good', 'signal', NOON - 90, { dbm: -60 })],
    ['is at the edge of weak', signals(50), said('good', 'signal', BOOT, { dbm: -75 })],
    ['is weak', signals(80, 48), said('warning', 'weak', BOOT, { dbm: -76 })],
    ['is a cable', { ...signals(80), mode: 'LAN' }, said('good', 'joined', BOOT)],
    ['says nothing of a signal', { signals: [] }, said('good', 'joined', BOOT)],
    ['broke once', runs(1200), said('good', 'signal', BOOT, { dbm: -60 })],
    ['broke twice', runs(1200, 1200), said('warning', 'drops', BOOT, { count: 2 })],
    ['lost two messages', runs(1199, 1199), said('good', 'signal', BOOT, { dbm: -60 })],
    ['broke twice, last when it was lost', { ...runs(1200, 1200), events: [event('lost', 700), event('associated', 600)] }, said('warning', 'drops', NOON - 700, { count: 2 })],
  ])('%s', (_, more, expected) => expect(link('network', 60, more)).toEqual(expected)) // oxfmt-ignore
})

describe('what lies beyond', () => {
  it.each<[string, string, number, Partial<CommunicationDetail>, ReturnType<typeof said>]>([
    ['internet', 'is reached as long as uploads came', 60, {}, said('good', 'reached', RUN)],
    ['internet', 'is reached since a name was found', 60, { events: [event('dns', 70)] }, said('good', 'reached', NOON - 70)],
    ['internet', 'is reached where no run is kept', 60, { runs: [] }, said('good', 'reached', null)],
    ['server', 'accepts as long as uploads came', 60, {}, said('good', 'accepts', RUN)],
    ['server', 'accepts since it last said so', 60, { events: [event('accepted', 80)] }, said('good', 'accepts', NOON - 80)],
    ['server', 'may refuse one in twenty', 60, { rejected: 5 }, said('good', 'accepts', RUN)],
    ['server', 'refuses more', 60, { rejected: 6, events: [event('rejected', 75)] }, said('warning', 'rejects', NOON - 75, { rejected: 6, sent: 100 })],
    ['server', 'is not known to refuse', 60, { rejected: null, sent: null }, said('good', 'accepts', RUN)],
    ['server', 'is not known to refuse where nobody counts what was sent', 60, { rejected: 6, sent: null }, said('good', 'accepts', RUN)],
    ['server', 'waits for a late one', 700, {}, said('warning', 'late', NOON - 700)],
  ])('the %s %s', (part, _, ago, more, expected) => expect(link(part, ago, more)).toEqual(expected)) // oxfmt-ignore
})

describe('a logger that is silent', () => {
  const GONE = NOON - 9000
  const sibling = (ago: number | null, since: number | null) => ({
    serial: 'LG2',
    heard: ago === null ? null : NOON - ago,
    since: since === null ? null : NOON - since,
  })
  it.each<[string, string, Partial<CommunicationDetail>, ReturnType<typeof said>]>([
    ['logger', 'is where the way breaks', {}, said('bad', 'silent', GONE)],
    ['network', 'is not known', {}, said('unknown', 'behind', GONE)],
    ['network', 'carries another one', { siblings: [sibling(600, 5000)] }, said('good', 'sibling', NOON - 5000)],
    ['network', 'carries others, the first since', { siblings: [sibling(60, 5000), sibling(60, null), sibling(60, 8000), sibling(60, 7000)] }, said('good', 'sibling', NOON - 8000)],
    ['network', 'is not known where the other is silent as well', { siblings: [sibling(601, 5000), sibling(null, 5000)] }, said('unknown', 'behind', GONE)],
    ['internet', 'is reached by another one', { siblings: [sibling(60, 5000)] }, said('good', 'sibling', NOON - 5000)],
    ['network', 'was weak before', { signals: [{ at: GONE - 9, percent: 90 }, { at: GONE, percent: 48 }, { at: GONE + 1, percent: 90 }] }, said('bad', 'weak', GONE, { dbm: -76 })],
    ['network', 'was good before', { signals: [{ at: GONE - 9, percent: 20 }, { at: GONE, percent: 50 }, { at: GONE + 1, percent: 20 }] }, said('unknown', 'behind', GONE)],
    ['logger', 'is not known behind a weak network', { signals: [{ at: GONE, percent: 48 }] }, said('unknown', 'behind', GONE)],
    ['logger', 'is to blame where another one is heard', { signals: [{ at: GONE, percent: 48 }], siblings: [sibling(60, 5000)] }, said('bad', 'silent', GONE)],
    ['network', 'dropped before', { events: [event('lost', 9500)], runs: [0, 3000, 6000].map((at) => ({ from: RUN + at, to: RUN + at + 600 })) }, said('warning', 'drops', NOON - 9500, { count: 2 })],
    ['server', 'waits', {}, said('good', 'waits', GONE)],
    ['devices', 'are not known', {}, said('unknown', 'behind', GONE)],
  ])('the %s %s', (part, _, more, expected) => expect(link(part, 9000, more)).toEqual(expected)) // oxfmt-ignore
})

it('by night a logger that lives on the panels sleeps, and what lies behind it is not known', () => {
  const [dusk, night] = [Date.UTC(2026, 5, 18, 19, 20) / 1000, Date.UTC(2026, 5, 18, 23) / 1000]
  const quiet = { ...report(0, { powered: false }), lastUpload: dusk }
  expect(chainOf(quiet, night).map(({ light, why, since }) => [light, why, since])).toEqual([
    ['unknown', 'asleep', dusk],
    ['unknown', 'asleep', dusk],
    ['unknown', 'behind', dusk],
    ['unknown', 'behind', dusk],
    ['good', 'waits', dusk],
  ])
})

it('where nothing was ever heard the server expects it, and the logger is looked for', () => {
  expect(chainOf(report(null), NOON).map(({ light, why }) => [light, why])).toEqual([
    ['unknown', 'never'],
    ['bad', 'never'],
    ['unknown', 'never'],
    ['unknown', 'never'],
    ['good', 'expects'],
  ])
  expect(link('devices', null, heard())).toEqual(said('unknown', 'noDevices', null))
})
