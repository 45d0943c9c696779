import { exactDifference, exactSum } from '../values/decimal'
import { addsUp, asEnergySplit, type DaySplit } from './energy-balance'
import { carries, isIsland } from './grid-type'
import { shareOf } from './rates'
import type { EnergySplit, PowerAnalysis } from '../plants/reading'

interface BalancePart {
  /** `unsplit`: what the total holds beyond all parts, because its split is not known. */
  key: 'direct' | 'battery' | 'grid' | 'generator' | 'unsplit'
  /** kWh. */
  energy: number | null
  /** Percent of the total of this side; of the parts where there is no total. */
  share: number | null
}
export interface BalanceBar {
  side: 'production' | 'consumption'
  /** kWh as the server totals it. */
  total: number | null
  parts: readonly BalancePart[]
}
export interface Balance {
  bars: readonly BalanceBar[]
  /** The server's parts miss its own totals by more than 1 % (screens 2 D). */
  contradicts: boolean
  /** The parts were computed per interval here because the server's contradict themselves. */
  computed: boolean
}

/**
 * Where production went and where consumption came from, kWh. `own` is the split of the day's intervals,
 * which stands in when the server's does not add up; a longer span has none and keeps the server's, marked.
 */
export function balance(analysis: PowerAnalysis, own: DaySplit | null, gridType: string | null): Balance {
  const { production, consumption } = analysis
  const nothing = { feedIn: null, purchase: null, charge: null, discharge: null }
  const island = isIsland(gridType)
  const sent = island ? withGenerator(analysis) : analysis.split
  const contradicts = !addsUp(sent, { production, consumption, ...nothing })
  const computed = contradicts && own?.split ? asEnergySplit(own.split) : null
  const split: EnergySplit = computed ?? sent
  const carried = carries(gridType)
  const has = {
    direct: true,
    battery: carried.has('battery'),
    grid: carried.has('purchase') || carried.has('feedIn'),
  }
  const generated = island && (split.loadFromGrid ?? 0) > 0
  const bar = (
    side: BalanceBar['side'],
    total: number | null,
    energies: Record<Exclude<BalancePart['key'], 'unsplit'>, number | null>,
  ) => {
    const keys = (['direct', 'battery', 'grid', 'generator'] as const).filter((key) =>
      key === 'generator' ? side === 'consumption' && generated : has[key],
    )
    const sum = exactSum(keys.map((key) => Math.max(0, energies[key] ?? 0))) ?? 0
    const whole = total ?? sum
    const parts: BalancePart[] = keys.map((key) => ({
      key,
      energy: energies[key],
      share: shareOf(energies[key], whole),
    }))
    const rest = exactDifference(whole, sum)
    // Within 1 % it is the tolerance of the meters.
    if (sum > 0 && rest > 0.01 * whole)
      parts.push({ key: 'unsplit', energy: rest, share: shareOf(rest, whole) })
    return { side, total, parts }
  }
  return {
    bars: [
      bar('production', production, {
        direct: split.productionToLoad,
        battery: split.productionToBattery,
        grid: split.productionToGrid,
        generator: null,
      }),
      bar('consumption', consumption, {
        direct: split.loadFromProduction,
        battery: split.loadFromBattery,
        grid: split.loadFromGrid,
        generator: split.loadFromGrid,
      }),
    ],
    contradicts,
    computed: computed !== null,
  }
}

/** Without a grid, what neither sun nor battery covered came from a generator (domain 3), which no part names. */
function withGenerator({ consumption, split }: PowerAnalysis): EnergySplit {
  if (split.loadFromGrid !== null || consumption === null || split.loadFromProduction === null) return split
  const rest = exactSum([consumption, -split.loadFromProduction, -(split.loadFromBattery ?? 0)]) ?? Number.NaN
  // Within 1 % it is the tolerance of the meters.
  return rest > 0.01 * consumption ? { ...split, loadFromGrid: rest } : split
}
