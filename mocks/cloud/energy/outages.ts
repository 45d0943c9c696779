import type { SimPlant } from '../plants/plant'
import { mix, unit } from '../random'
import { DAY, SLOT } from '../place/zone'

/** The outage of the plant's line in a block of ten days; samples of that time are lost. */
function outageOfBlock(plant: SimPlant, block: number): { from: number; to: number } | null {
  const length = 10 * DAY
  const seed = mix(plant.seed, 31)
  if (unit(seed, block) >= 0.06) return null
  const from = block * length + Math.floor((unit(seed, block + 0x10000) * 7 * DAY) / SLOT) * SLOT
  const to = from + (4 + Math.floor(unit(seed, block + 0x20000) * 56)) * 3600
  return { from, to }
}

const blockOf = (epoch: number) => Math.floor(epoch / (10 * DAY))

/** The outage that an instant (epoch s) lies in, or null. */
export function outageAt(plant: SimPlant, epoch: number): { from: number; to: number } | null {
  const outage = plant.quirks.flaky ? outageOfBlock(plant, blockOf(epoch)) : null
  return outage && epoch >= outage.from && epoch < outage.to ? outage : null
}

/** Outages that may begin on a calendar day, whatever the zone. */
export function outagesOf(plant: SimPlant, day: number): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  if (!plant.quirks.flaky) return found
  const last = blockOf((day + 1) * DAY)
  for (let block = blockOf((day - 1) * DAY); block <= last; block++) {
    const outage = outageOfBlock(plant, block)
    if (outage) found.push(outage)
  }
  return found
}
