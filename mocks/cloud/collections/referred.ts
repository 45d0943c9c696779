import { homeOfDevice } from '../devices/device-view'
import { BUSINESSES } from '../people/businesses.data'
import { membersOf } from '../people/members'
import { type Call, sessionOf } from '../wire/call'

/** Name of what a reference means, as in its own list; null where there is no such thing, or not for the caller. */
export function referredTitle(call: Call, to: string, id: number): string | null {
  const session = sessionOf(call)
  const { world } = call
  switch (to) {
    case 'plants':
      return session.reaches(id) ? (world.plant(id, call.centre)?.name ?? null) : null
    case 'businesses':
      return BUSINESSES.find(({ businessId }) => businessId === id)?.name ?? null
    case 'devices':
    case 'gateways': {
      const home = homeOfDevice(call, id)
      return home !== null && session.reaches(home.plant.id) ? home.device.name || home.device.serial : null
    }
    case 'members': {
      const people = session.organisation ? membersOf(call, session.organisation.id) : [session.account]
      const person = people.find((one) => one.id === id)
      return person ? person.name || (person.email ?? '') : null
    }
    case 'roles': {
      const role = world.roles.of(id)
      return role?.organizationId === (session.organisation?.id ?? 0) ? role.name : null
    }
    default:
      return String(id)
  }
}
