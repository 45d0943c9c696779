import type { Call } from '../wire/call'
import { record } from '../wire/call-values'
import { holdingOf, type Party, sameParty } from './holdings'
import type { Code } from './permissions'
import type { SimPlant } from '../plants/plant'
import { nextNumber } from '../store/quick-store'
import { organisationOf, ownerOf } from '../plants/station-record'

/** Ours: what was offered or claimed waits so long for the other side. */
export const WAITING = 14 * 86_400

/** A plant on its way to another owner: offered by the present one, or claimed by who holds its logger. */
export interface Transfer {
  id: number
  plantId: number
  kind: 'OFFER' | 'CLAIM'
  from: Party & { name: string }
  to: Party & { name: string; address: string }
  /** What the present owner keeps. */
  keep: readonly Code[]
  /** Epoch s. */
  at: number
  until: number
  end: 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN' | null
  endedAt: number | null
}

/** `DUE`: nobody objected to a claim, and the plant may be taken. */
export type TransferState = 'OPEN' | 'DUE' | 'EXPIRED' | 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN'

const KIND = 'transfer'

export function transfersOf(call: Call): Transfer[] {
  return call.world.store
    .list(KIND)
    .map(({ value }) => value as Transfer)
    .sort((a, b) => b.id - a.id)
}

export const keepTransfer = (call: Call, transfer: Transfer): void =>
  call.world.store.put(KIND, String(transfer.id), transfer)

export function addTransfer(call: Call, part: Omit<Transfer, 'id' | 'at' | 'end' | 'endedAt'>): Transfer {
  const id = nextNumber(call.world.store, KIND, 1)
  const transfer: Transfer = { id, at: call.now, end: null, endedAt: null, ...part }
  keepTransfer(call, transfer)
  return transfer
}

/** A claim that nobody took for as long again is over as well. */
export function transferState({ kind, until, end }: Transfer, now: number): TransferState {
  if (end !== null) return end
  if (now < until) return 'OPEN'
  return kind === 'CLAIM' && now < until + WAITING ? 'DUE' : 'EXPIRED'
}

export const isRunning = (transfer: Transfer, now: number): boolean =>
  ['OPEN', 'DUE'].includes(transferState(transfer, now))

/** Whose plant it is now. */
export function holderOf(call: Call, plant: SimPlant): Party {
  const holding = holdingOf(call.world.store, plant.id)
  if (holding) return { accountId: holding.accountId, organisationId: holding.organisationId }
  const maker = call.world.book.makerOf(plant.id)
  if (maker) return { accountId: maker.accountId, organisationId: maker.organisationId }
  return { accountId: ownerOf(call, plant)?.id ?? 0, organisationId: organisationOf(call, plant) }
}

/** An owner whose account is being cancelled will not answer. */
export function isGone(call: Call, { accountId, organisationId }: Party): boolean {
  if (organisationId !== 0) return false
  const known = call.world.people.byId(call.centre, accountId)
  return known === null || 'at' in record(call.world.store.get('revocation', String(accountId)))
}

/** Whom a call speaks for. */
export function callerParty(call: Call): Party {
  const { session } = call
  return { accountId: session?.account.id ?? 0, organisationId: session?.organisation?.id ?? 0 }
}

/** Which side of it a caller is; an offer goes to a person, for whomever they act when they answer. */
export function sideOf(call: Call, transfer: Transfer): 'FROM' | 'TO' | null {
  const caller = callerParty(call)
  const { kind, from, to } = transfer
  if (kind === 'OFFER' ? to.accountId === caller.accountId : sameParty(to, caller)) return 'TO'
  return sameParty(from, caller) ? 'FROM' : null
}
