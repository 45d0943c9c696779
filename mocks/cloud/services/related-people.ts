import { BUSINESSES, STAFF } from '../people/businesses.data'
import { type Call, operable, paged, readable } from '../wire/call'
import { unknownId } from '../wire/refusal'
import { ownValue, whole } from '../wire/call-values'
import type { Fields } from '../energy/figures'
import { holdingOf } from '../people/holdings'
import { masked } from '../people/mask'
import { noteStep, stepsOf } from '../people/relation-audit'
import { transfersOf, transferState } from '../people/transfers'
import { relationsOf, stateOf } from './businesses'

/* Who sees a plant and who changed that; ours, not the vendor's. */

const nameOf = (id: unknown) => BUSINESSES.find(({ businessId }) => businessId === id)?.name ?? null

/** Through a business that is active now, or as a former owner. */
export function people(call: Call): Fields[] {
  const { plant } = readable(call, call.params['id'], 'station:read')
  const former = (holdingOf(call.world.store, plant.id)?.guests ?? []).map(({ accountId, codes }) => {
    const account = call.world.people.byId(call.centre, accountId)
    return {
      personId: accountId,
      name: account?.name ?? null,
      task: 'FORMER_OWNER',
      email: masked(account?.email ?? null),
      businessId: null,
      businessName: null,
      roleCode: codes,
    }
  })
  const staff = relationsOf(call, plant).flatMap((relation) => {
    if (stateOf(relation, call.now) !== 'ACTIVE') return []
    const { businessId, codes } = relation
    const name = nameOf(businessId)
    return (ownValue(STAFF, businessId) ?? []).map((person) => ({
      ...person,
      email: `${person.name.slice(0, 1).toLowerCase()}***@${String(name).split(' ')[0]?.toLowerCase()}.example`,
      businessId,
      businessName: name,
      roleCode: codes,
    }))
  })
  return [...former, ...staff]
}

/** Ends what was left to a former owner. */
export function removePerson(call: Call): object {
  const { plant } = operable(call, call.params['id'], 'station:share')
  const id = whole(call.params['personId'])
  const holding = holdingOf(call.world.store, plant.id)
  const guest = holding?.guests.find(({ accountId }) => accountId === id)
  if (!holding || !guest) throw unknownId()
  call.world.book.handOver(plant, { ...holding, guests: holding.guests.filter((one) => one !== guest) })
  const party = call.world.people.byId(call.centre, guest.accountId)?.name ?? null
  noteStep(call, plant, { action: 'ENDED', businessId: null, party, codes: guest.codes, expiresAt: null })
  return {}
}

/** Who gave and took what, newest first; ends that have come are in it. */
export function audit(call: Call): { total: number; data: Fields[] } {
  const { plant } = operable(call, call.params['id'], 'station:share')
  const steps: Fields[] = stepsOf(call, plant)
    .map((step) => ({ ...step }))
    .reverse()
  const terms = relationsOf(call, plant).flatMap(
    ({ businessId, codes, invitedAt, acceptedAt, expiresAt }) => {
      const step = { by: null, businessId, party: null, codes, expiresAt }
      return [
        ...(acceptedAt > invitedAt ? [{ ...step, at: acceptedAt, action: 'ACCEPTED' }] : []),
        ...(expiresAt !== null ? [{ ...step, at: expiresAt, action: 'EXPIRED' }] : []),
      ].filter(({ at }) => at <= call.now)
    },
  )
  const lapsed = transfersOf(call)
    .filter((one) => one.plantId === plant.id && transferState(one, call.now) === 'EXPIRED')
    .map(({ until, to }) => ({
      at: until,
      by: null,
      action: 'LAPSED',
      businessId: null,
      party: to.name,
      codes: [],
      expiresAt: null,
    }))
  const rows: Fields[] = [...steps, ...terms, ...lapsed].map((step) => ({
    ...step,
    businessName: nameOf((step as Fields)['businessId']),
  }))
  return paged(
    call,
    rows.sort((a, b) => Number(b['at']) - Number(a['at'])),
  )
}
