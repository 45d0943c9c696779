import { describe, expect, it } from 'vitest'
import {
  changesSince,
  type FirmwareRelease,
  isUnderWay,
  offeredRelease,
  UPGRADE_STATES,
} from './device-firmware'

const release = (version: string): FirmwareRelease => ({
  version,
  published: null,
  notes: [`what ${version} changes`],
  minutes: 12,
  effect: 'production',
  risk: 'high',
  daylight: true,
})
const releases = ['3', '2', '1'].map(release)

describe('firmware of a device', () => {
  it.each([
    ['1', '3', ['3', '2']],
    ['2', '3', ['3']],
    ['3', null, []],
    ['0', '3', ['3', '2', '1']],
    [null, '3', ['3', '2', '1']],
  ])('beside version %s there is %s, with what changed in %j', (version, offered, since) => {
    expect(offeredRelease({ version, releases })?.version ?? null).toBe(offered)
    expect(changesSince({ version, releases }).map((one) => one.version)).toEqual(since)
  })

  it('offers nothing where nothing is published', () => {
    expect(offeredRelease({ version: '1', releases: [] })).toBeNull()
  })

  it('is under way while it waits and while it is written', () => {
    expect(UPGRADE_STATES.filter((state) => isUnderWay({ state }))).toEqual(['planned', 'waiting', 'running'])
    expect(isUnderWay({ state: null })).toBe(false)
  })
})
