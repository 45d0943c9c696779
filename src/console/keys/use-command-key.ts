import { useCallback } from 'react'
import { keyOf } from '../../domain/people/key-map'
import { usePreferences } from '../data/use-preferences'

/** Key of a command as it is now, by its name and the delivered key. */
export function useCommandKey(): (id: string, delivered: string) => string {
  const { keys: map } = usePreferences()
  return useCallback((id, keys) => keyOf(map, { id, keys }), [map])
}
