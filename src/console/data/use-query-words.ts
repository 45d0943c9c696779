import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { shownQuery } from '../../kit/browser/shown-query'
import { isShown } from '../../kit/redirect'

/**
 * Sets words of a screen's own query or, with null, removes them; `replace` leaves no step for the back button.
 * False: this screen is being left.
 */
export type SetWords<Word extends string> = (
  changes: Readonly<Partial<Record<Word, string | null>>>,
  options?: { replace?: boolean },
) => boolean

/** Reads and writes words of a screen's own query; unknown ones of other screens are left alone. */
export function useQueryWords<Word extends string>(): readonly [URLSearchParams, SetWords<Word>] {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const set = useCallback<SetWords<Word>>(
    (changes, options) => {
      // A screen that is being left, while the next one still loads, has no address any more.
      if (window.location.pathname !== location.pathname) return false
      // What is chosen by itself gives way to what somebody chose before it.
      if (options?.replace && !isShown(location)) return false
      // A change before the screen has followed the last one is made to that one.
      const next = shownQuery()
      for (const [key, value] of Object.entries<string | null | undefined>(changes)) {
        if (value === null) next.delete(key)
        else if (value !== undefined) next.set(key, value)
      }
      setParams(next, { replace: options?.replace ?? false, preventScrollReset: true })
      return true
    },
    [setParams, location],
  )
  return [params, set]
}
