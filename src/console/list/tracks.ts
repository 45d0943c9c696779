import type { CSSProperties } from 'react'
import type { ListControl } from './control'

/** Heights of a row, px (look.md). */
export const ROW_HEIGHT = { usual: 40, compact: 32 } as const
const CHECK = 44

/** Tracks of the grid, and the width below which the table is scrolled sideways. */
export function tracks(list: Pick<ListControl, 'columns' | 'plan' | 'selectable'>): CSSProperties {
  const { shown, density } = list.columns
  const actions = Object.values(list.plan.actions).filter(({ at }) => at.includes('row')).length
  const end = actions === 0 ? 16 : 16 + 32 * Math.min(4, actions)
  const check = list.selectable ? CHECK : 0
  const template = shown.map(({ least, share }) => `minmax(${least}px, ${share}fr)`)
  return {
    '--tracks': [...(check > 0 ? [`${check}px`] : []), ...template, `${end}px`].join(' '),
    '--least': `${shown.reduce((sum, column) => sum + column.least, check + end)}px`,
    '--pin': `${check}px`,
    '--row': `${ROW_HEIGHT[density]}px`,
  } as CSSProperties
}
