import type { Fields } from '../energy/figures'
import { dayAt, dayStart, monthsOn } from '../place/zone'
import { type Call, operable, paged, sessionOf } from '../wire/call'
import { record, whole } from '../wire/call-values'
import { operationDenied, unknownId } from '../wire/refusal'
import type { World } from '../world'
import { CURRENCY, isOffered, papers } from './insurance'

/* What came of offers; ours, not the vendor's. Nobody insures anything. */

const KIND = 'policy'
const INSURER = 'Heliograph Demo Insurance'
const MONTHS = 12

/** Kept under the number of its offer, so that there is one of each. */
interface Policy {
  accountId: number
  stationId: number
  coverId: string
  premium: number
  sumInsured: number | null
  fromTime: number
  untilTime: number
  timezone: string
}

function policyRow(id: number, { accountId: _, ...policy }: Policy): Fields {
  const policyNo = `HD-${new Date(policy.fromTime * 1000).getUTCFullYear()}-${id}`
  return { id, ...policy, insurer: INSURER, policyNo, currency: CURRENCY }
}

/** `{stationId, id}` of a quote: the cover begins at that moment and runs a year. Accepted again, it is the same policy. */
export function acceptQuote(call: Call): Fields {
  const body = record(call.body)
  const { plant } = operable(call, body['stationId'], 'station:update')
  const id = whole(body['id'])
  const quote = papers(call, 'quote').find((one) => one.id === id && one.stationId === plant.id)
  if (!quote) throw unknownId()
  const before = call.world.store.get(KIND, String(quote.id)) as Policy | undefined
  if (before) return { ...policyRow(quote.id, before), repeated: true }
  if (!isOffered(call, quote)) throw operationDenied()
  const { zone } = plant.place
  const policy: Policy = {
    accountId: quote.accountId,
    stationId: plant.id,
    coverId: quote.coverId,
    premium: quote.premium,
    sumInsured: quote.sumInsured ?? null,
    fromTime: call.now,
    untilTime: monthsOn(dayStart(zone, dayAt(zone, call.now)), MONTHS, zone) - 1,
    timezone: zone,
  }
  call.world.store.put(KIND, String(quote.id), policy)
  return { ...policyRow(quote.id, policy), repeated: false }
}

/** Of an account, the newest first. */
export const policiesOf = ({ store }: World, accountId: number): { id: number; policy: Policy }[] =>
  store
    .list(KIND)
    .map(({ key, value }) => ({ id: Number(key), policy: value as Policy }))
    .filter(({ policy }) => policy.accountId === accountId)
    .sort((a, b) => b.id - a.id)

const own = (call: Call) => policiesOf(call.world, sessionOf(call).account.id)

/** Whether somebody's policy of a plant was in force then. */
export function isCovered(call: Call, stationId: number, coverId: string, at: number): boolean {
  return own(call).some(
    ({ policy }) =>
      policy.stationId === stationId &&
      policy.coverId === coverId &&
      policy.fromTime <= at &&
      at <= policy.untilTime,
  )
}

/** One's own, the newest first. */
export function policies(call: Call): { total: number; data: Fields[] } {
  const { total, data } = paged(call, own(call))
  return { total, data: data.map(({ id, policy }) => policyRow(id, policy)) }
}
