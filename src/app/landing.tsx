import { useState } from 'react'
import { useLocation } from 'react-router'
import { type Asked, useAnswers } from '../console/access/use-granted'
import { useCall } from '../console/data/use-call'
import { usePreferences } from '../console/data/use-preferences'
import { useServices } from '../console/services/services-context'
import { useSignedInServices } from '../console/services/signed-in-context'
import { isPlaceOffered } from '../domain/brand/function-places'
import { landingAddress } from '../domain/people/preferences'
import { isPlantGone } from '../domain/plants/gone-plant'
import { idOfWord } from '../kit/browser/id-of-word'
import { Redirect } from '../kit/redirect'
import type { Identity } from '../providers/identity'
import type { Plan, Plans } from '../schema/compile'
import { plantRecord } from '../transport/calls/plant-record'
import type { ConsoleStorage } from '../transport/storage'
import { useBrandView } from './brand-context'
import { routeKind } from './routes'
import { useSession } from './use-identity'
import { isWithin } from '../domain/brand/path-within'

/** The last address, for people who chose to start there, and whose it is. */
const LAST = 'last-place'

/** One person in one identity: nobody begins where somebody else was. */
const holderOf = ({ user, organisation }: Identity) => `${user.id}-${organisation?.id ?? 0}`

/** Notes where somebody is; null forgets it. One's own settings are no place to begin at. */
export function rememberPlace(
  storage: ConsoleStorage,
  identity: Identity | null,
  address: string | null,
): void {
  if (address === null) storage.remember(LAST, null)
  else if (identity !== null && address !== '/' && !address.startsWith('/account'))
    storage.remember(LAST, holderOf(identity) + address)
}

function lastPlace(storage: ConsoleStorage, identity: Identity | null): string | null {
  const kept = storage.recall(LAST)
  const holder = identity && holderOf(identity)
  return kept !== null && holder !== null && kept.startsWith(`${holder}/`) ? kept.slice(holder.length) : null
}

/** `/`: leads to the plants (specification 2), or to the place where somebody wants to begin. */
export function Landing() {
  const { landing } = usePreferences()
  const { identity, fault } = useSession()
  // Whose the last place is, is known with who one is.
  return landing === 'last' && identity === null && fault === null ? null : <Onward identity={identity} />
}

/** The declaration that an address belongs to; the longest route counts. */
function planAt({ all }: Plans, path: string): Plan | undefined {
  const found = all.filter(({ route }) => isWithin(path, route))
  return found.toSorted((one, other) => other.route.length - one.route.length)[0]
}

const NOTHING: readonly Asked[] = []

/** What an address leads to, and what has to be known before. */
function aimAt(wanted: string, plans: Plans) {
  const { pathname: path, searchParams } = new URL(wanted, window.location.origin)
  const plant = idOfWord(searchParams.get('plant'))
  const plan = planAt(plans, path)
  const read = plan?.actions['read']
  // What one may do at a plant is known once that is the current one: its tab says so itself.
  const judged = plan !== undefined && read !== undefined && read.scope !== 'plant' && !plan.plantScoped
  const asked = judged ? [{ resource: plan.name, action: 'read' }] : NOTHING
  return { wanted, path, plant, plan, asked }
}

/** The place that is wanted, or the nearest that is offered, is there and may be seen. */
function Onward({ identity }: { identity: Identity | null }) {
  const { storage } = useServices()
  const { plans } = useSignedInServices()
  const { offers } = useBrandView()
  const preferences = usePreferences()
  const { search, hash } = useLocation()
  // Read once: the place is about to be another one.
  const [{ wanted, path, plant, plan, asked }] = useState(() =>
    aimAt(landingAddress(preferences, lastPlace(storage, identity)), plans),
  )
  const [reading = 'granted'] = useAnswers(asked)
  const found = useCall(['landing', plant], plant === null ? null : plantRecord(plant))
  if (reading === 'pending' || (plant !== null && !found.answered && found.fault === null)) return null

  const nearest = () => {
    const known = plan !== undefined || routeKind(path) === 'guarded'
    if (!known || !isPlaceOffered(path, offers) || isPlantGone(found.fault)) return '/plant'
    return reading === 'granted' ? wanted : '/plant'
  }
  const to = nearest()
  return <Redirect to={to.includes('?') ? to : to + search + hash} />
}
