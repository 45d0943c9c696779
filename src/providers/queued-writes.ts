import { type Fault, isBusy } from '../domain/faults/fault'
import type { RecordValues } from '../schema/codec'
import type { Plan, PlannedAction, Plans } from '../schema/compile'
import { type ConsoleStorage, QUEUE } from '../transport/storage'
import { faultOf } from '../transport/fault-error'
import { jsonText } from '../transport/wire'
import { leftAlone, type LookAhead, type RunAction } from './data'
import type { Outcome, RecordId } from './source'
import { createStore, type Store } from './store'

/** An action that waits on this machine for a network. */
export interface QueuedWrite {
  /** Names it for the cloud: sent twice, it happens once. */
  readonly key: string
  readonly resource: string
  readonly action: string
  readonly ids: readonly RecordId[]
  readonly input: RecordValues
  readonly plantId: number | null
  /** What it will make of records, by id. */
  readonly ahead: readonly (readonly [id: string, patch: RecordValues])[]
}

/** Records that they are about, one for each step. */
export const queuedRecords = (writes: readonly QueuedWrite[]): number =>
  writes.reduce((sum, { ids }) => sum + ids.length, 0)

/** What the cloud refused when it was sent at last, and why. */
export interface RefusedWrite extends Pick<QueuedWrite, 'resource' | 'action'> {
  readonly count: number
  readonly fault: Fault
}

export interface QueueState {
  /** In the order in which they were done. */
  readonly writes: readonly QueuedWrite[]
  readonly refused: readonly RefusedWrite[]
}

export interface QueuedWrites extends Pick<Store<QueueState>, 'getState' | 'subscribe'> {
  /** Runs an action, or keeps it where it may wait and there is no network. */
  readonly runAction: RunAction
  /** Sends what waits, one after the other, until one cannot be sent. Never rejects. */
  send(): Promise<void>
  /** Forgets what waits. */
  discard(): void
  /** Takes the refusals off the screen. */
  dismiss(): void
  /** Somebody else holds the session, or another tab has sent something. */
  refresh(): void
  /** Called with the names of resources after something of theirs was sent. */
  onSent(listener: (resources: readonly string[]) => void): () => void
}

export interface QueueDeps {
  readonly plans: Plans
  readonly storage: Pick<ConsoleStorage, 'recall' | 'remember' | 'remembered' | 'onRemembered'>
  readonly runAction: RunAction
  readonly lookAhead: LookAhead
  /** Whose writes these are; null where nothing may be kept on the machine. */
  holder(): string | null
  /** Whether this very session may send them. */
  maySend(holder: string): boolean
  isCutOff(): boolean
  /** Epoch ms. */
  now(): number
  locks?: Pick<LockManager, 'request'> | undefined
}

/** More than anybody does in a cellar; what comes after it is refused as without a queue. */
const QUEUE_LIMIT = 500

/** The cloud has not decided: the same may be sent again. */
function isUndecided(fault: Fault): boolean {
  return fault.kind === 'rejected' ? fault.status >= 500 || isBusy(fault) : fault.kind !== 'permission'
}

interface Entry {
  readonly name: string
  readonly write: QueuedWrite
}

function writeOf(text: string | null): QueuedWrite | null {
  const { key, resource, action, ids, input, plantId, ahead } = jsonText(text)
  if (typeof key !== 'string' || typeof resource !== 'string' || typeof action !== 'string') return null
  if (!Array.isArray(ids) || !Array.isArray(ahead) || typeof input !== 'object' || input === null) return null
  const plant = typeof plantId === 'number' ? plantId : null
  return { key, resource, action, ids, input: input as RecordValues, plantId: plant, ahead } as QueuedWrite
}

/**
 * Actions declared as `queued` wait for the network: one entry of the browser's storage each, so that two tabs never
 * overwrite each other and a closed browser loses nothing. They go out in order, from one tab at a time.
 */
