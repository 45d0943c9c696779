import { useEffect, useId, useRef } from 'react'
import type { RevokeCheck } from '../../../domain/people/account-records'
import { MISSING } from '../../../domain/values/quantity'
import { useText } from '../../../kit/text/use-text'
import { useMoment } from '../moment'

/** Requested `now`, it stands in the place of the step that had the focus, and takes it. */
export function Requested({ check, now }: { check: RevokeCheck; now: boolean }) {
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
        <dd className="tabular-nums">{moment(check.requested)}</dd>
        <dt>{t('requested.reference')}</dt>
        <dd className="tabular-nums">{check.reference ?? MISSING}</dd>
      </dl>
      <p className="text-ink-soft">{says('41')}</p>
      <p className="text-ink-soft">{t('requested.text')}</p>
    </section>
  )
}
