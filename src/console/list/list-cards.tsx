import { useCallback, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../kit/icon/icon'
import { iconNamed } from '../../kit/icon/icon-named'
import { MenuButton } from '../../kit/menu/menu-button'
import { useText } from '../../kit/text/use-text'
import type { ListControl } from './control'
import { RowCell } from './row-cell'
import type { Row } from './list-rows'
import { useReach } from './use-reach'
import { useRowFocus } from './use-row-focus'
import css from './cards.module.css'

/** Rows of a phone: the title, the lines that the declaration picks, and the actions behind one button. */
export function ListCards(props: { list: ListControl; label: string }) {
  const { list, label } = props
  const { rows, hasMore, fault, stale, loadMore } = list.data
  const end = useRef<HTMLDivElement>(null)
  const more = useRef(loadMore)
  useEffect(() => {
    more.current = loadMore
  })
  useEffect(() => {
    if (!hasMore || fault !== null || end.current === null || !('IntersectionObserver' in window)) return
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) more.current()
    })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [hasMore, fault, rows.length])
  useReach(list)
  const { scroller, handlers, stand } = useCardFocus(list)
  return (
    <div
      ref={scroller}
      className="relative flex-1 pb-(--under-bar) overflow-y-auto bg-surface-page overscroll-contain data-stale:opacity-55"
      data-stale={stale || undefined}
      {...handlers}
    >
      <ul className="hg-stack p-2 grid-cols-1" aria-label={label} aria-busy={stale || undefined}>
        {rows.map((row, index) => (
          <Card key={row.id} list={list} row={row} index={index} onStand={stand} />
        ))}
      </ul>
      <div ref={end} />
    </div>
  )
}

/** What can be pressed in a card; the first of it takes the focus of a card that went. */
const PRESSED = ' :is(a, button, input)'

/** The card with the focus, and which takes it when that one or the bar of the chosen ones goes. */
function useCardFocus(list: ListControl) {
  const { rows } = list.data
  const { active, marked, left, moveTo } = list
  const scroller = useRef<HTMLDivElement>(null)
  const scrollToIndex = useCallback(
    (index: number, options?: { readonly align: 'center' }) =>
      scroller.current
        ?.querySelector(`[data-index="${index}"]`)
        ?.scrollIntoView({ block: options?.align ?? 'nearest' }),
    [],
  )
  const { handlers } = useRowFocus(list, {
    ...{ rows, active, marked, left, moveTo, scrollToIndex, scroller, inner: PRESSED },
  })
  return { scroller, handlers, stand: moveTo }
}

function Card(props: { list: ListControl; row: Row; index: number; onStand(index: number): void }) {
  const { list, row, index, onStand } = props
  const { plan, columns } = list
  const { record } = row
  const t = useText('engine')
  const title = list.titleOf(record)
  const href = list.hrefOf(row)
  const zone = list.zoneOf(record)
  const actions = list.actionsFor('row', [record])
  const lines = plan.card.filter((name) => name !== plan.title && columns.visible.has(name))
  return (
    <li
      className={css['card']}
      data-index={index}
      data-chosen={list.selection.chosen.has(row.id) || undefined}
      data-opens={href !== null || undefined}
      onFocus={() => onStand(index)}
    >
      {list.selectable && (
        <label className="hg-center flex-none relative z-1 w-11 h-11 cursor-pointer">
          <input
            className="hg-tick w-[18px] h-[18px]"
            type="checkbox"
            checked={list.selection.chosen.has(row.id)}
            aria-label={t('list.selectRow', { what: title })}
            onChange={() => list.selection.toggle(row)}
          />
        </label>
      )}
      <div className={`flex-1 min-w-0 px-2 pb-2 ${css['body']}`}>
        <p className={`font-semibold leading-11 truncate ${css['title']}`}>
          {href === null ? (
            title
          ) : (
            <Link
              className="block truncate text-ink"
              to={href}
              onClick={(event) => {
                event.preventDefault()
                list.open(row)
              }}
            >
              {title}
            </Link>
          )}
        </p>
        <dl className="hg-stack gap-1">
          {lines.map((name) => (
            <div className="hg-line items-baseline justify-between gap-3" key={name}>
              <dt className="text-caption flex-none">{list.text.field(name)}</dt>
              <dd className="overflow-hidden text-ellipsis text-end tabular-nums">
                <RowCell plan={plan} name={name} record={record} zone={zone} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {actions.length > 0 && (
        <MenuButton label={`${t('list.actions')}: ${title}`} face={<Icon name="more" />}>
          {(close) => (
            <ul>
              {actions.map((action) => (
                <li key={action.name}>
                  <button
                    type="button"
                    onClick={() => {
                      close()
                      list.run(action, [record])
                    }}
                  >
                    <Icon name={iconNamed(action.icon, action.name)} size={16} />
                    {list.text.action(action.name, 'label')}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </MenuButton>
      )}
    </li>
  )
}
