import { Link } from 'react-router'
import type { MessageCredit } from '../../domain/money/billing-records'
import { messageCredit } from '../../transport/calls/billing'
import { useCall } from '../../console/data/use-call'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import { ValueView } from '../../kit/figure/figure-view'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useText } from '../../kit/text/use-text'
import css from './billing.module.css'

/** What is left of the credit, how much of it may go out in a day, and what comes without any. */
export function MessageCreditPanel({ plan }: ViewProps) {
  const t = useText('billing')
  const menu = useText('console')
  const text = useResourceText(plan)
  const credit = useCall(['message-credit', 'own'], messageCredit(), { beside: plan.name })
  return (
    <div className={css['head']}>
      <Panel title={t('balance')} state={credit} skeleton={<SkeletonBlock height={56} />}>
        {credit.data && <Figures credit={credit.data} cap={text.field('dailyCap')} />}
        {credit.data?.balance === 0 && (
          <p className={css['note']} role="status">
            {t('used')}
          </p>
        )}
        <p className={css['soft']}>
          {t('free')} <Link to="/account/settings/message">{menu('menu.message')}</Link>
        </p>
      </Panel>
    </div>
  )
}

function Figures({ credit, cap }: { credit: MessageCredit; cap: string }) {
  const t = useText('billing')
  return (
    <dl className={css['figures']}>
      <div>
        <dt>{t('left')}</dt>
        <dd>
          <ValueView value={credit.balance} unit="count" size="figure" />
        </dd>
      </div>
      <div>
        <dt>{t('sentToday')}</dt>
        <dd>
          <ValueView value={credit.sentToday} unit="count" size="figure" />
        </dd>
      </div>
      <div>
        <dt>{cap}</dt>
        <dd>
          {credit.dailyCap === null ? (
            t('noCap')
          ) : (
            <ValueView value={credit.dailyCap} unit="count" size="figure" />
          )}
        </dd>
      </div>
    </dl>
  )
}
