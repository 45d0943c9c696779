import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react'
import type { ListControl } from './control'
import { TIGHT } from '../../kit/browser/media'
import { useLayout } from '../../kit/browser/use-layout'
import { useSize } from '../../kit/browser/use-size'
import { stepOf } from '../../kit/keys/step'
import { useText } from '../../kit/text/use-text'
import { ListHead } from './list-head'
import { ListRow } from './list-row'
import { fittingColumns, HEAD_HEIGHT, minTableWidth, roomyColumns, ROW_HEIGHT, tracks } from './tracks'
import type { Row } from './list-rows'
import { useDrawnRows } from './use-drawn-rows'
import { useFollow } from './use-follow'
import { useListKeys } from './use-list-keys'
import { useReach } from './use-reach'
import { useRowFocus } from './use-row-focus'
import css from './table.module.css'

/** Rows below the ones drawn at which further ones are asked for. */
const AHEAD = 12

/** The rows as a grid, drawn only where one looks, with its head in sight. */
export function ListTable(props: { list: ListControl; label: string }) {
  const { label } = props
  const { rows, total, fault, stale, loadMore, look } = props.list.data
  const { density } = props.list.columns
  const { active, marked, left, moveTo, selection, address } = props.list
  const scroller = useRef<HTMLDivElement>(null)
  const height = ROW_HEIGHT[density]
  const virtual = useDrawnRows({
    ...{ rows, fault, look, loadMore, scroller, height },
    ahead: AHEAD,
    padding: HEAD_HEIGHT,
  })
  // The virtual rows know their room as well, and keep a change of it to themselves.
  const [hold, size] = useSize()
  const place = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element
      const leave = hold(element)
      return () => {
        scroller.current = null
        leave?.()
      }
    },
    [hold],
  )
  const room = size?.width || Infinity
  const tight = useLayout(TIGHT)
  const list = useMemo(() => {
    const { beside, columns } = props.list
    if (beside && address.state.open !== null)
      return { ...props.list, columns: { ...columns, shown: fittingColumns(props.list, room) } }
    // What somebody chose is shown, however far it reaches.
    if (!tight || columns.chosen) return props.list
    return { ...props.list, columns: { ...columns, shown: roomyColumns(props.list, room) } }
  }, [props.list, address.state.open, room, tight])
  const { shown } = list.columns
  const style = useMemo(() => tracks(list), [list])
  // Cells that stay in sight cost a layer each, so they do only where something is scrolled out of sight.
  const wide = minTableWidth(list) > room
  const items = virtual.getVirtualItems()

  useReach(list)
  useFollow(list, rows[active]?.id ?? null)
  const { scrollToIndex } = virtual
  const { focusRow, toSeen, isInside, handlers } = useRowFocus(list, {
    ...{ rows, active, marked, left, moveTo, scrollToIndex, scroller },
  })
  useListKeys(list, { inside: isInside, focusRow, toSeen })

  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2)
    const step = stepOf(event.key, { active, last: rows.length - 1, page })
    if (step === null || (event.target as Element).closest('[role="dialog"], input:not([type=checkbox])'))
      return
    event.preventDefault()
    focusRow(step)
  }

  const { plan, text, titleOf, zoneOf, hrefOf, open, actionsFor, run, selectable } = list
  const t = useText('engine')
  const shared = useMemo(
    () => ({ t, plan, text, titleOf, zoneOf, hrefOf, open, actionsFor, run, selectable }),
    [t, plan, text, titleOf, zoneOf, hrefOf, open, actionsFor, run, selectable],
  )
  const { toggle, extend } = selection
  const choose = useCallback(
    (row: Row, span: boolean) => {
      if (span) extend(row.id)
      else toggle(row)
    },
    [toggle, extend],
  )

  return (
    <div
      ref={place}
      className={css['scroller']}
      data-density={density}
      data-stale={stale || undefined}
      data-wide={wide || undefined}
      style={style}
      {...handlers}
    >
      {/* The rows take the focus; the grid only hears their keys. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={(total ?? rows.length) + 1}
        aria-multiselectable={list.selectable || undefined}
        aria-busy={stale || undefined}
        className={css['grid']}
        onKeyDown={onKeyDown}
      >
        <div role="rowgroup" className="sticky z-3 top-0 bg-surface-card">
          <ListHead list={list} />
        </div>
        <div role="rowgroup" className={css['rows']} style={{ height: virtual.getTotalSize() }}>
          {items.map((item) => {
            const row = rows[item.index]
            if (row === undefined) return null
            return (
              <ListRow
                key={row.id}
                list={shared}
                shown={shown}
                row={row}
                index={item.index}
                top={item.start}
                chosen={selection.chosen.has(row.id)}
                active={item.index === active}
                marked={marked && item.index === active}
                opened={row.id === address.state.open}
                gone={list.data.gone.has(row.id)}
                choose={choose}
                moveTo={moveTo}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}
