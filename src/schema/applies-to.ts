import { isMissing } from '../domain/values/given'
import { holds, type RecordValues } from './codec'
import type { PlannedAction } from './compile'
import { addressOf } from './destinations'

/**
 * Whether an action is granted where a record belongs, by the codes held there, as its reply has them. A record that
 * has no codes grants nothing; the cloud enforces it all the same.
 */
export function grantedAt({ rights, codes }: PlannedAction, record: RecordValues): boolean {
  if (rights === null) return true
  const held: unknown = record[rights]
  return Array.isArray(held) && codes.some((code) => held.includes(code))
}

/** Whether an action is for a record. Mixed selections are legal: the others are left as they are. */
export const appliesTo = (action: PlannedAction, record: RecordValues): boolean =>
  holds(action.when, record) && grantedAt(action, record) && leads(action, record)

/**
 * Why an action is for none of some records: its codes are not held where they belong, or they are not as it wants
 * them. What a record does not say is no reason.
 */
export const hindranceAt = (
  action: PlannedAction,
  records: readonly RecordValues[],
): 'plant' | 'state' | null =>
  records.some((record) => appliesTo(action, record))
    ? null
    : records.every((record) => !grantedAt(action, record))
      ? 'plant'
      : records.some((record) => grantedAt(action, record) && says(action, record))
        ? 'state'
        : null

/** Whether the record has what the address of the action needs. */
const leads = ({ to }: PlannedAction, record: RecordValues): boolean =>
  to === undefined || addressOf(to, record) !== null

/** Whether the record has what the action asks about it. */
const says = ({ when }: PlannedAction, record: RecordValues): boolean =>
  when === undefined || !isMissing(record[when.field])
