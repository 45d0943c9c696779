import { PLAN_STATES } from '../../domain/money/billing-records'
import { daysLeft, lostFrom } from '../../domain/money/data-plan'
import { isUnsettled } from '../../domain/money/purchase'
import type { RecordValues } from '../../schema/codec'
import { autoRenewPlan, dataPlanOrders, dataPlans, renewDataPlan } from '../../transport/calls/billing'
import { FaultError } from '../../transport/fault-error'
import type { CustomAsk, CustomCalls } from '../custom-source'
import { oneByOne } from '../each-record'
import { found, gathered } from './gathered'
import { numberOf, textOf } from './values'

/** Rows of a page; what is due next is asked of the whole fleet. */
const PAGE = 1000

async function list({ send, signal, now }: CustomAsk): Promise<readonly RecordValues[]> {
  const rows = await gathered((at) => send(dataPlans(at, PAGE), { signal }))
  const today = now()
  return rows.map(({ plantName, used, ...row }) => ({
    ...row,
    id: row.plantId,
    plant: plantName,
    left: daysLeft(row.validUntil, today, row.zone ?? 'UTC'),
    lostFrom: lostFrom(row.validUntil, row.memory),
    share: used === null || !row.limit ? null : (100 * used) / row.limit,
  }))
}

/** A row again, as far as it says what is lost and when. */
export const lineOf = (row: RecordValues) => ({
  state: PLAN_STATES.find((one) => one === row['state']) ?? null,
  zone: textOf(row['zone']),
  lostFrom: numberOf(row['lostFrom']),
  memory: numberOf(row['memory']),
})

const keyOf = (keys: unknown, id: string | number): string =>
  textOf((keys as Readonly<Record<string, unknown>> | null | undefined)?.[id]) ?? ''

/** The mobile lines of the loggers, one a plant; ours, capability `dataPlans`. */
export const dataPlanCalls: CustomCalls = {
  list,
  actions: {
    async renew({ ids, input }, { send }) {
      const offer = textOf(input['offer']) ?? ''
      const outcomes = await oneByOne(ids, (id) =>
        send(renewDataPlan(Number(id), offer, keyOf(input['keys'], id))),
      )
      // While it is not known what became of one, nothing of it counts as done: asked again, all of it is the same purchase.
      const open = outcomes.find(({ fault }) => fault !== null && isUnsettled(fault))
      if (open?.fault) throw new FaultError(open.fault, { write: true })
      return outcomes
    },
    autoOn: ({ ids, input }, { send }) =>
      oneByOne(ids, (id) => send(autoRenewPlan(Number(id), textOf(input['offer'])))),
    autoOff: ({ ids }, { send }) => oneByOne(ids, (id) => send(autoRenewPlan(Number(id), null))),
  },
}

/** What was bought of them. A purchase belongs to a person, and so do its hours. */
export const dataPlanOrderCalls: CustomCalls = {
  async page(_asked, { page, size }, { send, signal, zone }) {
    const { rows, total } = await send(dataPlanOrders(page, size), { signal })
    return { data: rows.map((order) => ({ ...order, plant: order.plantId, zone })), total }
  },
  async one(id, { send, signal, zone }) {
    const order = await found((at) => send(dataPlanOrders(at, PAGE), { signal }), id)
    return { ...order, plant: order.plantId, zone }
  },
}
