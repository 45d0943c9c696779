import { useCallback, useMemo } from 'react'
import type { Plan } from '../../schema/compile'
import { listEntry } from '../keys/key-entries'
import { useKeys } from '../keys/use-keys'
import { useServices } from '../services/services-context'
import { useText } from '../../kit/text/use-text'
import type { ListAddress } from './use-list-state'

export interface ViewToggle {
  /** Whether the named view stands in place of the table. */
  readonly named: boolean
  setNamed(named: boolean): void
}

/** Table or named view: the address says it, or what this person chose here last, or the declaration. `v` changes it. */
export function useViewToggle(plan: Plan, { state, now, change }: ListAddress): ViewToggle {
  const t = useText('engine')
  const { storage, session } = useServices()
  const key = `list.${plan.name}.named.${session.getState().identity?.user.id ?? 0}`
  const switchable = plan.listView !== null
  const namedIn = useCallback(
    (asked: boolean | null) => {
      const kept = storage.recall(key)
      return switchable && (asked ?? (kept === null ? plan.listViewFirst : kept === '1'))
    },
    [storage, key, switchable, plan.listViewFirst],
  )
  const named = namedIn(state.named)
  const setNamed = useCallback(
    (next: boolean) => {
      // The way back leads to what was seen, not to what was chosen last.
      if (now().named === null) change({ named: namedIn(null) }, { replace: true })
      storage.remember(key, next ? '1' : '0')
      change({ named: next })
    },
    [storage, key, change, now, namedIn],
  )
  const entries = useMemo(
    () => (switchable ? [listEntry('view', 'v', t('keys.view'), () => setNamed(!namedIn(now().named)))] : []),
    [switchable, now, namedIn, setNamed, t],
  )
  useKeys(entries)
  return { named, setNamed }
}
