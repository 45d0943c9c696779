import { type Entry, type Life, markNow, type Standing, stateOf } from './alert-life'
import { type Call, repeatKeyOf, sessionOf } from '../wire/call'
import { badParameter, emptyParameter, Refusal, refusal, unknownId } from '../wire/refusal'
import { instant, whole, words } from '../wire/call-values'
import { membersOf } from '../people/members'

const LONGEST_TEXT = 2000
const MAX_NOTES = 50
const MAX_STEPS = 200

export const isSafety = ({ last }: Life) => last.alarm.rule.influence >= 2

/** Whether the caller took the last step: nobody takes back what somebody else did. */
export const isUndoable = (call: Call, { before, beforeId }: Entry) =>
  before !== null && beforeId === sessionOf(call).account.id

/** Whom an alarm may be given to: members of the organisation one acts for, else oneself; 0 is nobody. */
function assigneeOf(call: Call, raw: unknown): Standing['assignee'] {
  const id = whole(raw)
  if (id === null) throw emptyParameter('assigneeId')
  if (id === 0) return null
  const { account, organisation } = sessionOf(call)
  const people = organisation ? membersOf(call, organisation.id) : [account]
  const found = people.find((one) => one.id === id)
  if (!found) throw unknownId()
  return { id, name: found.name }
}

function textOf(raw: unknown, name: string): string {
  const text = words(raw)
  if (!text) throw emptyParameter(name)
  if (text.length > LONGEST_TEXT) throw badParameter(name)
  return text
}

/** What an action makes of an alarm; null if it was so already. */
function patchOf(call: Call, body: Record<string, unknown>, entry: Entry, life: Life): Partial<Entry> | null {
  const mark = markNow(entry, life)
  const state = stateOf(entry, life, call.now)
  switch (body['action']) {
    case 'ACKNOWLEDGE':
      return mark === 'NONE' ? { mark: 'ACKNOWLEDGED', markedAt: call.now } : null
    case 'CLOSE': {
      if (state === 'CLOSED') return null
      const reason = words(body['reason'])
      if (isSafety(life) && !reason) throw emptyParameter('reason')
      return { mark: 'CLOSED', markedAt: call.now, snoozedUntil: null, reason: reason?.slice(0, 500) ?? null }
    }
    case 'REOPEN':
      if (mark === 'NONE' && state !== 'SNOOZED') return null
      return { mark: 'NONE', markedAt: call.now, snoozedUntil: null, reason: null }
    case 'ASSIGN': {
      const assignee = assigneeOf(call, body['assigneeId'])
      return assignee?.id === entry.assignee?.id ? null : { assignee }
    }
    case 'SNOOZE': {
      const until = instant(body['until'])
      if (until === null || until <= call.now) throw badParameter('until')
      return state === 'CLOSED' || entry.snoozedUntil === until ? null : { snoozedUntil: until }
    }
    case 'NOTE': {
      const { id: byId, name: by } = sessionOf(call).account
      const note = { at: call.now, by, byId, text: textOf(body['note'], 'note') }
      return { notes: [...entry.notes, note].slice(-MAX_NOTES) }
    }
    case 'UNNOTE': {
      const { id } = sessionOf(call).account
      const last = entry.notes.findLastIndex(({ byId }) => byId === id)
      if (last === -1) throw refusal(28, 'no note to take back')
      return { notes: entry.notes.filter((_, index) => index !== last) }
    }
    case 'UNDO':
      if (!entry.before) throw refusal(28, 'nothing to undo')
      if (!isUndoable(call, entry))
        throw new Refusal(409, 'RECORD_CHANGED', "the last step is not the caller's")
      return { ...entry.before, before: null }
    default:
      throw badParameter('action')
  }
}

/** Keeps what an action makes of an alarm; `already` if that was nothing. The same `key` again does nothing more. */
export function perform(
  call: Call,
  body: Record<string, unknown>,
  entry: Entry,
  life: Life,
): { entry: Entry; already: boolean } {
  const key = repeatKeyOf(body['key'])
  const { id: byId, name: by } = sessionOf(call).account
  if (key !== null && entry.log.some((step) => step.key === key && step.byId === byId))
    return { entry, already: false }
  const patch = patchOf(call, body, entry, life)
  if (!patch) return { entry, already: true }
  const { mark, markedAt, assignee, snoozedUntil, reason } = entry
  const ofNotes = body['action'] === 'NOTE' || body['action'] === 'UNNOTE'
  const changed: Entry = {
    ...entry,
    ...(ofNotes ? {} : { before: { mark, markedAt, assignee, snoozedUntil, reason }, beforeId: byId }),
    ...patch,
    log: [
      ...entry.log,
      { at: call.now, by, byId, action: String(body['action']), ...(key === null ? {} : { key }) },
    ].slice(-MAX_STEPS),
    changedBy: by,
    changedAt: call.now,
  }
  call.world.store.put('triage', entry.alarmId, changed)
  return { entry: changed, already: false }
}