export function createQueuedWrites(deps: QueueDeps): QueuedWrites {
  const { plans, storage, runAction, holder } = deps
  const store = createStore<QueueState>({ writes: [], refused: [] })
  const listeners = new Set<(resources: readonly string[]) => void>()
  let serial = 0
  let sending = false

  function entries(): readonly Entry[] {
    const whose = holder()
    if (whose === null) return []
    const names = [...storage.remembered(`${QUEUE}${whose}.`)].sort()
    return names.flatMap((name) => {
      const write = writeOf(storage.recall(name))
      return write === null ? [] : [{ name, write }]
    })
  }
  const refresh = () => store.setState({ writes: entries().map(({ write }) => write) })
  storage.onRemembered(QUEUE, refresh)

  function keep(whose: string, write: QueuedWrite): void {
    serial += 1
    const order = `${String(deps.now()).padStart(15, '0')}.${String(serial).padStart(6, '0')}`
    storage.remember(`${QUEUE}${whose}.${order}.${write.key}`, JSON.stringify(write))
    refresh()
  }

  /** Null once it is decided; else why it is not. */
  async function attempt({ key, resource, action, ids, input, plantId }: QueuedWrite): Promise<Fault | null> {
    const refuse = (count: number, fault: Fault) =>
      store.setState({ refused: [...store.getState().refused, { resource, action, count, fault }] })
    const plan = plans.find(resource)
    const planned = plan?.actions[action]
    if (plan === undefined || planned === undefined) {
      refuse(ids.length, { kind: 'malformed', detail: `${resource}: ${action}` })
      return null
    }
    try {
      const outcomes = await runAction(plan, planned, { ids, input, plantId, key })
      const denied = outcomes.filter(({ outcome }) => outcome === 'denied')
      if (denied.length > 0) refuse(denied.length, { kind: 'permission', what: 'operate' })
      const failed = outcomes.filter(({ fault }) => fault !== null)
      if (failed[0]?.fault) refuse(failed.length, failed[0].fault)
    } catch (error) {
      const fault = faultOf(error)
      if (isUndecided(fault)) return fault
      refuse(ids.length, fault)
    }
    for (const listener of [...listeners]) listener([resource, ...plan.invalidates])
    return null
  }

  async function sendAll(): Promise<void> {
    for (let [first] = entries(); first !== undefined; [first] = entries()) {
      const whose = holder()
      if (whose === null || !deps.maySend(whose) || !first.name.startsWith(`${QUEUE}${whose}.`)) return
      if ((await attempt(first.write)) !== null) return
      storage.remember(first.name, null)
      refresh()
    }
  }

  const writes: QueuedWrites = {
    getState: store.getState,
    subscribe: store.subscribe,
    refresh,
    async runAction(plan: Plan, action: PlannedAction, request) {
      const whose = action.queued === true && request.ids.length > 0 ? holder() : null
      const waiting = whose === null ? 0 : entries().length
      // What was done before it goes out before it.
      if (whose === null || waiting >= QUEUE_LIMIT || (waiting === 0 && !deps.isCutOff()))
        return runAction(plan, action, request)
      const { ids, records = [], input = {}, plantId = null } = request
      const left = leftAlone(plan, action, records)
      const meant = ids.filter((id) => !left.has(String(id)))
      const ahead = [...(await deps.lookAhead(plan, action, { records, input }).catch(() => new Map()))]
      if (meant.length > 0)
        keep(whose, {
          key: crypto.randomUUID(),
          resource: plan.name,
          action: action.name,
          ids: meant,
          input,
          plantId,
          ahead,
        })
      if (!deps.isCutOff()) void writes.send()
      return ids.map((id): Outcome => left.get(String(id)) ?? { id, outcome: 'queued', fault: null })
    },
    async send() {
      if (sending || deps.isCutOff() || entries().length === 0) return
      sending = true
      try {
        if (deps.locks === undefined) await sendAll()
        else
          await deps.locks.request('heliograph.queue', { ifAvailable: true }, (lock) =>
            lock === null ? undefined : sendAll(),
          )
      } catch {
        // A browser that grants no lock: the next try is the next one's.
      } finally {
        sending = false
      }
    },
    discard() {
      for (const { name } of entries()) storage.remember(name, null)
      refresh()
    },
    dismiss: () => store.setState({ refused: [] }),
    onSent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return writes
}
