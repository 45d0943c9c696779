import { emptyKind } from '../../schema/empty-kind'
import { EmptyState } from '../states'
import { useText } from '../use-text'
import { CreateButton } from './create-button'
import type { ListControl } from './control'

/** A list without rows: why, and the one thing to do about it. */
export function ListNothing(props: { list: ListControl }) {
  const { list } = props
  const { plan, address } = list
  const t = useText('engine')
  const kind = emptyKind(plan, address.state)
  const clear = (
    <button
      type="button"
      className="hg-button"
      onClick={() => address.change({ search: '', filters: [], tab: null, view: null })}
    >
      {t('filter.clear')}
    </button>
  )
  return (
    <EmptyState
      kind={kind}
      text={list.text.empty(kind) ?? t(`empty.${kind}`)}
      action={kind === 'created' ? <CreateButton list={list} /> : kind === 'quiet' ? undefined : clear}
    />
  )
}
