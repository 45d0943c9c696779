import { partOf, shareOf } from '../energy/rates'
import type { DeviceSeries } from './device-records'
import { median } from './strings'

/** One instant of an inverter: how much of its rated power it gave, and how much of the DC power came out, percent. */
export interface LoadSample {
  readonly load: number
  readonly efficiency: number
}

export interface LoadStep {
  /** Percent of the rated power. */
  readonly from: number
  readonly to: number
  readonly samples: number
  /** The middle ones of its samples. */
  readonly load: number
  readonly efficiency: number
}

type Points = DeviceSeries['points']

/** Instants that both powers (W) are known of, in their order; what gives nothing has no efficiency. `rated` W. */
export function loadSamples(ac: Points, dc: Points, rated: number): readonly LoadSample[] {
  const into = new Map(dc.map(({ at, value }) => [at, value]))
  return ac.flatMap(({ at, value }) => {
    const input = into.get(at) ?? null
    if (value === null || input === null || value <= 0 || input <= 0) return []
    const [load, efficiency] = [partOf(value, rated), shareOf(value, input)]
    return load === null || efficiency === null ? [] : [{ load, efficiency }]
  })
}

const WIDTH = 10

/** The curve through the samples: the middle one of each tenth of the load that was reached. */
export function loadSteps(samples: readonly LoadSample[]): readonly LoadStep[] {
  const steps = new Map<number, LoadSample[]>()
  for (const one of samples) {
    const from = Math.floor(one.load / WIDTH) * WIDTH
    steps.set(from, [...(steps.get(from) ?? []), one])
  }
  const middle = (some: readonly LoadSample[], of: keyof LoadSample) =>
    median(some.map((one) => one[of])) ?? 0
  return [...steps]
    .sort(([one], [other]) => one - other)
    .map(([from, some]) => ({
      from,
      to: from + WIDTH,
      samples: some.length,
      load: middle(some, 'load'),
      efficiency: middle(some, 'efficiency'),
    }))
}
