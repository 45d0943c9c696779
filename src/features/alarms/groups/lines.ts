import { type AlarmGroup, groupAlarms } from '../../../domain/alarms/alarm-groups'
import { countedOnce } from '../../../domain/alarms/counted-once'
import { alarmFacts } from '../../../providers/adapters/alarm-record'
import { exactSum } from '../../../domain/values/decimal'
import type { RecordValues } from '../../../schema/codec'
import type { Row } from '../../../console/list/list-rows'

/** A group with the rows of its alarms, the most urgent first as the list has them. */
export interface ShownGroup extends AlarmGroup, Row {
  readonly rows: readonly Row[]
  /** The alarm that the group is named after: the most urgent one. */
  readonly lead: RecordValues
  /** What its alarms cost so far, where all that is known is in one currency. */
  readonly money: { readonly lostMoney: number; readonly currency: string } | null
}

/** A line of the view: a group itself, or one of its alarms below it. */
export interface Line extends Row {
  readonly group: ShownGroup
  readonly head: boolean
}

const number = (value: unknown) => (typeof value === 'number' ? value : null)
const text = (value: unknown) => (typeof value === 'string' ? value : null)

function moneyOf({ alarms }: AlarmGroup, rows: readonly Row[]): ShownGroup['money'] {
  const counted = new Set(countedOnce(alarms, ({ lost }) => lost).map(({ id }) => id))
  const known = rows.flatMap(({ id, record }) => {
    if (!counted.has(id)) return []
    const [amount, currency] = [number(record['lostMoney']), text(record['currency'])]
    return amount === null || currency === null ? [] : [{ amount, currency }]
  })
  const [first] = known
  if (first === undefined || known.some(({ currency }) => currency !== first.currency)) return null
  return { lostMoney: exactSum(known.map(({ amount }) => amount)) ?? Number.NaN, currency: first.currency }
}

/** Rows of alarms by their likely cause. Those that are asleep are counted, and no group. */
export function shownGroups(rows: readonly Row[]): { groups: readonly ShownGroup[]; asleep: number } {
  const groups = groupAlarms(rows.map(({ record }) => alarmFacts(record)))
  const asleep = groups.find(({ rule }) => rule === 'asleep')?.alarms.length ?? 0
  return {
    asleep,
    groups: groups.flatMap((group): ShownGroup[] => {
      const ids = new Set(group.alarms.map(({ id }) => id))
      const own = rows.filter(({ id }) => ids.has(id))
      const lead = own[0]?.record
      return group.rule === 'asleep' || lead === undefined
        ? []
        : [{ ...group, id: group.key, record: lead, rows: own, lead, money: moneyOf(group, own) }]
    }),
  }
}

/** The lines from above to below: each group, and its alarms where it is open. */
export const linesOf = (groups: readonly ShownGroup[], open: ReadonlySet<string>): readonly Line[] =>
  groups.flatMap((group): Line[] => [
    { id: group.key, record: group.lead, group, head: true },
    ...(open.has(group.key) ? group.rows.map((row) => ({ ...row, group, head: false })) : []),
  ])
