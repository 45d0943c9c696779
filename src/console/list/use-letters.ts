import { useMemo } from 'react'
import { actionEntry } from '../keys/key-entries'
import { useKeys } from '../keys/use-keys'
import type { ListControl } from './control'

/** Letters of what is done without any record; with rows, the table offers them among its own. */
export function useLetters({ actionsFor, run, text }: ListControl): void {
  const entries = useMemo(
    () =>
      actionsFor('list', []).flatMap((action) =>
        action.key === undefined ? [] : actionEntry(action, text, () => run(action, [])),
      ),
    [actionsFor, run, text],
  )
  useKeys(entries)
}
