import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useServices } from '../console/services/services-context'
import { usePreferences } from '../console/data/use-preferences'
import { rememberPlace } from './landing'
import { useSession } from './use-identity'

/** What styles follow stands on the root element; index.html puts motion there before anything is painted. */
export function PreferenceState() {
  const { storage, seen } = useServices()
  const { density, motion, landing, seenData } = usePreferences()
  const { pathname, search } = useLocation()
  const { identity } = useSession()
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
    rememberPlace(storage, identity, landing === 'last' ? pathname + search : null)
  }, [storage, identity, landing, pathname, search])
  return null
}
