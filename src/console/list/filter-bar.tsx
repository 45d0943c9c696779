import { useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { filterOperators } from '../../schema/filter-operators'
import type { Filter } from '../../schema/codec'
import { Button } from '../../kit/button/button'
import { Icon } from '../../kit/icon/icon'
import { walkEntries } from '../../kit/menu/walk-entries'
import { useText } from '../../kit/text/use-text'
import { keepInside } from '../../kit/browser/keep-inside'
import { PHONE } from '../../kit/browser/media'
import { useLayout } from '../../kit/browser/use-layout'
import { usePressOutside } from '../../kit/browser/use-press-outside'
import type { ListControl } from './control'
import { FilterChips } from './filter-chips'
import { FilterEditor } from './filter-editor'
import { useReadableReferences } from './use-readable-references'
import css from './toolbar.module.css'

/** The current filters as chips; each opens to be changed, and one more may be added for any field that offers it. */
export function FilterBar(props: {
  list: ListControl
  /** Where the chips stand on a phone: below all tools, and behind them for the Tab key. */
  below: HTMLElement | null
}) {
  const { list, below } = props
  const { plan, columns, address, text } = list
  const { filters, refused } = address.state
  const t = useText('engine')
  const phone = useLayout(PHONE)
  const root = useRef<HTMLDivElement>(null)
  const menu = useId()
  const menuList = useRef<HTMLUListElement>(null)
  const [editing, setEditing] = useState<{ name: string; at: number } | null>(null)
  const [choosing, setChoosing] = useState(false)
  useLayoutEffect(() => {
    const popup = root.current?.querySelector<HTMLElement>('[data-add] ~ *')
    if (popup) keepInside(popup)
  }, [choosing, editing])
  const onPointerDown = usePressOutside(choosing || editing !== null, () => {
    setEditing(null)
    setChoosing(false)
  })
  const readable = useReadableReferences(plan)
  const known = plan.filters.filter((name) => columns.visible.has(name) && readable(name))
  if (known.length === 0 && refused.length === 0) return null
  // A server that takes a filter once is not asked for it twice: its chip opens to be changed.
  const offered = known.filter(
    (name) => filterOperators(plan, name).again || !filters.some((filter) => filter.field === name),
  )

  // The chip that was pressed may have another place in the address by now, which is ahead of the screen.
  const put = (at: number, filter: Filter | null) => {
    const former = JSON.stringify(filters[at])
    const next = [...address.now().filters]
    const place = former === undefined ? next.length : next.findIndex((one) => JSON.stringify(one) === former)
    if (place < 0) return
    if (filter === null) next.splice(place, 1)
    else next[place] = filter
    address.change({ filters: next })
  }
  const back = () => {
    setEditing(null)
    setChoosing(false)
    root.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }

  const chips = (
    <FilterChips
      list={list}
      editing={editing?.at ?? null}
      onEdit={(at) => setEditing(editing?.at === at ? null : { name: filters[at]?.field ?? '', at })}
      onRemove={(at) => {
        put(at, null)
        back()
      }}
      onForget={() => {
        address.change({ refused: [] })
        back()
      }}
    />
  )
  const adder = (
    <div className="relative phone:static print:hidden">
      <Button
        data-add
        disabled={offered.length === 0}
        kind="quiet"
        className="min-h-9 phone:min-w-11 phone:min-h-11 phone:p-0"
        aria-expanded={choosing}
        aria-controls={menu}
        onClick={() => {
          setEditing(null)
          setChoosing(!choosing)
        }}
      >
        <Icon name="filter" size={16} />
        <span className="phone:sr-only low:sr-only">{t('filter.add')}</span>
      </Button>
      {choosing && (
        <ul ref={menuList} id={menu} className={css['pop']} aria-label={t('filter.choose')}>
          {offered.map((name, index) => (
            <li key={name}>
              <button
                type="button"
                // The list has just been opened to choose from it.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={index === 0}
                onClick={() => {
                  setChoosing(false)
                  setEditing({ name, at: filters.length })
                }}
              >
                {text.field(name)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {editing !== null && (
        <FilterEditor
          key={`${editing.at} ${editing.name}`}
          plan={plan}
          name={editing.name}
          zone={list.zoneOf({})}
          filter={filters[editing.at] ?? null}
          onDone={(filter) => {
            put(editing.at, filter)
            back()
            // On with the rows that it left.
            root.current?.closest('section')?.querySelector<HTMLElement>('[role=row][tabindex="0"]')?.focus()
          }}
          onCancel={back}
        />
      )}
    </div>
  )
  const clear = filters.length > 0 && (
    <Button
      kind="quiet"
      onClick={() => {
        address.change({ filters: [], refused: [], view: null })
        back()
      }}
    >
      {t('filter.clear')}
    </Button>
  )

  return (
    // Escape closes what stands open, wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      className="hg-row min-w-0 flex-[1_1_auto] gap-1.5 phone:contents"
      data-popup={choosing || editing !== null || undefined}
      role="group"
      aria-label={t('filter.title')}
      onKeyDown={(event) => {
        if (choosing) walkEntries(menuList.current, event)
        if (event.key !== 'Escape' || (!choosing && editing === null)) return
        event.stopPropagation()
        back()
      }}
      onPointerDown={onPointerDown}
      // Tab walks out of the list of fields and closes it; an editor with a draft in it stays until it is done.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setChoosing(false)
      }}
    >
      {phone ? (
        <>
          {adder}
          {below !== null &&
            (filters.length > 0 || refused.length > 0) &&
            createPortal(
              <div className={css['line']} role="group" aria-label={t('filter.title')}>
                {chips}
                {clear}
              </div>,
              below,
            )}
        </>
      ) : (
        <>
          {chips}
          {adder}
          {clear}
        </>
      )}
    </div>
  )
}
