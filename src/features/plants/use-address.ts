import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { isShown } from '../../kit/redirect'

/** The query of a plant screen: everything that a reload or a shared link must bring back. */
export interface PlantAddress {
  /** Plant id, null when none is named or the text is no id. */
  plant: number | null
  get(key: 'day' | 'time' | 'span' | 'at' | 'series' | 'before' | 'view' | 'balance' | 'list'): string | null
  /** Sets or, with null, removes; `replace` leaves no step for the back button. False: this screen is being left. */
  set(changes: Record<string, string | null>, options?: { replace?: boolean }): boolean
}

/** Reads and writes the console's own short query; unknown keys of other screens are left alone. */
export function usePlantAddress(): PlantAddress {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const set = useCallback<PlantAddress['set']>(
    (changes, options) => {
      // A screen that is being left, while the next one still loads, has no address any more.
      if (window.location.pathname !== location.pathname) return false
      // What is chosen by itself gives way to what somebody chose before it.
      if (options?.replace && !isShown(location)) return false
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [key, value] of Object.entries(changes)) {
            if (value === null) next.delete(key)
            else next.set(key, value)
          }
          return next
        },
        { replace: options?.replace ?? false, preventScrollReset: true },
      )
      return true
    },
    [setParams, location],
  )
  return { plant: plantId(params.get('plant')), get: (key) => params.get(key), set }
}

/** A positive integer that a number holds exactly, else null: an address is written by anybody. */
function plantId(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,15}$/.test(text)) return null
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : null
}
