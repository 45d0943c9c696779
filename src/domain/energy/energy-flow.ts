import { exactDifference } from '../values/decimal'
import { flowsOf, residual, RESIDUAL_FLOOR, significantResidual, split, type Flows } from './energy-balance'
import { carries, fedIn, isIsland } from './grid-type'
import type { FlowArm, LivePlant, PowerSample } from '../plants/reading'

export type FlowKey = 'solar' | 'grid' | 'load' | 'battery' | 'generator' | 'micro' | 'ups' | 'smartLoad'

type FlowState =
  | 'producing'
  | 'importing'
  | 'exporting'
  | 'idle'
  | 'charging'
  | 'discharging'
  | 'consuming'
  | 'unknown'
  | 'silent'

export interface FlowNode {
  key: FlowKey
  /** W, non-negative; null is "not measured". */
  power: number | null
  state: FlowState
  /** Percent; the battery only. */
  stateOfCharge?: number | null
}

export interface FlowEdge {
  from: FlowKey
  to: FlowKey
  /** W, above 0. */
  power: number
}

export interface FlowPicture {
  nodes: readonly FlowNode[]
  edges: readonly FlowEdge[]
  /** Sources minus sinks in W when that is worth a word, else null; negative: more went out than came in. */
  unaccounted: number | null
}

export interface FlowQuestion {
  live: Pick<LivePlant, 'now' | 'grid' | 'battery'>
  gridType: string | null
  arms: readonly FlowArm[]
}

/** Below this an edge would be noise. */
const MIN_EDGE = 1

const ARM_KEYS = { MICRO: 'micro', GEN: 'generator', UPS: 'ups', SMARTLOAD: 'smartLoad' } as const

/** The energy-flow picture of a moment (screens 2B): nodes by grid type and shown arms, edges by split. */
export function flowPicture({ live, gridType, arms }: FlowQuestion): FlowPicture {
  const carried = carries(gridType)
  const shown = new Map(arms.filter((arm) => arm.shown).map((arm) => [ARM_KEYS[arm.kind], arm.power]))
  const now = live.now
  const feedIn = fedIn(gridType, now)
  const generator = shown.has('generator') ? (now.generator ?? shown.get('generator') ?? null) : null
  const islandSource = isIsland(gridType) && !shown.has('generator') ? now.generator : null

  const nodes: FlowNode[] = [{ key: 'solar', ...produced(now.production) }]
  if (carried.has('feedIn') || carried.has('purchase')) nodes.push(gridNode(live, feedIn))
  if (carried.has('consumption')) nodes.push({ key: 'load', ...consumed(now.consumption) })
  if (carried.has('battery') && (isStorage(gridType) || hasBattery(now))) nodes.push(batteryNode(live))
  if (shown.has('generator') || islandSource !== null)
    nodes.push({ key: 'generator', ...produced(generator ?? islandSource) })
  if (shown.has('micro')) nodes.push({ key: 'micro', ...produced(shown.get('micro') ?? null) })
  if (shown.has('ups')) nodes.push({ key: 'ups', ...consumed(now.ups ?? shown.get('ups') ?? null) })
  if (shown.has('smartLoad')) nodes.push({ key: 'smartLoad', ...consumed(shown.get('smartLoad') ?? null) })

  const known = { ...now, feedIn, generator: generator ?? islandSource }
  const keys = new Set(nodes.map((node) => node.key))
  const edges = edgesOf(known, nodes).filter(
    (edge) => edge.power >= MIN_EDGE && keys.has(edge.from) && keys.has(edge.to),
  )
  const rest = carried.has('consumption') ? residual(known) : null
  return { nodes, edges, unaccounted: significantResidual(known, RESIDUAL_FLOOR.nowW) ? rest : null }
}

/** The same picture of a plant that is silent: what flows now is not known, and what flowed last is not now. */
export function silentFlow({ nodes }: FlowPicture): FlowPicture {
  const silent = ({ key, stateOfCharge }: FlowNode): FlowNode =>
    stateOfCharge === undefined
      ? { key, power: null, state: 'silent' }
      : { key, power: null, state: 'silent', stateOfCharge: null }
  return { nodes: nodes.map(silent), edges: [], unaccounted: null }
}

