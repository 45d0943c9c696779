import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { shownQuery } from '../../kit/browser/shown-query'
import { isShown } from '../../kit/redirect'

type Changes<Word extends string> = Readonly<Partial<Record<Word, string | null>>>

/**
 * Sets words of a screen's own query or, with null, removes them; `replace` leaves no step for the back button;
 * neither does what is chosen `byItself`, and it gives way to what somebody chose before the screen has followed. What
 * goes on from the words there (a step, a choice among several) is given as a function of them: the address may be
 * ahead of the screen. False: this screen is being left.
 */
export type SetWords<Word extends string> = (
  changes: Changes<Word> | ((get: (word: Word) => string | null) => Changes<Word>),
  options?: { replace?: boolean; byItself?: boolean },
) => boolean

/** Turns a word that is there or not (`1`) into the other. */
export const switched =
  <Word extends string>(word: Word) =>
  (get: (word: Word) => string | null) =>
    ({ [word]: get(word) === '1' ? null : '1' }) as { [W in Word]: string | null }

/** Reads and writes words of a screen's own query; unknown ones of other screens are left alone. */
export function useQueryWords<Word extends string>(): readonly [URLSearchParams, SetWords<Word>] {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const set = useCallback<SetWords<Word>>(
    (changes, options) => {
      // A screen that is being left, while the next one still loads, has no address any more.
      if (window.location.pathname !== location.pathname) return false
      const { byItself = false, replace = byItself } = options ?? {}
      if (byItself && !isShown(location)) return false
      // A change before the screen has followed the last one is made to that one.
      const next = shownQuery()
      const before = next.toString()
      const words = typeof changes === 'function' ? changes((word) => next.get(word)) : changes
      for (const [key, value] of Object.entries<string | null | undefined>(words)) {
        if (value === null) next.delete(key)
        else if (value !== undefined) next.set(key, value)
      }
      if (next.toString() === before) return true
      setParams(next, { replace, preventScrollReset: true })
      return true
    },
    [setParams, location],
  )
  return [params, set]
}
