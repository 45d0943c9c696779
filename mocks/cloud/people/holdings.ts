import { record } from '../wire/call-values'
import type { Code } from './permissions'
import type { Store } from '../store/store'

/** For whom somebody acts: themselves (organisation 0), or an organisation. */
export interface Party {
  accountId: number
  organisationId: number
}

/** A former owner, and what was left to them. */
export interface Guest extends Party {
  codes: readonly Code[]
}

/** Who holds a plant that went over to somebody else. One that never did has none: it is still its maker's. */
export interface Holding extends Party {
  /** Epoch s. */
  at: number
  guests: readonly Guest[]
}

const KIND = 'holding'

/** All members of an organisation are one party. */
export const sameParty = (one: Party, other: Party): boolean =>
  one.organisationId === other.organisationId &&
  (one.organisationId !== 0 || one.accountId === other.accountId)

export const holdingOf = (store: Store, plantId: number): Holding | null =>
  (store.get(KIND, String(plantId)) as Holding | undefined) ?? null

export const keepHolding = (store: Store, plantId: number, holding: Holding): void =>
  store.put(KIND, String(plantId), holding)

/** Codes that a former owner kept on a plant; null for others. */
export function guestCodes(store: Store, plantId: number, party: Party): readonly Code[] | null {
  const guests = holdingOf(store, plantId)?.guests ?? []
  return guests.find((guest) => sameParty(guest, party))?.codes ?? null
}

/** Whether a plant that went over is in a party's reach; null for one that never did. */
export function reachedBy(store: Store, plantId: number, party: Party): boolean | null {
  const holding = holdingOf(store, plantId)
  if (holding === null) return null
  return sameParty(holding, party) || holding.guests.some((guest) => sameParty(guest, party))
}

/** Ids of the plants that went over and are in a party's reach. */
export function gainedBy(store: Store, party: Party): number[] {
  return store
    .list(KIND)
    .filter(({ value }) => 'accountId' in record(value))
    .map(({ key }) => Number(key))
    .filter((id) => reachedBy(store, id, party) === true)
}
