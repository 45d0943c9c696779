import { useMemo } from 'react'
import { actionEntry, listEntry } from '../../../console/keys/key-entries'
import { useKeys } from '../../../console/keys/use-keys'
import { useRefusedKey } from '../../../console/keys/use-refused-key'
import type { KeyEntry } from '../../../console/keys/shortcut-registry'
import type { ListControl } from '../../../console/list/control'
import type { Row } from '../../../console/list/list-rows'
import { useText } from '../../../kit/text/use-text'
import type { Line } from './lines'

interface Moves {
  readonly lines: readonly Line[]
  readonly active: number
  /** Whether the focus stands in the lines. */
  inside(): boolean
  focusRow(index: number): void
  /** What is done to the line that the keyboard stands on, once one sees which that is. */
  toSeen(run: () => void): () => void
  /** Opens a group or closes it; null changes it. */
  fold(key: string, open: boolean | null): void
}

/** Keys of the groups: those of the list, for lines that are groups or alarms. */
export function useGroupKeys(list: ListControl, moves: Moves): void {
  const t = useText('engine')
  const refusedKey = useRefusedKey()
  const own = useText('alert-groups')
  const { lines, active, inside, focusRow, toSeen, fold } = moves
  const { selection, selectable, text, plan } = list
  const entries = useMemo((): readonly KeyEntry[] => {
    const line = lines[active]
    if (line === undefined) return []
    const key = (keys: string, name: string, label: string, run: () => void) =>
      listEntry(name, keys, label, run)
    const rowsOf = (one: Line): readonly Row[] => (one.head ? one.group.rows : [one])
    const add = (more: readonly Row[]) => {
      const fresh = more.filter(({ id }) => !selection.chosen.has(id))
      if (fresh.length > 0) selection.toggleAll(fresh)
    }
    const extend = (step: number) => {
      const next = lines[active + step]
      add([...rowsOf(line), ...(next === undefined ? [] : rowsOf(next))])
      if (next !== undefined) focusRow(active + step)
    }
    const by = (step: number) => focusRow(inside() ? active + step : active)
    const chosen = [...selection.chosen.values()]
    const meant = chosen.length > 0 ? chosen : rowsOf(line).map(({ record }) => record)
    const onSeen = (keys: string, name: string, label: string, run: () => void) =>
      key(keys, name, label, toSeen(run))
    return [
      key('j', 'next', t('keys.next'), () => by(1)),
      key('k', 'previous', t('keys.previous'), () => by(-1)),
      onSeen('Enter', 'open', t('keys.open'), () =>
        line.head ? fold(line.group.key, null) : list.open(line),
      ),
      onSeen('ArrowRight', 'expand', own('keys.expand'), () => fold(line.group.key, true)),
      onSeen('ArrowLeft', 'collapse', own('keys.collapse'), () => fold(line.group.key, false)),
      ...(selectable
        ? [
            onSeen('x', 'select', t('keys.select'), () =>
              line.head ? selection.toggleAll(line.group.rows) : selection.toggle(line),
            ),
            onSeen('Shift+j', 'extendDown', t('keys.extendDown'), () => extend(1)),
            onSeen('Shift+k', 'extendUp', t('keys.extendUp'), () => extend(-1)),
            onSeen('*', 'all', own('keys.all'), () => selection.toggleAll(line.group.rows)),
          ]
        : []),
      ...(chosen.length > 0 ? [key('Escape', 'clear', t('keys.clear'), selection.clear)] : []),
      ...Object.values(plan.actions).flatMap((action) => {
        const { name } = action
        if (name === 'export') return []
        const found = (['bulk', 'detail'] as const)
          .filter((place) => place === 'bulk' || meant.length === 1)
          .flatMap((place) => list.actionsFor(place, meant))
          .find((one) => one.name === name)
        const several = meant.length > 1 && !action.at.includes('bulk')
        return found === undefined
          ? refusedKey(action, text, list.hindrance(action, meant) ?? (several ? 'several' : null))
          : actionEntry(
              action,
              text,
              chosen.length > 0 ? () => list.run(found, meant) : toSeen(() => list.run(found, meant)),
            )
      }),
    ]
  }, [
    lines,
    active,
    inside,
    focusRow,
    toSeen,
    fold,
    selection,
    selectable,
    list,
    plan,
    text,
    t,
    own,
    refusedKey,
  ])
  useKeys(entries)
}
