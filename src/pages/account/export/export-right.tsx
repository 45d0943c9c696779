import { type ExportQuota, usedUntil } from '../../../domain/people/account-export'
import { MISSING } from '../../../domain/values/quantity'
import { useText } from '../../../kit/text/use-text'
import { useNow } from '../../../kit/time/use-now'
import { useMoment } from '../moment'

/** When the right was used, and when it comes back. */
export function ExportRight({ quota }: { quota: ExportQuota }) {
  const t = useText('account-export')
  const moment = useMoment()
  const until = usedUntil(quota, useNow())
  return (
    <dl className="account-facts">
      <dt>{t('last')}</dt>
      <dd className="tabular-nums">{quota.last === null ? t('never') : moment(quota.last)}</dd>
      <dt>{t('next')}</dt>
      <dd className="tabular-nums">{until === null ? t('now') : moment(until)}</dd>
      <dt>{t('most')}</dt>
      <dd className="tabular-nums">{quota.most ?? MISSING}</dd>
    </dl>
  )
}
