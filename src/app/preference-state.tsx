import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useAnswers } from '../console/access/use-granted'
import { useServices } from '../console/services/services-context'
import { usePreferences } from '../console/data/use-preferences'
import { isPlaceOffered } from '../domain/brand/function-places'
import { landingAddress } from '../domain/people/preferences'
import { useBrandView } from './brand-context'
import { Redirect } from '../kit/redirect'

/** The last address, for people who chose to start there. */
const LAST = 'last-place'

/** What styles follow stands on the root element; index.html puts motion there before anything is painted. */
export function PreferenceState() {
  const { storage, seen } = useServices()
  const { density, motion, landing, seenData } = usePreferences()
  const { pathname, search } = useLocation()
  useEffect(() => {
    document.documentElement.dataset['density'] = density
  }, [density])
  useEffect(() => {
    document.documentElement.dataset['motion'] = motion
  }, [motion])
  useEffect(() => {
    if (seenData === 'nothing') void seen?.forget()
  }, [seen, seenData])
  useEffect(() => {
    if (landing !== 'last') storage.remember(LAST, null)
    else if (pathname !== '/' && !pathname.startsWith('/account')) storage.remember(LAST, pathname + search)
  }, [storage, landing, pathname, search])
  return null
}

const READ_ALERTS = [{ resource: 'alerts', action: 'read' }]
const NOTHING: typeof READ_ALERTS = []

/** `/`: leads to the plants (specification 2), or to the place where somebody wants to begin. */
export function Landing() {
  const { storage } = useServices()
  const { offers } = useBrandView()
  const preferences = usePreferences()
  const { search, hash } = useLocation()
  // Read once: the place is about to be another one.
  const [wanted] = useState(() => landingAddress(preferences, storage.recall(LAST)))
  const [reading = 'granted'] = useAnswers(preferences.landing === 'alerts' ? READ_ALERTS : NOTHING)
  if (reading === 'pending') return null
  const may = reading === 'granted'
  const to = may && isPlaceOffered(wanted.split('?')[0] ?? '', offers) ? wanted : '/plant'
  return <Redirect to={to.includes('?') ? to : to + search + hash} />
}
