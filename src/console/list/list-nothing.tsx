import { emptyKind } from '../../schema/empty-kind'
import { Button } from '../../kit/button/button'
import { EmptyState } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'
import { CreateButton } from './create-button'
import type { ListControl } from './control'
import { useLetters } from './use-letters'

/** A list without rows: why, and the one thing to do about it. */
export function ListNothing(props: { list: ListControl }) {
  const { list } = props
  const { plan, address } = list
  const t = useText('engine')
  useLetters(list)
  const found = emptyKind(plan, address.state)
  // A resource that has words for a quiet list alone says that an empty one is good news.
  const good = list.text.empty('created') === null && list.text.empty('quiet') !== null
  const kind = found === 'created' && good ? 'quiet' : found
  const clear = (
    <Button onClick={() => address.change({ search: '', filters: [], refused: [], tab: null, view: null })}>
      {t('filter.clear')}
    </Button>
  )
  return (
    <EmptyState
      kind={kind}
      text={list.text.empty(kind) ?? t(`empty.${kind}`)}
      action={kind === 'created' ? <CreateButton list={list} alone /> : kind === 'quiet' ? undefined : clear}
    />
  )
}
