import { KeptButton } from '../../kit/button/kept-button'
import { Icon } from '../../kit/icon/icon'
import type { Field } from '../../schema/field'
import { useText } from '../../kit/text/use-text'
import type { ListControl } from './control'
import css from './list.module.css'

/** A button that turns the page. */
const TURN = 'hg-center w-8 h-8 rounded-control hover:not-data-off:bg-surface-raised data-off:opacity-40'

const isCompared = (field: Field | undefined) => field?.kind === 'percent' && field.peers !== undefined

/** How many records there are, those that a comparison is among, and the pages of a list that turns them. */
export function ListFoot(props: { list: ListControl }) {
  const { list } = props
  const { data, address } = list
  const t = useText('engine')
  const { page } = address.state
  const loaded = data.rows.length
  const partly = data.total !== null && loaded > 0 && loaded < data.total
  // A comparison with neighbours is with those that are here, and says so.
  const compared = !partly ? [] : list.columns.shown.filter(({ name }) => isCompared(list.plan.fields[name]))
  return (
    <footer className={`hg-row justify-between text-ink-soft text-caption tabular-nums ${css['foot']}`}>
      <span role="status">
        <span>
          {data.total === null
            ? '\u00a0'
            : data.within !== null
              ? t('list.within', { done: data.within, total: data.total })
              : t('list.total', { count: data.total, total: data.total })}
        </span>
        {data.loadingMore && data.within === null && <span className="ms-3"> {t('list.loadingMore')}</span>}
      </span>
      {compared.map(({ name }) => (
        <span key={name}>
          {t('list.among', { name: list.text.field(name), done: loaded, total: data.total ?? loaded })}
        </span>
      ))}
      {data.pages > 1 && (
        <nav className="hg-line gap-1" aria-label={t('list.pages')}>
          <KeptButton
            className={`${TURN} [&>svg]:rotate-90`}
            off={page <= 1}
            aria-label={t('list.previousPage')}
            onClick={() => address.change({ page: Math.max(1, address.now().page - 1) })}
          >
            <Icon name="chevron" size={16} />
          </KeptButton>
          <span>{t('list.page', { page, pages: data.pages })}</span>
          <KeptButton
            className={`${TURN} [&>svg]:-rotate-90`}
            off={page >= data.pages}
            aria-label={t('list.nextPage')}
            onClick={() => address.change({ page: Math.min(data.pages, address.now().page + 1) })}
          >
            <Icon name="chevron" size={16} />
          </KeptButton>
        </nav>
      )}
    </footer>
  )
}
