import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { KeyEntry } from '../../console/keys/shortcut-registry'
import { useKeys } from '../../console/keys/use-keys'

/** A figure above the list, and the address of its part of the list. */
export interface Tile {
  readonly name: string
  readonly to: string
}

/** `1` to `4` lead where the first tiles do; the same again leads back to `otherwise`. */
export function useTileKeys(tiles: readonly Tile[], otherwise: string): void {
  const navigate = useNavigate()
  const { search } = useLocation()
  const here = new URLSearchParams(search).toString()
  const targets = JSON.stringify([tiles, otherwise])
  const entries = useMemo((): readonly KeyEntry[] => {
    const [known, back] = JSON.parse(targets) as [readonly Tile[], string]
    return known.map(({ name, to }, index) => ({
      id: `alarms.tile${index + 1}`,
      keys: String(index + 1),
      label: name,
      group: 'list',
      run: () => void navigate(new URLSearchParams(to).toString() === here ? back : to),
    }))
  }, [targets, here, navigate])
  useKeys(entries)
}
