import { useText } from '../../kit/text/use-text'
import { ColumnChooser } from './column-chooser'
import type { ListControl } from './control'
import { CreateButton } from './create-button'
import { ExportMenu } from './export-menu'
import { FilterBar } from './filter-bar'
import { ListSearch } from './list-search'
import { ViewsMenu } from './views-menu'
import css from './toolbar.module.css'

/** Everything that decides which rows are shown and how, and what is done without any of them. */
export function ListToolbar(props: {
  list: ListControl
  searchId: string
  onType(text: string): void
  onSettle(text: string): void
}) {
  const { list, searchId, onType, onSettle } = props
  const { plan, address, text } = list
  const t = useText('engine')
  const { listView } = plan
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
      <FilterBar list={list} />
      <div className={css['tools']}>
        {listView !== null && (
          <div className={css['switch']} role="group" aria-label={t('list.shape')}>
            {[false, true].map((named) => (
              <button
                key={String(named)}
                type="button"
                aria-pressed={list.viewToggle.named === named}
                onClick={() => list.viewToggle.setNamed(named)}
              >
                {named ? text.view(listView) : t('list.table')}
              </button>
            ))}
          </div>
        )}
        <ViewsMenu list={list} />
        {!list.viewToggle.named && <ColumnChooser list={list} />}
        <ExportMenu list={list} />
        <CreateButton list={list} />
      </div>
    </div>
  )
}
