import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { RevokeCheck } from '../../../domain/people/account-records'
import { MISSING } from '../../../domain/values/quantity'
import { usePlatform } from '../../../console/services/platform'
import { SkeletonBlock } from '../../../kit/panel/panel'
import type { CallState } from '../../../kit/states/call-state'
import { ErrorState } from '../../../kit/states/states'
import { useText } from '../../../kit/text/use-text'
import { useMoment } from '../moment'

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

/** Requested `now`, it stands in the place of the step that had the focus, and takes it. */
function Requested({ check, now }: { check: RevokeCheck; now: boolean }) {
  const t = useText('leaving')
  const says = useText('faults')
  const moment = useMoment()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (now) heading.current?.focus()
  }, [now])
  return (
    <section className="account-section" aria-labelledby={id} role="status">
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('requested.title')}
      </h2>
      <dl className="account-facts">
        <dt>{t('requested.on')}</dt>
        <dd className="hg-digits">{moment(check.requested)}</dd>
        <dt>{t('requested.reference')}</dt>
        <dd className="hg-digits">{check.reference ?? MISSING}</dd>
      </dl>
      <p className="account-lead">{says('41')}</p>
      <p className="account-lead">{t('requested.text')}</p>
    </section>
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
