import type { EpochSeconds } from '../plants/reading'
import type { DeviceOrder, DeviceSetting } from './device-settings'

export const UPGRADE_EFFECTS = ['production', 'reports'] as const
export const UPGRADE_STATES = ['planned', 'waiting', 'running', 'done', 'failed'] as const
export const UPGRADE_REASONS = ['power', 'link'] as const

/** A version that may be installed. */
export interface FirmwareRelease {
  readonly version: string
  readonly published: EpochSeconds | null
  /** What changes with it, in sentences. */
  readonly notes: readonly string[]
  readonly minutes: number | null
  readonly effect: (typeof UPGRADE_EFFECTS)[number] | null
  /** Null for a class that nobody here knows, which counts as the highest. */
  readonly risk: DeviceSetting['risk']
  /** Whether the device lives of the sun alone: without it an upgrade breaks off. */
  readonly daylight: boolean
}

/** A version on its way to the device, installed, or broken off. */
export interface DeviceUpgrade extends Omit<DeviceOrder, 'key' | 'name' | 'state'> {
  readonly state: (typeof UPGRADE_STATES)[number] | null
  /** Percent, while it is being installed. */
  readonly progress: number | null
  readonly reason: (typeof UPGRADE_REASONS)[number] | null
}

export interface DeviceFirmware {
  readonly version: string | null
  /** The newest first. */
  readonly releases: readonly FirmwareRelease[]
  readonly upgrades: readonly DeviceUpgrade[]
}

/** The newest version, unless it runs already; older ones are not offered. */
export function offeredRelease({ version, releases }: Pick<DeviceFirmware, 'version' | 'releases'>) {
  const [newest] = releases
  return newest === undefined || newest.version === version ? null : newest
}

/** Changes of every version after the one that runs, the newest first; of an unknown one all. */
export function changesSince({ version, releases }: Pick<DeviceFirmware, 'version' | 'releases'>) {
  const runs = releases.findIndex((one) => one.version === version)
  return releases.slice(0, runs < 0 ? releases.length : runs)
}

export const isUnderWay = ({ state }: Pick<DeviceUpgrade, 'state'>) =>
  state === 'planned' || state === 'waiting' || state === 'running'
