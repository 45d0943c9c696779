import { KeptButton } from '../../kit/button/kept-button'
import { Icon } from '../../kit/icon/icon'
import { useText } from '../../kit/text/use-text'
import type { ListControl } from './control'
import css from './list.module.css'

/** How many records there are, and the pages of a list that turns them. */
export function ListFoot(props: { list: ListControl }) {
  const { list } = props
  const { data, address } = list
  const t = useText('engine')
  const { page } = address.state
  return (
    <footer className={css['foot']}>
      <span role="status">
        <span>
          {data.total === null
            ? '\u00a0'
            : data.within !== null
              ? t('list.within', { done: data.within, total: data.total })
              : t('list.total', { count: data.total, total: data.total })}
        </span>
        {data.loadingMore && data.within === null && <span> {t('list.loadingMore')}</span>}
      </span>
      {data.pages > 1 && (
        <nav className={css['pages']} aria-label={t('list.pages')}>
          <KeptButton
            off={page <= 1}
            aria-label={t('list.previousPage')}
            onClick={() => address.change({ page: page - 1 })}
          >
            <Icon name="chevron" size={16} />
          </KeptButton>
          <span>{t('list.page', { page, pages: data.pages })}</span>
          <KeptButton
            off={page >= data.pages}
            aria-label={t('list.nextPage')}
            onClick={() => address.change({ page: page + 1 })}
          >
            <Icon name="chevron" size={16} />
          </KeptButton>
        </nav>
      )}
    </footer>
  )
}
