import { memo, type MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Translate } from '../../kit/text/use-text'
import type { ListControl } from './control'
import { RowActions } from './row-actions'
import { RowCell } from './row-cell'
import type { Row } from './list-rows'
import css from './table.module.css'
import { isMarking } from '../../kit/browser/is-marking'

interface ListRowProps {
  readonly list: Pick<
    ListControl,
    'plan' | 'text' | 'titleOf' | 'zoneOf' | 'hrefOf' | 'open' | 'actionsFor' | 'run' | 'selectable'
  > & {
    /** Texts of the engine, looked up once for all rows. */
    readonly t: Translate
  }
  readonly shown: ListControl['columns']['shown']
  readonly row: Row
  readonly index: number
  readonly top: number
  readonly chosen: boolean
  readonly active: boolean
  readonly marked: boolean
  readonly opened: boolean
  /** No longer in the list; it stays in its place. */
  readonly gone: boolean
  /** `span` is true with Shift held: everything from the row chosen before. */
  choose(row: Row, span: boolean): void
  moveTo(index: number): void
}

const CONTROL = 'a, button, input, label, select, [role="button"]'

/** One record across the columns. Only the row that the keyboard stands on is a stop of the Tab key. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { list, shown, row, index, active, chosen } = props
  const { t } = list
  const title = list.titleOf(row.record)
  const href = list.hrefOf(row)
  const stop = active ? 0 : -1

  const onClick = (event: MouseEvent<HTMLElement>) => {
    props.moveTo(index)
    if ((event.target as Element).closest(CONTROL)) return
    if (event.shiftKey && list.selectable) props.choose(row, true)
    else if (href !== null && !isMarking()) list.open(row)
  }

  return (
    // Its keys are those of the whole grid.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={list.selectable ? chosen : undefined}
      aria-current={props.opened || undefined}
      data-index={index}
      data-active={props.marked || undefined}
      data-gone={props.gone || undefined}
      data-opens={href !== null || undefined}
      tabIndex={stop}
      className={css['row']}
      style={{ transform: `translateY(${props.top}px)` }}
      onClick={onClick}
      onFocus={(event) => {
        if (event.target === event.currentTarget) props.moveTo(index)
      }}
    >
      {list.selectable && (
        <div role="gridcell" className={css['check']}>
          <label className="hg-center">
            <input
              type="checkbox"
              className="hg-tick"
              tabIndex={stop}
              checked={chosen}
              aria-label={t('list.selectRow', { what: title })}
              onChange={(event) =>
                props.choose(row, (event.nativeEvent as Partial<globalThis.MouseEvent>).shiftKey === true)
              }
            />
          </label>
        </div>
      )}
      {shown.map(({ name, end }, at) => (
        <div
          key={name}
          role="gridcell"
          className={css['cell']}
          data-end={end || undefined}
          data-pinned={at === 0 || undefined}
        >
          {at === 0 && href !== null ? (
            <Link
              to={href}
              tabIndex={stop}
              className="font-semibold no-underline text-ink hover:text-primary-ink hover:underline"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
                event.preventDefault()
                list.open(row)
              }}
            >
              <RowCell plan={list.plan} name={name} record={row.record} zone={list.zoneOf(row.record)} />
            </Link>
          ) : (
            <RowCell plan={list.plan} name={name} record={row.record} zone={list.zoneOf(row.record)} />
          )}
        </div>
      ))}
      <div role="gridcell" className={css['actions']}>
        <RowActions list={list} record={row.record} stop={stop} />
      </div>
    </div>
  )
})
