import { alertKey } from '../../domain/alarms/alert'
import type { TriageAction } from '../../domain/alarms/triage-records'
import type { TriageState } from '../../domain/alarms/triage-state'
import type { FleetAlert } from '../../domain/alarms/alert-records'
import type { Filter, RecordValues } from '../../schema/codec'
import { searchAlarms } from '../../transport/calls/alarm-triage'
import { actOnAlarms, triageAlarm } from '../../transport/calls/alarm-steps'
import { fleetAlerts, plantAlerts } from '../../transport/calls/alerts'
import { alertSearch } from '../../transport/calls/operating'
import type { CustomAsk, CustomCalls } from '../custom-source'
import type { ActionCall, Listed, Outcome, RecordId } from '../source'
import { nobody } from '../whole-list'
import type { ListQuery } from '../dialect'
import type { PageRequest } from '../list-call'
import { baseOf, triageRecord, detailRecord } from './triage-record'
import { alertsAhead } from './alert-ahead'
import { triageQuestion, isAmong } from './alert-question'
import { blockRule, unblockRule } from './alert-rules'
import { gathered } from './gathered'
import { numberOf, textOf } from './values'

/** Alarms that the cloud takes at once. */
const AT_ONCE = 500
/** What a server without the current plant is asked for at most; older ones are beyond what its lists are for. */
const MAX = 2000

/** On a vendor's server nobody has done anything about an alarm: it lasts, or its condition is gone. */
const plainState = (ended: number | null): TriageState => (ended === null ? 'OPEN' : 'RECOVERED')

const NOTHING_DONE = {
  acknowledged: null,
  lastSeen: null,
  repeats: null,
  assignee: null,
  assigneeId: null,
  mine: null,
  notes: null,
  lost: null,
  lostMoney: null,
  currency: null,
  lossPerDay: null,
  snoozedUntil: null,
  reason: null,
  codes: null,
}

/** C68, of one plant. It has no end times; those come from the other list of the plant. */
async function ofPlant(plantId: number, ask: CustomAsk): Promise<readonly RecordValues[]> {
  const { send, signal, language } = ask
  const [rows, known] = await Promise.all([
    gathered((page) => send(alertSearch({ plantId, language, page, size: AT_ONCE }), { signal }), MAX),
    gathered((at) => send(plantAlerts(plantId, at, AT_ONCE), { signal }), MAX).catch(() => []),
  ])
  const ends = new Map(known.map((row) => [alertKey(row), row.ended]))
  return rows.map((row) => {
    const id = alertKey(row)
    const ended = ends.get(id)
    return {
      ...baseOf(row, ended ?? null, ask.now()),
      ...NOTHING_DONE,
      // Without an end nobody knows how long it lasted, nor whether it does.
      ...(ended === undefined ? { duration: null, state: null } : { state: plainState(ended) }),
      id,
      plant: null,
      plantId,
    }
  })
}

/** The v2 list, of every plant, which it names by id alone. */
async function ofAll(ask: CustomAsk): Promise<readonly RecordValues[]> {
  const { send, signal, language, zone } = ask
  const rows = await gathered(
    (at) => send(fleetAlerts({ language, zone, at, size: AT_ONCE }), { signal }),
    MAX,
  )
  return rows.map((row: FleetAlert) => ({
    ...baseOf(row, row.ended, ask.now()),
    ...NOTHING_DONE,
    state: plainState(row.ended),
    id: row.id ?? alertKey(row),
    plant: row.plantId === null ? null : String(row.plantId),
    plantId: row.plantId,
  }))
}

/** The rules of likely causes are a part of their own: most screens have alarms, and only lists of them have causes. */
const likelyCauses = () => import('./alarm-record')

const plain = (ask: CustomAsk) => (ask.plantId === null ? ofAll(ask) : ofPlant(ask.plantId, ask))

const explained = async (ask: CustomAsk) => (await likelyCauses()).withCauses(await plain(ask))