const isStorage = (gridType: string | null): boolean =>
  gridType === 'BATTERY_BACKUP' || gridType === 'PV_BTR_USE'

const hasBattery = (now: PowerSample): boolean =>
  now.stateOfCharge !== null || now.charge !== null || now.discharge !== null

function produced(power: number | null): { power: number | null; state: FlowState } {
  return { power, state: power === null ? 'unknown' : power > 0 ? 'producing' : 'idle' }
}

function consumed(power: number | null): { power: number | null; state: FlowState } {
  return { power, state: power === null ? 'unknown' : power > 0 ? 'consuming' : 'idle' }
}

function gridNode(live: FlowQuestion['live'], feedIn: number | null): FlowNode {
  const { purchase } = live.now
  const exporting = live.grid === 'exporting' || (live.grid === null && (feedIn ?? 0) > (purchase ?? 0))
  const importing = live.grid === 'importing' || (live.grid === null && (purchase ?? 0) > (feedIn ?? 0))
  if (exporting) return { key: 'grid', power: feedIn, state: 'exporting' }
  if (importing) return { key: 'grid', power: purchase, state: 'importing' }
  const unknown = feedIn === null && purchase === null && live.grid === null
  return { key: 'grid', power: unknown ? null : 0, state: unknown ? 'unknown' : 'idle' }
}

function batteryNode(live: FlowQuestion['live']): FlowNode {
  const { charge, discharge, stateOfCharge } = live.now
  const net = (charge ?? 0) - (discharge ?? 0)
  const state =
    live.battery ??
    (charge === null && discharge === null
      ? 'unknown'
      : net > 0
        ? 'charging'
        : net < 0
          ? 'discharging'
          : 'idle')
  const powers = { charging: charge, discharging: discharge, idle: 0, unknown: null }
  return { key: 'battery', power: powers[state], state, stateOfCharge }
}

/** Where each watt goes. A generator serves the load before the grid does; a missing meter leaves few edges. */
function edgesOf(now: PowerSample, nodes: readonly FlowNode[]): FlowEdge[] {
  const edges = [...mainEdges(now)]
  for (const { key, power } of nodes) {
    if (power === null) continue
    if (key === 'ups' || key === 'smartLoad') edges.push({ from: 'load', to: key, power })
    if (key === 'micro') edges.push({ from: 'micro', to: 'solar', power })
  }
  return edges
}

const OPTIONAL: ReadonlySet<keyof Flows> = new Set(['feedIn', 'purchase', 'charge', 'discharge'])

function mainEdges(now: PowerSample): FlowEdge[] {
  const flows = flowsOf(now, OPTIONAL)
  const parts = flows && split(flows)
  if (!flows || !parts) {
    const exported = now.feedIn ?? 0
    return [{ from: 'solar', to: 'grid', power: Math.min(exported, now.production ?? 0) }]
  }
  const generator = flows.generator ?? 0
  const generatorToLoad = Math.min(generator, parts.gridToLoad)
  const generatorToBattery = Math.min(exactDifference(generator, generatorToLoad), parts.gridToBattery)
  // The rest of what the split ascribes to the grid came from the grid only as far as its meter says so.
  const gridToLoad = Math.min(exactDifference(parts.gridToLoad, generatorToLoad), flows.purchase)
  const gridToBattery = Math.min(
    exactDifference(parts.gridToBattery, generatorToBattery),
    exactDifference(flows.purchase, gridToLoad),
  )
  return [
    { from: 'solar', to: 'load', power: parts.direct },
    { from: 'solar', to: 'battery', power: parts.productionToBattery },
    { from: 'solar', to: 'grid', power: parts.productionToGrid },
    { from: 'battery', to: 'load', power: parts.batteryToLoad },
    {
      from: 'battery',
      to: 'grid',
      power: Math.min(parts.batteryToGrid, exactDifference(flows.feedIn, parts.productionToGrid)),
    },
    { from: 'generator', to: 'load', power: generatorToLoad },
    { from: 'generator', to: 'battery', power: generatorToBattery },
    { from: 'grid', to: 'load', power: gridToLoad },
    { from: 'grid', to: 'battery', power: gridToBattery },
  ]
}
