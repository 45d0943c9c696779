import type { Plan } from '../../schema/compile'
import type { ViewName } from '../../schema/names'
import { listActions } from './list-actions'

type Heights = readonly [phone: number, wide: number]

/** Heads of lists as they mostly are, px. */
const HEADS: Partial<Record<ViewName, Heights>> = {
  alertSummary: [61, 61],
  blockMeter: [52, 52],
  dataPlanHead: [116, 58],
  insuranceHead: [177, 44],
  messageCredit: [278, 180],
}

export const headHeights = (name: ViewName): Heights => HEADS[name] ?? [0, 0]

/** One line of tools, px. */
const LINE = 60
/** A line of filters below it. */
const FILTERS = 52
/** What is done without a record, where it is more than one thing. */
const ACTS = 52

/** Search, tools and filters of a list. On a phone what is chosen and what can be done may need lines of their own. */
export function toolbarHeights(plan: Plan, bare: boolean): Heights {
  const acts = plan.search && listActions(plan).length > 1 ? ACTS : 0
  return [LINE + acts + (bare && plan.usual !== null ? FILTERS : 0), LINE]
}
