import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from '../../kit/browser/use-focus-return'

/** A picture that goes with the focus, by the key that shows its figures, gives it to the table in its place. */
export function useFocusInTable(part: RefObject<HTMLElement | null>, table: boolean): void {
  const before = useRef(table)
  useEffect(() => {
    const came = table && !before.current
    before.current = table
    if (came && isFocusLost()) part.current?.querySelector<HTMLElement>('[role=group]')?.focus()
  }, [part, table])
}
