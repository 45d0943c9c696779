import { useMemo } from 'react'
import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import type { KeyEntry } from '../keys/shortcut-registry'
import { useKeys } from '../keys/use-keys'
import { useResourceText } from '../text/use-resource-text'
import type { ActionRunner } from './use-action-runner'
import { offeredFor, type OfferedAction } from './use-actions'

/** Letters of what may be done with the record in sight, in a drawer as on a page. */
export function useRecordKeys(
  plan: Plan,
  record: RecordValues | null,
  offered: readonly OfferedAction[],
  runner: ActionRunner,
): void {
  const text = useResourceText(plan)
  const entries = useMemo((): readonly KeyEntry[] => {
    if (record === null) return []
    return offeredFor(offered, [record]).flatMap(({ action, available }) =>
      available
        ? {
            id: `action.${action.name}`,
            keys: action.key ?? `:${action.name}`,
            label: text.action(action.name, 'label'),
            group: 'actions' as const,
            over: true,
            run: () => runner.run(action, [record]),
          }
        : [],
    )
  }, [record, offered, runner, text])
  useKeys(entries)
}
