import { useState } from 'react'
import { PHONE } from '../../kit/browser/media'
import { useLayout } from '../../kit/browser/use-layout'
import { useText } from '../../kit/text/use-text'
import { ColumnChooser } from './column-chooser'
import type { ListControl } from './control'
import { CreateButton } from './create-button'
import { ExportMenu } from './export-menu'
import { FilterBar } from './filter-bar'
import { listActions } from './list-actions'
import { ListSearch } from './list-search'
import { ViewSwitch } from './view-switch'
import { ViewsMenu } from './views-menu'
import css from './toolbar.module.css'

/**
 * The first row of those that a new search found, or the one that the keyboard stands on, or the first card. Above them
 * there are links of other kinds.
 */
const rowOf = (screen: Element | null | undefined, searched: boolean) =>
  (searched ? screen?.querySelector<HTMLElement>('[role=row][data-index="0"]') : null) ??
  screen?.querySelector<HTMLElement>('[role=row][tabindex="0"]') ??
  screen?.querySelector<HTMLElement>('[data-index] a') ??
  null

/** Everything that decides which rows are shown and how, and what is done without any of them. */
export function ListToolbar(props: {
  list: ListControl
  searchId: string
  /** The switch between table and view stands here, not beside the heading. */
  switchHere: boolean
  onType(text: string): void
  onSettle(text: string): void
}) {
  const { list, searchId, switchHere, onType, onSettle } = props
  const { plan, address, data, text } = list
  const t = useText('engine')
  // There it shares a line with what is chosen, so that search and tools have one together.
  const phone = useLayout(PHONE)
  // Several words beside a search would push the tools out of their line as soon as it is known who may.
  const apart = phone && plan.search && listActions(plan).length > 1
  const [below, setBelow] = useState<HTMLElement | null>(null)
  return (
    <div className={`hg-row ${css['toolbar']} py-3 px-4`}>
      {plan.search && (
        <ListSearch
          id={searchId}
          value={address.state.search}
          label={`${t('list.search')}: ${text.many}`}
          onType={onType}
          onSettle={onSettle}
          answered={!data.loading && !data.stale}
          empty={data.rows.length === 0}
          place={(searched) => rowOf(document.getElementById(searchId)?.closest('section'), searched)}
        />
      )}
      <FilterBar list={list} below={below} />
      <div className={`hg-row flex-none gap-1 ms-auto print:hidden ${css['tools']}`}>
        {switchHere && !phone && <ViewSwitch list={list} />}
        <ViewsMenu list={list} />
        {!list.viewToggle.named && <ColumnChooser list={list} />}
        <ExportMenu list={list} />
        {!apart && <CreateButton list={list} />}
      </div>
      {apart && (
        <div className="phone:flex phone:flex-[1_1_100%] phone:justify-end phone:min-h-11 print:hidden">
          <CreateButton list={list} />
        </div>
      )}
      {switchHere && phone && <ViewSwitch list={list} />}
      <div ref={setBelow} className={`contents ${css['below']}`} />
    </div>
  )
}
