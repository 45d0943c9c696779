import { ruleOf } from '../alarm-rules.data'
import type { Call } from '../call'
import { badParameter, emptyParameter, operable, readDenied, sessionOf, unknownId } from '../call'
import { instant, record, whole, words } from '../call-values'
import { dayNumber } from '../zone'

/** What people did about alarms; ours, not the vendor's. */
interface Entry {
  alarmId: string
  stationId: number
  state: 'OPEN' | 'ACKNOWLEDGED' | 'CLOSED'
  assignee: string | null
  /** Epoch s. */
  snoozedUntil: number | null
  notes: { at: number; by: string; text: string }[]
  changedBy: string
  changedAt: number
}

const LONGEST_NOTE = 2000
const MOST_NOTES = 50

/** Entries of the plants in reach, newest change first. */
export function list(call: Call): Entry[] {
  const session = sessionOf(call)
  const wanted = whole(call.query.get('stationId'))
  if (wanted !== null && !session.reaches(wanted)) throw readDenied()
  return call.world.store
    .list(`desk ${call.centre}`)
    .map(({ value }) => value as Entry)
    .filter(({ stationId: id }) => (wanted === null || id === wanted) && session.reaches(id))
    .filter(({ stationId: id }) => session.may('alert:read', id))
    .sort((a, b) => b.changedAt - a.changedAt)
}

/** The alarm an id of the v2 list names, if it ever was. */
function plantOfAlarm(call: Call, alarmId: string): number {
  const match = /^(\d+)-(\d+)-(\d+)-(\d{4})(\d{2})(\d{2})$/.exec(alarmId)
  if (!match) throw badParameter('alarmId')
  const [plantId, ruleId, device, year, month, day] = match.slice(1).map(Number)
  const { plant } = operable(call, plantId, 'alert:handle')
  const date = dayNumber(year ?? 0, month ?? 0, day ?? 0)
  const known = call.world.alarms
    .ofDay(plant, date, call.now)
    .some((one) => one.rule.id === ruleId && one.device === device)
  if (!known || !ruleOf(ruleId ?? 0)) throw unknownId()
  return plant.id
}

function patchOf(call: Call, body: Record<string, unknown>, entry: Entry): Partial<Entry> {
  switch (body['action']) {
    case 'ACKNOWLEDGE':
      return { state: 'ACKNOWLEDGED' }
    case 'CLOSE':
      return { state: 'CLOSED', snoozedUntil: null }
    case 'REOPEN':
      return { state: 'OPEN', snoozedUntil: null }
    case 'ASSIGN':
      return { assignee: words(body['assignee'])?.slice(0, 100) ?? null }
    case 'SNOOZE': {
      const until = instant(body['until'])
      if (until === null || until <= call.now) throw badParameter('until')
      return { snoozedUntil: until }
    }
    case 'NOTE': {
      const text = words(body['note'])
      if (!text) throw emptyParameter('note')
      if (text.length > LONGEST_NOTE) throw badParameter('note')
      const note = { at: call.now, by: sessionOf(call).account.name, text }
      return { notes: [...entry.notes, note].slice(-MOST_NOTES) }
    }
    default:
      throw badParameter('action')
  }
}

/** Acknowledges, assigns, snoozes, closes, reopens, notes. */
export function act(call: Call): Entry {
  const alarmId = call.params['alarmId'] ?? ''
  const stationId = plantOfAlarm(call, alarmId)
  const { store } = call.world
  const kind = `desk ${call.centre}`
  const known = store.get(kind, alarmId) as Entry | undefined
  const entry: Entry = known ?? {
    alarmId,
    stationId,
    state: 'OPEN',
    assignee: null,
    snoozedUntil: null,
    notes: [],
    changedBy: '',
    changedAt: 0,
  }
  const changed: Entry = {
    ...entry,
    ...patchOf(call, record(call.body), entry),
    changedBy: sessionOf(call).account.name,
    changedAt: call.now,
  }
  store.put(kind, alarmId, changed)
  return changed
}
