import { type Call, demand, operable, readable, sessionOf, type Target } from '../wire/call'
import { badParameter, emptyParameter, operationDenied, refusal, Refusal, unknownId } from '../wire/refusal'
import { ownValue, record, whole, words } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { keepRules, OWNERSHIP } from '../collections/form-rules'
import { holdingOf, type Party, sameParty } from '../people/holdings'
import { masked } from '../people/mask'
import type { Code } from '../people/permissions'
import type { SimPlant } from '../plants/plant'
import { noteStep } from '../people/relation-audit'
import type { Transfer } from '../people/transfers'
import {
  addTransfer,
  callerParty,
  holderOf,
  isGone,
  isRunning,
  keepTransfer,
  sideOf,
  transfersOf,
  transferState,
  WAITING,
} from '../people/transfers'
import { ownerOf } from '../plants/station-record'
import { PRESETS, sameCodes } from './businesses'
import { homeOfSerial } from './home-of-serial'
import { proven } from '../people/check-code'
import { identityOf } from './sign-up'

/* Whose plant it is, and how it comes to somebody else; ours, not the vendor's. Both sides have to agree. */

type Step = 'ACCEPT' | 'REFUSE' | 'WITHDRAW'

/** What a caller may do about it now; the cloud judges by the same list. */
function stepsFor(call: Call, transfer: Transfer, plant: SimPlant): readonly Step[] {
  const side = sideOf(call, transfer)
  const state = transferState(transfer, call.now)
  if (side === null || !isRunning(transfer, call.now)) return []
  if (side === 'TO') {
    if (transfer.kind === 'OFFER') return ['ACCEPT', 'REFUSE']
    return state === 'DUE' ? ['ACCEPT', 'WITHDRAW'] : ['WITHDRAW']
  }
  if (!sessionOf(call).may('station:delete', plant.id)) return []
  return transfer.kind === 'OFFER' ? ['WITHDRAW'] : ['ACCEPT', 'REFUSE']
}

function row(call: Call, transfer: Transfer, plant: SimPlant): Fields {
  const { id, kind, from, to, keep, at, until, endedAt } = transfer
  const preset = Object.entries(PRESETS).find(([, codes]) => sameCodes(codes, keep))?.[0] ?? 'NONE'
  return {
    id,
    stationId: plant.id,
    stationName: plant.name,
    kind,
    state: transferState(transfer, call.now),
    fromName: from.name,
    toName: to.name,
    toAddress: to.address,
    keep: preset,
    at,
    until,
    endedTime: endedAt,
    side: sideOf(call, transfer),
    steps: stepsFor(call, transfer, plant),
  }
}

/** Whose it is, and the newest step on its way to somebody else, for those whom it concerns. */
export function ownership(call: Call): Fields {
  const { plant } = readable(call, call.params['id'], 'station:read')
  const holder = holderOf(call, plant)
  const mine = transfersOf(call).find((one) => one.plantId === plant.id && sideOf(call, one) !== null)
  return {
    stationId: plant.id,
    ownerName: ownerOf(call, plant)?.name ?? null,
    since: holdingOf(call.world.store, plant.id)?.at ?? null,
    own: sameParty(holder, callerParty(call)),
    transfer: mine ? row(call, mine, plant) : null,
  }
}

/** Plants that are offered to the caller or claimed by them; those that ended stay for as long as they could wait. */
export function ownTransfers(call: Call): Fields[] {
  return transfersOf(call).flatMap((one) => {
    const plant = call.world.plant(one.plantId, call.centre)
    if (!plant || sideOf(call, one) !== 'TO') return []
    const over = one.endedAt ?? one.until
    return isRunning(one, call.now) || over > call.now - WAITING ? [row(call, one, plant)] : []
  })
}

/** One at a time (23). */
function refuseSecond(call: Call, plant: SimPlant): void {
  if (transfersOf(call).some((one) => one.plantId === plant.id && isRunning(one, call.now)))
    throw refusal(23, 'is offered or claimed already')
}

/** The right to delete a plant includes giving it away: to an account of this data centre, with what they keep themselves. */
export function offer(call: Call): Fields {
  const { plant } = owned(call)
  const body = record(call.body)
  keepRules(OWNERSHIP, { to: body['to'] })
  const address = words(body['to'])
  if (!address) throw emptyParameter('to')
  const codes = body['keep'] === 'NONE' ? [] : ownValue(PRESETS, body['keep'])
  if (!codes) throw badParameter('keep')
  const account = call.world.people.find(call.centre, identityOf({ identifier: address }, 19).value)
  if (account?.state !== 'active') throw refusal(26, 'account does not exist', { field: 'to' })
  const holder = holderOf(call, plant)
  if (holder.organisationId === 0 && account.id === holder.accountId) throw badParameter('to')
  refuseSecond(call, plant)
  const transfer = addTransfer(call, {
    plantId: plant.id,
    kind: 'OFFER',
    from: { ...holder, name: sessionOf(call).account.name },
    to: { accountId: account.id, organisationId: 0, name: account.name, address },
    keep: codes,
    until: call.now + WAITING,
  })
  note(call, plant, 'OFFERED', address, codes)
  return row(call, transfer, plant)
}

