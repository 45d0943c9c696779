import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { KeyEntry } from '../../console/keys/shortcut-registry'
import { useKeys } from '../../console/keys/use-keys'
import { shownQuery } from '../../kit/browser/shown-query'

/** A figure above the list, and the address of its part of the list. */
export interface Tile {
  readonly name: string
  readonly to: string
}

/** `1` to `4` lead where the first tiles do; the same again leads back to `otherwise`. */
export function useTileKeys(tiles: readonly Tile[], otherwise: string): void {
  const navigate = useNavigate()
  const targets = JSON.stringify([tiles, otherwise])
  const entries = useMemo((): readonly KeyEntry[] => {
    const [known, back] = JSON.parse(targets) as [readonly Tile[], string]
    return known.map(({ name, to }, index) => ({
      id: `alarms.tile${index + 1}`,
      keys: String(index + 1),
      label: name,
      group: 'list',
      // A second press may come before the screen has followed the first.
      run: () => void navigate(shownQuery().toString() === new URLSearchParams(to).toString() ? back : to),
    }))
  }, [targets, navigate])
  useKeys(entries)
}
