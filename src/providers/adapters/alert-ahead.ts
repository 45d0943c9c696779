import type { RecordValues } from '../../schema/codec'
import type { CustomCalls } from '../custom-source'
import { numberOf, textOf } from './values'

const LASTING = ['OPEN', 'ACKNOWLEDGED', 'SNOOZED']
const lasts = ({ state }: RecordValues) => LASTING.includes(String(state))

/** What each step makes of an alarm, as the cloud will answer it. Its state machine stays the cloud's. */
export const alertsAhead: CustomCalls['ahead'] & object = {
  acknowledge: ({ state }) => ({
    acknowledged: true,
    state: state === 'OPEN' ? 'ACKNOWLEDGED' : state,
  }),
  assign: (_, input) => {
    const assigneeId = numberOf(input['assigneeId']) ?? 0
    return {
      assigneeId: assigneeId === 0 ? null : assigneeId,
      assignee: assigneeId === 0 ? null : textOf(input['assigneeName']),
    }
  },
  snooze: (record, input) => ({
    snoozedUntil: numberOf(input['until']),
    state: lasts(record) ? 'SNOOZED' : record['state'],
  }),
  close: (_, input) => ({ state: 'CLOSED', reason: textOf(input['reason']), snoozedUntil: null }),
  reopen: ({ ended }) => ({
    state: ended === null ? 'OPEN' : 'RECOVERED',
    acknowledged: false,
    snoozedUntil: null,
    reason: null,
  }),
  note: ({ notes }) => ({ notes: (numberOf(notes) ?? 0) + 1 }),
  unnote: ({ notes }) => ({ notes: Math.max(0, (numberOf(notes) ?? 0) - 1) }),
}
