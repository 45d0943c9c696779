import type { CSSProperties } from 'react'
import type { ListControl } from './control'

/** Heights of a row, px (look.md). */
export const ROW_HEIGHT = { usual: 40, compact: 32 } as const
/** The heads of the columns stay above the rows, which begin that much lower. */
export const HEAD_HEIGHT = 40
const CHECK = 44

type Tracked = Pick<ListControl, 'columns' | 'plan' | 'selectable'>

function endOf({ plan }: Tracked): number {
  const actions = Object.values(plan.actions).filter(({ at }) => at.includes('row')).length
  return actions === 0 ? 16 : 16 + 32 * Math.min(4, actions)
}

/** What stands before and behind the columns, px. */
const aroundOf = (list: Tracked): number => (list.selectable ? CHECK : 0) + endOf(list)

/** Width of a sheet of A4 between its margins, px. All columns have room there, however small: nothing is cut. */
const PAPER = 690

/** Least width of the columns, px. */
const widthOf = ({ columns }: Tracked): number =>
  columns.shown.reduce((sum, { minWidth, width }) => sum + (width ?? minWidth), 0)

/** Width below which the table is scrolled sideways, px. */
export function minTableWidth(list: Tracked): number {
  return widthOf(list) + aroundOf(list)
}

/** The columns that have room, from the first on: beside a record that stands open none is cut, which shows them all. */
export function fittingColumns(list: Tracked, room: number): ListControl['columns']['shown'] {
  const { shown } = list.columns
  let left = room - aroundOf(list)
  const cut = shown.findIndex(({ minWidth, width }) => (left -= width ?? minWidth) < 0)
  return cut < 0 ? shown : shown.slice(0, Math.max(1, cut))
}

/** The columns that have room in a small window, what a card shows before others; none is scrolled out of sight. */
export function roomyColumns(list: Tracked, room: number): ListControl['columns']['shown'] {
  const { plan, columns } = list
  if (minTableWidth(list) <= room) return columns.shown
  const rankOf = ({ name }: { name: string }) => {
    if (name === plan.title) return -1
    const rank = plan.card.indexOf(name)
    return rank < 0 ? plan.card.length : rank
  }
  let left = room - aroundOf(list)
  const fitting = [...columns.shown]
    .sort((one, other) => rankOf(one) - rankOf(other))
    .filter(({ name, shortWidth }) => {
      const fits = name === plan.title || shortWidth <= left
      if (fits) left -= shortWidth
      return fits
    })
  return columns.shown
    .filter((column) => fitting.includes(column))
    .map((column) => ({ ...column, minWidth: column.shortWidth }))
}

/** Tracks of the grid, its least width, and the height of a row, as variables of its style. */
export function tracks(list: Tracked): CSSProperties {
  const { shown, density } = list.columns
  const check = list.selectable ? CHECK : 0
  const template = shown.map(({ minWidth, share, width }) =>
    width === null ? `minmax(${minWidth}px, ${share}fr)` : `${width}px`,
  )
  return {
    '--paper-tracks': template.join(' '),
    '--paper-zoom': String(Math.min(1, PAPER / widthOf(list))),
    '--tracks': [...(check > 0 ? [`${check}px`] : []), ...template, `${endOf(list)}px`].join(' '),
    '--min-width': `${minTableWidth(list)}px`,
    '--pin': `${check}px`,
    '--row': `${ROW_HEIGHT[density]}px`,
  } as CSSProperties
}
