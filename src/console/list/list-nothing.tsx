import { useMemo } from 'react'
import { emptyKind } from '../../schema/empty-kind'
import type { KeyEntry } from '../keys/shortcut-registry'
import { useKeys } from '../keys/use-keys'
import { Button } from '../../kit/button/button'
import { EmptyState } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'
import { CreateButton } from './create-button'
import type { ListControl } from './control'

/** Letters of what is done without any record; with rows, the table offers them among its own. */
function useLetters({ actionsFor, run, text }: ListControl): void {
  const entries = useMemo(
    () =>
      actionsFor('list', []).flatMap((action): KeyEntry[] =>
        action.key === undefined
          ? []
          : [
              {
                id: `action.${action.name}`,
                keys: action.key,
                label: text.action(action.name, 'label'),
                group: 'actions',
                run: () => run(action, []),
              },
            ],
      ),
    [actionsFor, run, text],
  )
  useKeys(entries)
}

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
