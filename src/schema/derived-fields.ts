import { againstPeers, type Peer } from '../domain/plants/peers'
import { plausibleNumber } from '../domain/values/plausible'
import { holds, type RecordValues } from './codec'
import type { Plan } from './compile'
import type { Neighbours } from './field'

/** What was derived for a record before, so that one of which nothing has changed stays the same object. */
const before = new WeakMap<RecordValues, RecordValues>()

function peerOf(record: RecordValues, { of, at: [north, east], among }: Neighbours): Peer {
  const [latitude, longitude] = [plausibleNumber(record[north]), plausibleNumber(record[east])]
  return {
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    hours: plausibleNumber(record[of]),
    counts: holds(among, record),
  }
}

/** Records with the fields that follow from the others beside them: fields that are compared with their neighbours. */
export function derive(plan: Plan, records: readonly RecordValues[]): readonly RecordValues[] {
  const shares = Object.entries(plan.fields).flatMap(([name, field]) => {
    if (field.kind !== 'percent' || field.peers === undefined) return []
    const { peers } = field
    return [
      [
        name,
        againstPeers(
          records.map((record) => peerOf(record, peers)),
          peers,
        ),
      ] as const,
    ]
  })
  return records.map((record, index) => {
    const values = Object.fromEntries(shares.map(([name, list]) => [name, list[index] ?? null]))
    const known = before.get(record)
    if (known !== undefined && shares.every(([name]) => known[name] === values[name])) return known
    const next = { ...record, ...values }
    before.set(record, next)
    return next
  })
}