/** A plant of the caller's own, which they may delete (24). */
function owned(call: Call): Target {
  const target = operable(call, call.params['id'], 'station:delete')
  if (!sameParty(holderOf(call, target.plant), callerParty(call))) throw operationDenied()
  return target
}

/** Where the owner cannot be asked: by serial number and check code of its logger. The owner has 14 days to object. */
export function claim(call: Call): Fields {
  receiving(call)
  const body = record(call.body)
  keepRules(OWNERSHIP, { serial: body['serial'], proof: body['proof'] })
  const [serial, proof] = [words(body['serial'])?.toUpperCase(), words(body['proof'])]
  if (!serial) throw emptyParameter('serial')
  if (!proof) throw emptyParameter('proof')
  proven(call, serial, proof)
  const plant = call.world.plant(homeOfSerial(call, serial) ?? 0, call.centre)
  const logger = plant && call.world.devices.of(plant).find((one) => one.serial === serial)
  if (!plant || logger?.type !== 'COLLECTOR')
    throw new Refusal(400, '18', 'no such logger', { field: 'serial' })
  const [holder, caller] = [holderOf(call, plant), callerParty(call)]
  if (sameParty(holder, caller)) throw refusal(23, 'is the caller’s own')
  refuseSecond(call, plant)
  if (transfersOf(call).some((one) => refusedLately(call, one, plant, caller))) throw operationDenied()
  const { account } = sessionOf(call)
  const address = masked(account.email ?? account.phone) ?? account.name
  const transfer = addTransfer(call, {
    plantId: plant.id,
    kind: 'CLAIM',
    from: { ...holder, name: ownerOf(call, plant)?.name ?? '' },
    to: { ...caller, name: account.name, address },
    keep: [],
    until: isGone(call, holder) ? call.now : call.now + WAITING,
  })
  note(call, plant, 'CLAIMED', serial, [])
  return row(call, transfer, plant)
}

const refusedLately = (call: Call, one: Transfer, plant: SimPlant, caller: Party) =>
  one.kind === 'CLAIM' &&
  one.plantId === plant.id &&
  one.end === 'REFUSED' &&
  (one.endedAt ?? 0) > call.now - WAITING &&
  sameParty(one.to, caller)

/** A person takes a plant for themselves; for an organisation, people who may create plants for it. */
function receiving(call: Call): void {
  if (sessionOf(call).organisation) demand(call, 'station:create')
}

/** One side's answer. What is none of the caller's business is unknown (18), what is over is `TRANSFER_OVER`. */
export function answer(call: Call): Fields {
  const transfer = transfersOf(call).find(({ id }) => id === whole(call.params['transferId']))
  if (!transfer) throw unknownId()
  const plant = call.world.plant(transfer.plantId, call.centre)
  if (!plant || sideOf(call, transfer) === null) throw unknownId()
  const { step } = record(call.body)
  if (step !== 'ACCEPT' && step !== 'REFUSE' && step !== 'WITHDRAW') throw badParameter('step')
  if (!isRunning(transfer, call.now)) throw new Refusal(400, 'TRANSFER_OVER', 'it is over')
  if (!stepsFor(call, transfer, plant).includes(step)) throw operationDenied()
  if (step === 'ACCEPT') accept(call, transfer, plant)
  else note(call, plant, step === 'REFUSE' ? 'REFUSED' : 'WITHDRAWN', transfer.to.name, [])
  const end = ({ ACCEPT: 'ACCEPTED', REFUSE: 'REFUSED', WITHDRAW: 'WITHDRAWN' } as const)[step]
  const done: Transfer = { ...transfer, end, endedAt: call.now }
  keepTransfer(call, done)
  const now = call.world.plant(plant.id, call.centre) ?? plant
  return row(call, done, now)
}

/** An offer goes to whomever its receiver acts for; a claim to who made it, whichever side ends the waiting. */
function accept(call: Call, { kind, to, keep }: Transfer, plant: SimPlant): void {
  if (kind === 'OFFER') receiving(call)
  const next: Party = kind === 'OFFER' ? callerParty(call) : to
  const former = holderOf(call, plant)
  if (sameParty(next, former)) throw refusal(23, 'is the caller’s own')
  note(call, plant, 'TRANSFERRED', to.name, keep)
  const known = (holdingOf(call.world.store, plant.id)?.guests ?? []).filter((one) => !sameParty(one, next))
  const guests = keep.length > 0 ? [...known, { ...former, codes: keep }] : known
  const { accountId, organisationId } = next
  call.world.book.change(plant, { ownerName: to.name })
  call.world.book.handOver(plant, { accountId, organisationId, at: call.now, guests })
}

type NotedAction = 'OFFERED' | 'CLAIMED' | 'REFUSED' | 'WITHDRAWN' | 'TRANSFERRED'

function note(call: Call, plant: SimPlant, action: NotedAction, party: string, codes: readonly Code[]): void {
  noteStep(call, plant, { action, businessId: null, party, codes, expiresAt: null })
}
