import { ActionButtons } from '../record/actions'
import type { ListControl } from './control'
import { listActions } from './list-actions'

/** What is done without any record, the making of one first, or that alone; only what this person may do. */
export function CreateButton(props: { list: ListControl; alone?: boolean }) {
  const { list, alone = false } = props
  const own = listActions(list.plan)
  const all = list.offered('list', []).filter(({ action }) => own.includes(action))
  const offered = alone ? all.slice(0, 1) : all
  return <ActionButtons plan={list.plan} offered={offered} records={[]} runner={list.runner} />
}
