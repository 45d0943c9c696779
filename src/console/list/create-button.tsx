import { ActionButtons } from '../record/actions'
import type { ListControl } from './control'

/** What is done without any record, the making of one first, or that alone; only what this person may do. */
export function CreateButton(props: { list: ListControl; alone?: boolean }) {
  const { list, alone = false } = props
  const all = list.offered('list', []).filter(({ action }) => action.name !== 'export')
  const offered = alone ? all.slice(0, 1) : all
  return <ActionButtons plan={list.plan} offered={offered} records={[]} runner={list.runner} />
}
