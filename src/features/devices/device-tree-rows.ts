import type { BatteryNode, DeviceRecord } from '../../domain/devices/device-records'
import type { Fault } from '../../domain/faults/fault'

/** What is known of a branch; without rows and fault it is under way. */
export interface Branch<T> {
  readonly data: readonly T[] | undefined
  readonly fault: Fault | null
}

interface Place {
  readonly key: string
  /** From 1, as `aria-level`, `aria-posinset` and `aria-setsize`. */
  readonly level: number
  readonly at: number
  readonly of: number
  /** Key of the row above; null for a root. */
  readonly parent: string | null
}

export type TreeRow = Place &
  (
    | {
        readonly kind: 'device'
        readonly device: Pick<DeviceRecord, 'id' | 'name' | 'serial' | 'state'> & {
          readonly type?: DeviceRecord['type']
          readonly collected?: DeviceRecord['collected']
        }
        /** Battery packs have no record of their own. */
        readonly pack: boolean
        readonly expanded: boolean | null
      }
    | { readonly kind: 'waiting' }
    | { readonly kind: 'fault'; readonly fault: Fault; readonly branch: 'logger' | 'packs' }
  )

export interface TreeGiven {
  readonly loggers: readonly DeviceRecord[]
  /** Of a logger that is open (C53). */
  branchOf(loggerId: number): Branch<DeviceRecord>
  /** Packs of all batteries, asked for with the first battery that is opened (C67). */
  readonly packs: Branch<BatteryNode>
  readonly open: ReadonlySet<string>
}

export const nodeKey = (device: Pick<DeviceRecord, 'id' | 'serial'>): string =>
  String(device.id ?? device.serial ?? '')

interface Node {
  readonly key: string
  readonly row: { kind: 'device'; device: DeviceRecord | BatteryNode; pack: boolean }
  /** Null: nothing can be below. */
  readonly below: (() => readonly Node[] | Branch<unknown>) | null
  readonly branch: 'logger' | 'packs'
}

/** Logger, inverter, battery, pack as one flat list of the rows in sight. A branch that failed says so in its place. */
export function treeRows(given: TreeGiven): readonly TreeRow[] {
  const { open, packs } = given

  const packNode = (pack: BatteryNode): Node => {
    const inside = (packs.data ?? []).filter(({ parentSerial }) => parentSerial === pack.serial)
    return {
      key: `p${pack.serial}`,
      row: { kind: 'device', device: pack, pack: true },
      below: inside.length === 0 ? null : () => inside.map(packNode),
      branch: 'packs',
    }
  }

  const deviceNode = (device: DeviceRecord, all: readonly DeviceRecord[]): Node => {
    const hanging = all.filter((one) => one !== device && one.parentSerial === device.serial)
    const battery = device.type === 'BATTERY'
    const packed = () => (packs.data ?? []).filter(({ parentSerial }) => parentSerial === device.serial)
    const empty = battery && packs.data !== undefined && packed().length === 0
    const below = (): readonly Node[] | Branch<unknown> =>
      battery && packs.data === undefined
        ? packs
        : [...hanging.map((one) => deviceNode(one, all)), ...(battery ? packed().map(packNode) : [])]
    return {
      key: nodeKey(device),
      row: { kind: 'device', device, pack: false },
      below: hanging.length > 0 || (battery && !empty) ? below : null,
      branch: 'packs',
    }
  }

  const loggerNode = (logger: DeviceRecord): Node => ({
    key: nodeKey(logger),
    row: { kind: 'device', device: logger, pack: false },
    below: () => {
      const branch = given.branchOf(logger.id ?? 0)
      const { data } = branch
      if (data === undefined) return branch
      const serials = new Set(data.map(({ serial }) => serial))
      // What hangs on something that is not here hangs on the logger.
      const first = data.filter(({ parentSerial }) => parentSerial === null || !serials.has(parentSerial))
      return first.map((device) => deviceNode(device, data))
    },
    branch: 'logger',
  })

  const rows: TreeRow[] = []
  const walk = (nodes: readonly Node[], level: number, parent: string | null) => {
    nodes.forEach((node, index) => {
      const expanded = node.below === null ? null : open.has(node.key)
      const place = { level, at: index + 1, of: nodes.length, parent }
      rows.push({ ...place, ...node.row, key: node.key, expanded })
      if (!expanded || node.below === null) return
      const below = node.below()
      if (Array.isArray(below)) walk(below as readonly Node[], level + 1, node.key)
      else {
        const { fault } = below as Branch<unknown>
        const only = { level: level + 1, at: 1, of: 1, parent: node.key, key: `${node.key}-below` }
        rows.push(
          fault === null
            ? { ...only, kind: 'waiting' }
            : { ...only, kind: 'fault', fault, branch: node.branch },
        )
      }
    })
  }
  walk(given.loggers.map(loggerNode), 1, null)
  return rows
}

export type TreeMove = { readonly focus: string } | { readonly open: string } | { readonly close: string }

/** What a key does in a tree, by the ARIA pattern; null for keys that are none of its own. */
export function treeMove(rows: readonly TreeRow[], active: string, key: string): TreeMove | null {
  const at = Math.max(
    0,
    rows.findIndex((row) => row.key === active),
  )
  const row = rows[at]
  const to = (target: TreeRow | undefined): TreeMove | null => (target ? { focus: target.key } : null)
  if (row === undefined) return null
  const expanded = row.kind === 'device' ? row.expanded : null
  switch (key) {
    case 'ArrowDown':
      return to(rows[at + 1])
    case 'ArrowUp':
      return to(rows[at - 1])
    case 'Home':
      return to(rows[0])
    case 'End':
      return to(rows.at(-1))
    case 'ArrowRight':
      return expanded === false ? { open: row.key } : expanded === true ? to(rows[at + 1]) : null
    case 'ArrowLeft':
      if (expanded === true) return { close: row.key }
      return row.parent === null ? null : { focus: row.parent }
    default:
      return null
  }
}
