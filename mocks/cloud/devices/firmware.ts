import type { SimDevice, SimDeviceType } from './devices'
import type { DeviceOrder } from './device-orders'

/** Ours: what is offered for a device; the vendor's upgrades are not public. */
export interface Release {
  version: string
  /** Epoch s. */
  published: number
  minutes: number
  effect: 'PRODUCTION' | 'REPORTS'
  risk: 'LOW' | 'MEDIUM' | 'HIGH'
  en: readonly string[]
}

interface Firmware {
  /** What a device comes with. */
  first: string
  /** The newest first. */
  releases: readonly Release[]
}

/** Stands in the queue of a plant where a setting has its own key. */
export const FIRMWARE = 'FIRMWARE'

// oxfmt-ignore
const OF: Partial<Record<SimDeviceType, Firmware>> = {
  INVERTER: { first: '1053-C034', releases: [
    { version: '1053-C037', published: 1_780_272_000, minutes: 12, effect: 'PRODUCTION', risk: 'HIGH',
      en: ['Starts earlier at dawn on long strings.', 'Rides through short dips of the grid as EN 50549-1 asks.', 'The arc detector no longer trips in heavy rain.'] },
    { version: '1053-C036', published: 1_772_323_200, minutes: 12, effect: 'PRODUCTION', risk: 'HIGH',
      en: ['Counts the energy of short reconnections.'] },
  ] },
  COLLECTOR: { first: 'LSW3_15_FFFF_1.0.78', releases: [
    { version: 'LSW3_15_FFFF_1.0.84', published: 1_777_593_600, minutes: 3, effect: 'REPORTS', risk: 'MEDIUM',
      en: ['Keeps values for 14 days without a network.', 'Joins networks with WPA3.'] },
  ] },
}

export const releasesOf = (type: SimDeviceType): readonly Release[] => OF[type]?.releases ?? []

/** What runs on a device at an instant: what was installed last, else what it came with; null for what has none. */
export function firmwareAt(
  orders: readonly DeviceOrder[],
  { id, type }: Pick<SimDevice, 'id' | 'type'>,
  at: number,
): string | null {
  const last = orders.findLast(({ key, device, until }) => key === FIRMWARE && device === id && until <= at)
  return last?.kept ?? OF[type]?.first ?? null
}
