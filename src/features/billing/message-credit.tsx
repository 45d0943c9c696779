import { Link } from 'react-router'
import { useCapability } from '../../console/access/use-capability'
import { useCall } from '../../console/data/use-call'
import { useResourceText } from '../../console/text/use-resource-text'
import type { ViewProps } from '../../console/views/view-props'
import type { MessageCredit, MessageShare } from '../../domain/money/billing-records'
import { creditDays } from '../../domain/money/credit-days'
import { MESSAGE_KINDS } from '../../domain/people/message-settings'
import { ValueView } from '../../kit/figure/figure-view'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useLanguage, useText } from '../../kit/text/use-text'
import { messageCredit } from '../../transport/calls/billing'
import { messagePlan } from '../../transport/calls/message-plan'

/** What is left of the credit, what took it and how long it lasts, and what comes without any. */
export function MessageCreditPanel({ plan }: ViewProps) {
  const t = useText('billing')
  const menu = useText('console')
  const text = useResourceText(plan)
  const language = useLanguage()
  const credit = useCall(['message-credit', 'own', language], messageCredit(language), { beside: plan.name })
  const { data } = credit
  return (
    <div className="pt-2 px-(--list-inset)">
      <Panel title={t('balance')} state={credit} skeleton={<SkeletonBlock height={56} />}>
        {data && <Figures credit={data} cap={text.field('dailyCap')} />}
        {data && <Taken title={t('byPlant')} of={data.plants} />}
        {data && <Taken title={t('byAlarm')} of={data.alarms} />}
        {data && <Texted credit={data} />}
        <p className="text-ink-soft text-caption">
          {t('free')} <Link to="/account/settings/message">{menu('menu.message')}</Link>
        </p>
      </Panel>
    </div>
  )
}

/** What comes as a text message, where that is nothing, or nothing any more. */
function Texted({ credit }: { credit: MessageCredit }) {
  const t = useText('billing')
  const kind = useResourceText({ name: 'account-message-plan' })
  const capable = useCapability('messagePlan')
  const { data } = useCall(['message-plan', 'own'], capable ? messagePlan() : null)
  const kinds = data && MESSAGE_KINDS.filter((one) => data.channels[one].includes('sms'))
  const list = (kinds ?? []).map((one) => kind.field(one)).join(', ')
  if (credit.balance === 0)
    return (
      <p className="py-2 px-3 border-s-3 border-s-warning bg-surface-raised" role="status">
        {t('used')} {list !== '' && t('unreached', { kinds: list })}
      </p>
    )
  return kinds?.length === 0 ? <p className="text-ink-soft text-caption">{t('noTexts')}</p> : null
}

function Taken({ title, of }: { title: string; of: readonly MessageShare[] }) {
  const plant = useText('plant')
  if (of.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="text-ink-soft text-caption">{title}</h3>
      <ul className="hg-wrap gap-x-6 gap-y-1 mt-0 mx-0 mb-2">
        {of.map(({ id, name, count }) => (
          <li key={id}>
            {name ?? plant('unnamed', { id })} <ValueView value={count} unit="count" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Figures({ credit, cap }: { credit: MessageCredit; cap: string }) {
  const t = useText('billing')
  const { balance, sentToday, sent, days, dailyCap } = credit
  const lasts = creditDays(balance, sent, days)
  const list = [
    [t('left'), balance],
    ...(lasts === null ? [] : [[t('pace'), lasts] as const]),
    [t('sentToday'), sentToday],
    ...(days === null ? [] : [[t('sentIn', { days }), sent] as const]),
  ] as const
  return (
    <dl className="hg-wrap gap-x-8 mb-2">
      {list.map(([name, value]) => (
        <div key={name}>
          <dt className="text-caption">{name}</dt>
          <dd className="min-h-9 font-semibold tabular-nums">
            <ValueView value={value} unit="count" size="figure" />
          </dd>
        </div>
      ))}
      <div>
        <dt className="text-caption">{cap}</dt>
        <dd className="min-h-9 font-semibold tabular-nums">
          {dailyCap === null ? t('noCap') : <ValueView value={dailyCap} unit="count" size="figure" />}
        </dd>
      </div>
    </dl>
  )
}
