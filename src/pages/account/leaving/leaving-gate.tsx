import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { RevokeCheck } from '../../../domain/people/account-records'
import { usePlatform } from '../../../console/services/platform'
import { SkeletonBlock } from '../../../kit/panel/panel'
import type { CallState } from '../../../kit/states/call-state'
import { ErrorState } from '../../../kit/states/states'
import { useText } from '../../../kit/text/use-text'
import { Requested } from './requested'

/** What it needs for somebody to leave: that they may (40), and have not asked for it yet. */
export function LeavingGate(props: { check: CallState<RevokeCheck>; children: ReactNode }) {
  const { data, fault, retry } = props.check
  const [wasOpen, setWasOpen] = useState(false)
  if (!wasOpen && data?.state === 'NONE') setWasOpen(true)
  if (data?.state === 'PROCESSING') return <Requested check={data} now={wasOpen} />
  if (data !== undefined) return data.allowed === true ? props.children : <NotSupported />
  return (
    <div className="account-section">
      {fault ? <ErrorState fault={fault} retry={retry} /> : <SkeletonBlock height={120} />}
    </div>
  )
}

function NotSupported() {
  const says = useText('faults')
  const t = useText('console')
  const { offers } = usePlatform()
  return (
    <section className="account-section">
      <p>{says('40')}</p>
      {offers('onlineCustomer') && (
        <div className="hg-wrap">
          <Link className="hg-button" to="/account/settings/udesk">
            {t('screens.udesk')}
          </Link>
        </div>
      )}
    </section>
  )
}
