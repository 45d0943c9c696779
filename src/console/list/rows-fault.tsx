import type { Fault } from '../../domain/faults/fault'
import { useOnline } from '../../kit/browser/use-online'
import { Icon } from '../../kit/icon/icon'
import { FaultDetails } from '../../kit/panel/fault-details'

/**
 * Why rows that are shown are not the newest, or not all of them: a line at the foot of the list, in sight however long
 * that is, and no row moves when it comes.
 */
export function RowsFault(props: { fault: Fault | null; retry: () => void; what: string }) {
  const { fault } = props
  // A lost network is reported once, by the banner with the age of the rows.
  const offline = !useOnline()
  if (fault === null || (offline && fault.kind === 'network')) return null
  return (
    <div
      className="hg-row gap-x-3 gap-y-1 py-1 px-(--list-inset) border-t border-t-line [&>svg]:text-fail"
      role="alert"
    >
      <Icon name="warning" size={16} />
      <FaultDetails {...props} fault={fault} />
    </div>
  )
}