/** A cause shows in all alarms that the other filters leave, so it is these that are asked for. */
async function byCause(
  asked: ListQuery,
  causes: readonly Filter[],
  window: PageRequest,
  ask: CustomAsk,
): Promise<Listed> {
  const others = { ...asked, filters: asked.filters.filter((filter) => !causes.includes(filter)) }
  let extra: Listed['extra']
  const rows = await gathered(async (page) => {
    const question = triageQuestion(others, { ...window, page, size: AT_ONCE }, ask)
    const reply = await ask.send(searchAlarms(question), { signal: ask.signal })
    extra = reply.summary
    return reply
  })
  const now = ask.now()
  const { withCauses } = await likelyCauses()
  const found = withCauses(rows.map((row) => triageRecord(row, now))).filter(({ cause }) =>
    causes.every((filter) => isAmong(filter, cause)),
  )
  const from = (window.page - 1) * window.size
  return { data: found.slice(from, from + window.size), total: found.length, extra }
}

async function one(id: RecordId, ask: CustomAsk): Promise<RecordValues> {
  const { send, signal, language } = ask
  if (await ask.capable('alarmTriage'))
    return detailRecord(await send(triageAlarm(String(id), language), { signal }), ask.now())
  // Which rule explains it among all others is a column of the list; the detail gets its meaning by its own call.
  const found = (await plain(ask)).find((row) => String(row['id']) === String(id))
  if (found === undefined) throw nobody()
  return found
}

/** Codes of specification 8: not allowed at large, to read, to operate. */
const DENIED: ReadonlySet<string> = new Set(['21', '22', '24'])
const RESULTS = { DONE: 'done', ALREADY: 'skipped', REFUSED: 'failed' } as const

/** The same step on many; each has its own outcome. */
async function actOn(
  ids: readonly RecordId[],
  action: TriageAction,
  ask: CustomAsk,
  key?: string,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const portion = ids.slice(from, from + AT_ONCE).map(String)
    const { results } = await ask.send(actOnAlarms(portion, action, key))
    outcomes.push(
      ...results.map(({ alarmId, result, reason }): Outcome => {
        const outcome = result === null ? 'failed' : DENIED.has(reason ?? '') ? 'denied' : RESULTS[result]
        const fault = { kind: 'rejected' as const, code: reason ?? '', status: 200, body: null }
        return { id: alarmId, outcome, fault: outcome === 'failed' ? fault : null }
      }),
    )
  }
  return outcomes
}

const acting =
  (action: (input: RecordValues) => TriageAction) =>
  ({ ids, input, key }: ActionCall, ask: CustomAsk) =>
    actOn(ids, action(input), ask, key)

/** What is done with the rule of an alarm's kind, not with the alarm. */
const onRules =
  (act: typeof blockRule) =>
  async ({ ids, input }: ActionCall, ask: CustomAsk): Promise<readonly Outcome[]> => {
    await act(input, ask)
    return ids.map((id) => ({ id, outcome: 'done', fault: null }))
  }

/** Alarms of a plant, or of all where none is meant. */
export const alertCalls: CustomCalls = {
  async page(asked, window, ask) {
    if (!(await ask.capable('alarmTriage'))) return null
    const causes = asked.filters.filter(({ field }) => field === 'cause')
    if (causes.length > 0) return byCause(asked, causes, window, ask)
    const { rows, total, summary } = await ask.send(searchAlarms(triageQuestion(asked, window, ask)), {
      signal: ask.signal,
    })
    const now = ask.now()
    return { data: rows.map((row) => triageRecord(row, now)), total, extra: summary }
  },
  list: explained,
  one,
  ahead: alertsAhead,
  actions: {
    acknowledge: acting(() => ({ action: 'ACKNOWLEDGE' })),
    reopen: acting(() => ({ action: 'REOPEN' })),
    undo: acting(() => ({ action: 'UNDO' })),
    assign: acting((input) => ({ action: 'ASSIGN', assigneeId: numberOf(input['assigneeId']) ?? 0 })),
    snooze: acting((input) => ({ action: 'SNOOZE', until: numberOf(input['until']) ?? 0 })),
    close: acting((input) => {
      const reason = textOf(input['reason'])
      return { action: 'CLOSE', ...(reason === null ? {} : { reason }) }
    }),
    note: acting((input) => ({ action: 'NOTE', note: textOf(input['note']) ?? '' })),
    unnote: acting(() => ({ action: 'UNNOTE' })),
    block: onRules(blockRule),
    unblock: onRules(unblockRule),
  },
}
