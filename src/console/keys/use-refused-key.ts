import { useCallback } from 'react'
import { useText } from '../../kit/text/use-text'
import type { PlannedAction } from '../../schema/compile'
import type { Hindrance } from '../record/hindrance'
import type { ResourceText } from '../text/use-resource-text'
import { useServices } from '../services/services-context'
import type { KeyEntry } from './shortcut-registry'

/** The letter of an action that cannot be done now: it says why, instead of nothing. */
export function useRefusedKey(): (
  action: PlannedAction,
  text: ResourceText,
  why: Hindrance | null,
  over?: boolean,
) => KeyEntry[] {
  const t = useText('engine')
  const access = useText('access')
  const { notices } = useServices()
  return useCallback(
    ({ name, key }, text, why, over = false) => {
      if (key === undefined || why === null) return []
      const label = text.action(name, 'label')
      const own = why === 'state' ? text.action(name, 'hindered') : ''
      const reason =
        why === 'role' || why === 'plant' ? access(`why.reason.${why}`) : own || t(`keys.refused.${why}`)
      const refused = t('keys.refused.said', { action: label, reason })
      return [
        {
          ...{ id: `action.${name}`, keys: key, label, group: 'actions' as const, over, refused },
          run: () => notices.say(refused),
        },
      ]
    },
    [t, access, notices],
  )
}
