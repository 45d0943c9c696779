import { useMemo } from 'react'
import type { KeyEntry } from '../keys/shortcut-registry'
import { useKeys } from '../keys/use-keys'
import type { ListControl } from './control'

/** Letters of what is done without any record; with rows, the table offers them among its own. */
export function useLetters({ actionsFor, run, text }: ListControl): void {
  const entries = useMemo(
    () =>
      actionsFor('list', []).flatMap((action): KeyEntry[] =>
        action.key === undefined
          ? []
          : [
              {
                id: `action.${action.name}`,
                keys: action.key,
                label: text.action(action.name, 'label'),
                group: 'actions',
                run: () => run(action, []),
              },
            ],
      ),
    [actionsFor, run, text],
  )
  useKeys(entries)
}
