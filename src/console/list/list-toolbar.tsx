import { useState } from 'react'
import { PHONE } from '../../kit/browser/media'
import { useMedia } from '../../kit/browser/use-media'
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
  const { plan, address, text } = list
  const t = useText('engine')
  // There it shares a line with what is chosen, so that search and tools have one together.
  const phone = useMedia(PHONE)
  // Several words beside a search would push the tools out of their line as soon as it is known who may.
  const apart = phone && plan.search && listActions(plan).length > 1
  const [below, setBelow] = useState<HTMLElement | null>(null)
  return (
    <div className={css['toolbar']}>
      {plan.search && (
        <ListSearch
          id={searchId}
          value={address.state.search}
          label={`${t('list.search')}: ${text.many}`}
          onType={onType}
          onSettle={onSettle}
          onDown={() =>
            document
              .getElementById(searchId)
              ?.closest('section')
              ?.querySelector<HTMLElement>('[role=row][tabindex="0"], li a')
              ?.focus()
          }
        />
      )}
      <FilterBar list={list} below={below} />
      <div className={css['tools']}>
        {switchHere && !phone && <ViewSwitch list={list} />}
        <ViewsMenu list={list} />
        {!list.viewToggle.named && <ColumnChooser list={list} />}
        <ExportMenu list={list} />
        {!apart && <CreateButton list={list} />}
      </div>
      {apart && (
        <div className={css['acts']}>
          <CreateButton list={list} />
        </div>
      )}
      {switchHere && phone && <ViewSwitch list={list} />}
      <div ref={setBelow} className={css['below']} />
    </div>
  )
}
