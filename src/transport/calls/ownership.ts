import {
  KEPT_ACCESS,
  type KeptAccess,
  type Ownership,
  type Transfer,
  TRANSFER_KINDS,
  TRANSFER_STATES,
  TRANSFER_STEPS,
  type TransferStep,
} from '../../domain/people/ownership'
import { type Call, get } from '../call'
import { one, epoch, flag, id, list, record, text, trimmedEnum, type WireRecord, words } from '../wire'

/*
 * Whose plant it is. Ours, not the vendor's: ask `useCapability('ownership')` first. To offer a plant needs
 * station:delete on it; to answer, to be the side that is asked.
 */

const STATION = '/maintain-s/station'

/** Needs station:read. */
export function plantOwnership(plantId: number): Call<Ownership> {
  return get(`${STATION}/${plantId}/ownership`, (raw) => {
    const reply = record(raw, 'ownership')
    const transfer = reply['transfer']
    return {
      owner: text(reply['ownerName']),
      since: epoch(reply['since']),
      own: flag(reply['own']),
      transfer: transfer ? readTransfer(record(transfer, 'transfer')) : null,
    }
  })
}

/** Plants that are offered to the caller, and those they claim. */
export function ownTransfers(): Call<readonly Transfer[]> {
  return get(`${STATION}/ownership/transfer`, (raw) => list(raw, 'transfers', readTransfer))
}

/** To an account of the same data centre. Errors 19, 23, 26, 27. */
export function offerPlant(plantId: number, to: string, keep: KeptAccess): Call<Transfer> {
  return { method: 'POST', path: `${STATION}/${plantId}/ownership`, body: { to, keep }, read: oneTransfer }
}

/** By serial number and check code of a logger. Errors 18, 23, 24, 44, 45. */
export function claimPlant(serial: string, proof: string): Call<Transfer> {
  return { method: 'POST', path: `${STATION}/ownership/claim`, body: { serial, proof }, read: oneTransfer }
}

/** Refused with `TRANSFER_OVER` once it ended. */
export function answerTransfer(transferId: number, step: TransferStep): Call<Transfer> {
  return {
    method: 'POST',
    path: `${STATION}/ownership/transfer/${transferId}`,
    body: { step },
    read: oneTransfer,
  }
}

/** Ends what a former owner was left with; station:share. */
export function endFormerAccess(plantId: number, personId: number): Call<null> {
  return { method: 'DELETE', path: `${STATION}/${plantId}/related/people/${personId}`, read: () => null }
}

const oneTransfer = (raw: unknown): Transfer => one(raw, 'transfer', readTransfer)

function readTransfer(row: WireRecord): Transfer | null {
  const transferId = id(row['id'])
  if (transferId === null) return null
  return {
    id: transferId,
    plantId: id(row['stationId']),
    plantName: text(row['stationName']),
    kind: trimmedEnum(row['kind'], TRANSFER_KINDS),
    state: trimmedEnum(row['state'], TRANSFER_STATES),
    from: text(row['fromName']),
    to: text(row['toName']),
    address: text(row['toAddress']),
    keep: trimmedEnum(row['keep'], KEPT_ACCESS),
    at: epoch(row['at']),
    until: epoch(row['until']),
    ended: epoch(row['endedTime']),
    side: trimmedEnum(row['side'], ['FROM', 'TO']),
    steps: words(row['steps']).flatMap((word) => TRANSFER_STEPS.find((step) => step === word) ?? []),
  }
}
