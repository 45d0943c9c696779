import { ActionButtons } from '../record/actions'
import type { ListControl } from './control'
import { listActions } from './list-actions'

/**
 * What is done without any record, the making of one first, or that alone; only what this person may do. While it is not
 * known whether the server can do it, its place is kept: what stands beside it stays where it is.
 */
export function CreateButton(props: { list: ListControl; alone?: boolean }) {
  const { list, alone = false } = props
  const own = listActions(list.plan)
  const among = (all: ReturnType<ListControl['offered']>) =>
    all.filter(({ action }) => own.includes(action)).slice(0, alone ? 1 : undefined)
  const offered = among(list.offered('list', []))
  const awaited = among(list.awaited)
  if (offered.length > 0 || awaited.length === 0)
    return <ActionButtons plan={list.plan} offered={offered} records={[]} runner={list.runner} />
  return (
    <span className="contents invisible" aria-hidden="true">
      <ActionButtons plan={list.plan} offered={awaited} records={[]} runner={list.runner} />
    </span>
  )
}
