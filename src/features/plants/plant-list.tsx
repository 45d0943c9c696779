import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../../kit/button/button'
import { stepOf } from '../../kit/keys/step'
import { EmptyState, ErrorState } from '../../kit/states/states'
import type { PlantList as PlantListState } from './use-plant-list'
import { useWayIn } from '../../kit/search/use-way-in'
import { useOnline } from '../../kit/browser/use-online'
import { useDrawnRows } from '../../console/list/use-drawn-rows'
import { usePreferences } from '../../console/data/use-preferences'
import { useText } from '../../kit/text/use-text'
import type { Plant } from '../../domain/plants/reading'
import { FirstPlant } from './create-first'
import { PaneLinks } from './pane-links'
import { ListSearch } from './list-search'
import { PlantRow, ROW_HEIGHT } from './plant-row'
import { useNow } from '../../kit/time/use-now'
import css from './plant-list.module.css'

/** Rows below the ones drawn at which further ones are asked for. */
const AHEAD = 2

interface PlantListProps {
  list: PlantListState
  selected: number | null
  onSelect(plant: Plant): void
  /** Whether the list is the whole page, as on a phone: then its name is the page's. */
  alone?: boolean
  /** Whether the place beside shows that a list did not load: once is enough. */
  faultShownBeside?: boolean
}

/** The plants this account may see: searched on the server, 20 a page, drawn only where one looks. */
export function PlantList({
  list,
  selected,
  onSelect,
  alone = false,
  faultShownBeside = false,
}: PlantListProps) {
  const t = useText('plant')
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  const Heading = alone ? 'h1' : 'h2'
  const { rows, total, searched, loading } = list
  const way = useWayIn({
    answered: !loading && searched === list.search.trim(),
    empty: rows.length === 0,
    settle: list.searchNow,
    place: () => section.current?.querySelector<HTMLElement>('[role=listbox]') ?? null,
  })
  // A lost network is reported once, by the banner with the age of the rows.
  const offline = !useOnline()
  const faultShown = rows.length === 0 ? faultShownBeside : offline && list.fault?.kind === 'network'
  const nothing = !loading && list.fault === null && rows.length === 0
  return (
    <section ref={section} className={`hg-column ${css['list']} h-full min-h-0`} aria-labelledby={heading}>
      <header className="hg-column gap-2 pt-4 pr-3 pb-3 pl-4">
        <div className="hg-line justify-between min-h-8 pe-6">
          <Heading id={heading} className="text-emphasis">
            {t('list.title')}
          </Heading>
          <PaneLinks />
        </div>
        <ListSearch value={list.search} onChange={list.setSearch} way={way} />
      </header>
      {rows.length > 0 && <Rows list={list} selected={selected} onSelect={onSelect} heading={heading} />}
      {loading && <RowSkeletons />}
      {nothing && searched === '' && (
        <EmptyState kind="created" text={t('list.none')} action={alone && <FirstPlant />} />
      )}
      {nothing && searched !== '' && (
        <EmptyState
          kind="filtered"
          text={t('list.noMatch', { text: searched })}
          action={<Button onClick={() => list.setSearch('')}>{t('list.clear')}</Button>}
        />
      )}
      {list.fault && !faultShown && (
        <ErrorState fault={list.fault} retry={list.retry} what={t('list.title')} />
      )}
      <div
        className="text-ink-soft text-caption tabular-nums mt-auto min-h-9 py-2 px-4 border-t border-t-line"
        role="status"
      >
        {total !== null && t('list.total', { count: total, total })}{' '}
        {list.loadingMore && t('list.loadingMore')}
      </div>
    </section>
  )
}

function Rows({ list, selected, onSelect, heading }: PlantListProps & { heading: string }) {
  const { rows } = list
  const now = useNow(60)
  const base = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const chosen = rows.findIndex((plant) => plant.id === selected)
  const [moved, setMoved] = useState<number | null>(null)
  const active = Math.min(moved ?? Math.max(0, chosen), rows.length - 1)
  const height = ROW_HEIGHT[usePreferences().density]
  const virtual = useDrawnRows({ ...list, scroller, height, ahead: AHEAD })

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key, { active, last: rows.length - 1, page: 8 })
    const plant = rows[active]
    if (step !== null) {
      setMoved(step)
      virtual.scrollToIndex(step)
    } else if ((event.key === 'Enter' || event.key === ' ') && plant) onSelect(plant)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={scroller}
      role="listbox"
      aria-labelledby={heading}
      aria-activedescendant={`${base}-${active}`}
      tabIndex={0}
      className={`relative flex-1 overflow-y-auto overscroll-contain -outline-offset-2 [scrollbar-width:thin] ${css['rows']}`}
      onKeyDown={onKeyDown}
      onBlur={() => setMoved(null)}
    >
      <div role="presentation" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map((item) => {
          const plant = rows[item.index]
          if (!plant) return null
          return (
            <PlantRow
              key={plant.id}
              plant={plant}
              now={now}
              id={`${base}-${item.index}`}
              position={item.index + 1}
              size={list.total ?? rows.length}
              top={item.start}
              height={height}
              selected={plant.id === selected}
              active={item.index === active}
              onSelect={onSelect}
            />
          )
        })}
      </div>
    </div>
  )
}

function RowSkeletons() {
  const height = ROW_HEIGHT[usePreferences().density]
  return (
    <div className="flex-1 overflow-hidden" aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div
          key={index}
          className="hg-column justify-center gap-2.5 px-4 border-b border-b-line"
          style={{ height }}
        >
          <span className="hg-skeleton w-[62%] h-3.5" />
          <span className="hg-skeleton w-[38%] h-2.5" />
        </div>
      ))}
    </div>
  )
}
