import { useCallback } from 'react'
import { roleName } from '../../domain/people/delivered-roles'
import { useText } from '../../kit/text/use-text'

/** How a role is called in the language of the reader. */
export function useRoleName(): (name: string | null) => string | null {
  const t = useText('console')
  return useCallback((name) => roleName(name, t), [t])
}
