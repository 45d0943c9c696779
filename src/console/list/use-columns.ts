import { useCallback, useMemo, useReducer } from 'react'
import type { Plan } from '../../schema/compile'
import type { ListState } from '../../schema/list-state'
import { tabColumns } from '../../schema/tab-columns'
import { useServices } from '../services/services-context'
import { usePreferences } from '../data/use-preferences'
import { type Column, columnOf } from './column'
import { readWidths, withWidth } from './column-widths'
import { useVisibleFields } from './use-grants'
import type { ListAddress } from './use-list-state'

export interface Columns {
  readonly shown: readonly Column[]
  /** Somebody chose them or drew them to a width: they are not the declared ones. */
  readonly chosen: boolean
  /** Names that may be shown, the current ones first and in their order. */
  readonly offered: readonly string[]
  /** Names of the columns that the address says by now: the screen follows it in its own time. */
  now(): readonly string[]
  /** Null returns to the declaration. */
  choose(columns: readonly string[] | null): void
  /** Draws a column to a width, px; null gives it back to the tracks. */
  resize(name: string, width: number | null): void
  readonly density: ListState['density']
  setDensity(density: ListState['density']): void
  /** Fields that this person may see. */
  readonly visible: ReadonlySet<string>
}

const densityOf = (kept: string | null) => (kept === 'compact' || kept === 'usual' ? kept : null)

/** Which columns stand in which order: the address says it, or what was chosen here last, or the declaration. */
export function useColumns(
  plan: Plan,
  { state, now: stateNow, change }: ListAddress,
  labelOf: (name: string) => string,
): Columns {
  const { storage } = useServices()
  const visible = useVisibleFields(plan)
  const { density: usualDensity } = usePreferences()
  const key = `list.${plan.name}`
  // The address may stay as it is when what is kept changes.
  const [, readAgain] = useReducer((count: number) => count + 1, 0)
  const keptText = storage.recall(`${key}.columns`)
  const density =
    state.density === 'compact' ? 'compact' : (densityOf(storage.recall(`${key}.density`)) ?? usualDensity)
  const { usual, offered } = useMemo(() => tabColumns(plan, state.tab), [plan, state.tab])
  const all = useMemo(() => offered.filter((name) => visible.has(name)), [offered, visible])
  const widthText = storage.recall(`${key}.widths`)
  const widths = useMemo(() => readWidths(widthText), [widthText])
  const namesOf = useCallback(
    (asked: ListState['columns'], keptText: string | null) => {
      const names = (asked ?? keptText?.split('.') ?? usual).filter((name) => all.includes(name))
      const some = names.length > 0 ? names : usual.filter((name) => all.includes(name))
      // What names a record stands first, because it stays in sight when the table is scrolled sideways.
      return some.includes(plan.title) ? [plan.title, ...some.filter((name) => name !== plan.title)] : some
    },
    [all, plan, usual],
  )
  const shown = useMemo(
    () =>
      namesOf(state.columns, keptText).flatMap((name) =>
        columnOf(plan, name, labelOf(name)).map((column) => ({ ...column, width: widths.get(name) ?? null })),
      ),
    [namesOf, state.columns, keptText, plan, labelOf, widths],
  )
  const chosen = state.columns !== null || keptText !== null || widths.size > 0
  const now = useCallback(
    () => namesOf(stateNow().columns, storage.recall(`${key}.columns`)),
    [namesOf, stateNow, storage, key],
  )
  const choose = useCallback(
    (columns: readonly string[] | null) => {
      storage.remember(`${key}.columns`, columns?.join('.') ?? null)
      if (columns === null) storage.remember(`${key}.widths`, null)
      readAgain()
      change({ columns }, { replace: true })
    },
    [storage, key, change],
  )
  const resize = useCallback(
    (name: string, width: number | null) => {
      storage.remember(`${key}.widths`, withWidth(storage.recall(`${key}.widths`), name, width))
      readAgain()
    },
    [storage, key],
  )
  const setDensity = useCallback(
    (next: ListState['density']) => {
      storage.remember(`${key}.density`, next === usualDensity ? null : next)
      readAgain()
      change({ density: next }, { replace: true })
    },
    [storage, key, change, usualDensity],
  )
  return useMemo(() => {
    const names = shown.map(({ name }) => name)
    const others = all.filter((name) => !names.includes(name))
    return {
      shown,
      chosen,
      now,
      offered: [...names, ...others],
      choose,
      resize,
      density,
      setDensity,
      visible,
    }
  }, [shown, chosen, now, all, choose, resize, density, setDensity, visible])
}
