import { useMemo } from 'react'
import { actionEntry, listEntry } from '../keys/key-entries'
import type { KeyEntry } from '../keys/shortcut-registry'
import { useKeys } from '../keys/use-keys'
import { useRefusedKey } from '../keys/use-refused-key'
import { useText } from '../../kit/text/use-text'
import type { ListControl } from './control'

interface Moves {
  /** Whether the focus stands in the rows. */
  inside(): boolean
  focusRow(index: number): void
  /** What is done to the row that the keyboard stands on, once one sees which that is. */
  toSeen(run: () => void): () => void
}

/** Keys of a list: those that are possible with what it holds, and the letters of its actions. */
export function useListKeys(list: ListControl, { inside, focusRow, toSeen }: Moves): void {
  const t = useText('engine')
  const refusedKey = useRefusedKey()
  const { plan, data, selection, active, selectable, text } = list
  const { rows } = data
  const entries = useMemo((): readonly KeyEntry[] => {
    const row = rows[active]
    const by = (step: number) => focusRow(inside() ? active + step : active)
    const extend = (step: number) => {
      const next = rows[Math.min(rows.length - 1, Math.max(0, active + step))]
      if (row === undefined || next === undefined) return
      if (!selection.chosen.has(row.id)) selection.toggle(row)
      selection.span(row.id, next.id)
      focusRow(active + step)
    }
    const key = (keys: string, name: string, run: () => void) => listEntry(name, keys, t(`keys.${name}`), run)
    const onSeen = (keys: string, name: string, run: () => void) => key(keys, name, toSeen(run))
    const chosen = [...selection.chosen.values()]
    return [
      ...(rows.length > 0 ? [key('j', 'next', () => by(1)), key('k', 'previous', () => by(-1))] : []),
      ...(row && list.hrefOf(row) !== null ? [onSeen('Enter', 'open', () => list.open(row))] : []),
      ...(row && selectable
        ? [
            onSeen('x', 'select', () => selection.toggle(row)),
            onSeen('Shift+j', 'extendDown', () => extend(1)),
            onSeen('Shift+k', 'extendUp', () => extend(-1)),
          ]
        : []),
      ...(selection.chosen.size > 0 ? [key('Escape', 'clear', selection.clear)] : []),
      ...Object.values(plan.actions).flatMap((action) => {
        const { name } = action
        if (name === 'export') return []
        const bulk =
          chosen.length > 0 ? list.actionsFor('bulk', chosen).find((one) => one.name === name) : undefined
        const at = (place: 'row' | 'detail') =>
          row ? list.actionsFor(place, [row.record]).find((one) => one.name === name) : undefined
        // A letter reaches what a row has no room to show.
        const single = at('row') ?? at('detail')
        const whole = list.actionsFor('list', []).find((one) => one.name === name)
        const run = bulk
          ? () => list.run(bulk, chosen)
          : single && row
            ? toSeen(() => list.run(single, [row.record]))
            : whole
              ? () => list.run(whole, [])
              : null
        const meant = chosen.length > 0 ? chosen : row ? [row.record] : []
        return run === null
          ? refusedKey(action, text, list.hindrance(action, meant))
          : actionEntry(action, text, run)
      }),
    ]
  }, [plan, rows, active, selection, selectable, list, text, t, refusedKey, inside, focusRow, toSeen])
  useKeys(entries)
}
