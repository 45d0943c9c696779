import { ActionButtons } from '../record/actions'
import type { ListControl } from './control'

/** What is done without any record, the making of one first; only what this person may do. */
export function CreateButton(props: { list: ListControl }) {
  const { list } = props
  const offered = list.offered('list', []).filter(({ action }) => action.name !== 'export')
  return <ActionButtons plan={list.plan} offered={offered} records={[]} runner={list.runner} />
}
