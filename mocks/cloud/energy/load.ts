import { byKey } from '../../../src/domain/values/by-key'
import { mix, NoiseWalk, unit } from '../random'

const LOAD_SHAPES = ['home', 'shop', 'factory', 'farm', 'pump'] as const
export type LoadShape = (typeof LOAD_SHAPES)[number]

/** Relative demand by hour on the wall: workday, and day of rest. */
const CURVES: Record<LoadShape, readonly [readonly number[], readonly number[]]> = {
  home: [
    [4, 3, 3, 3, 3, 5, 11, 14, 10, 7, 6, 7, 9, 8, 7, 7, 9, 13, 18, 20, 18, 15, 10, 6],
    [5, 4, 3, 3, 3, 3, 5, 8, 12, 14, 13, 13, 15, 13, 11, 10, 11, 14, 17, 18, 17, 15, 11, 7],
  ],
  shop: [
    [4, 4, 4, 4, 4, 5, 7, 11, 17, 20, 21, 21, 20, 20, 21, 21, 20, 19, 15, 10, 6, 5, 4, 4],
    [4, 4, 4, 4, 4, 4, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 4, 4, 4, 4, 4],
  ],
  factory: [
    [7, 7, 7, 7, 8, 12, 19, 22, 23, 23, 23, 22, 20, 22, 23, 22, 19, 16, 14, 13, 12, 10, 8, 7],
    [6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6],
  ],
  farm: [
    [5, 4, 4, 5, 11, 18, 20, 14, 9, 8, 8, 9, 9, 8, 8, 9, 14, 20, 19, 12, 8, 7, 6, 5],
    [5, 4, 4, 5, 10, 17, 19, 14, 9, 8, 8, 9, 9, 8, 8, 9, 13, 19, 18, 12, 8, 7, 6, 5],
  ],
  pump: [
    [1, 1, 1, 1, 1, 2, 4, 9, 15, 19, 21, 22, 22, 21, 19, 16, 11, 6, 3, 2, 2, 1, 1, 1],
    [1, 1, 1, 1, 1, 2, 4, 9, 15, 19, 21, 22, 22, 21, 19, 16, 11, 6, 3, 2, 2, 1, 1, 1],
  ],
}

/** Same demand per day from every curve, so that kWh a day mean the same for all shapes. */
const WATTS_PER_DAILY_KWH = byKey(LOAD_SHAPES, (shape): readonly [Float64Array, Float64Array] => {
  const [summer, winter] = CURVES[shape]
  const sum = summer.reduce((total, value) => total + value, 0)
  const watts = (curve: readonly number[]) => Float64Array.from(curve, (value) => (value / sum) * 1000)
  return [watts(summer), watts(winter)]
})

/**
 * Demand of a day in W per slot.
 * @param slotOf number of the first slot since 1970, so that noise runs on over midnight
 * @param minuteOf minute on the wall of each slot
 */
export function fillLoad(
  seed: number,
  load: { shape: LoadShape; daily: number },
  day: number,
  slotOf: number,
  slots: number,
  minuteOf: Float64Array,
  winter: number,
  out: Float64Array,
): void {
  // 1970-01-01 was a Thursday.
  const weekday = (day + 4) % 7
  const rest = load.shape === 'home' ? weekday === 0 || weekday === 6 : weekday === 0
  const curve = WATTS_PER_DAILY_KWH[load.shape][rest ? 1 : 0]
  const mood = 0.78 + 0.44 * unit(mix(seed, 11), day)
  const size = load.daily * mood * (load.shape === 'home' ? 1 + 0.22 * winter : 1)
  const slow = new NoiseWalk(mix(seed, 12), 18)
  const fast = mix(seed, 13)
  const bursty = load.shape === 'home' ? 2300 : 0
  for (let index = 0; index < slots; index++) {
    const hour = (minuteOf[index] as number) / 60
    const left = Math.floor(hour) % 24
    const share = hour - Math.floor(hour)
    const base = (curve[left] as number) * (1 - share) + (curve[(left + 1) % 24] as number) * share
    const slot = slotOf + index
    let watts = size * base * (1 + 0.2 * slow.at(slot)) * (0.92 + 0.16 * unit(fast, slot))
    // A kettle or an oven: rare at night, likelier when people are about.
    if (bursty > 0 && unit(fast ^ 0x5bd1, Math.floor(slot / 3)) < base / 2600) watts += bursty
    out[index] = Math.round(watts)
  }
}
