import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../console/data/use-call'
import { useServices } from '../../console/services/services-context'
import { useResourceText } from '../../console/text/use-resource-text'
import type { SentMessage } from '../../domain/people/message-settings'
import { MISSING } from '../../domain/values/quantity'
import { ErrorState } from '../../kit/states/states'
import { useLanguage, useText } from '../../kit/text/use-text'
import { messageLog } from '../../transport/calls/message-plan'
import { useMoment, useMomentZone } from './moment'
import { Section } from './section'

const STEP = 10
const DAYS = 30

/** Messages about alarms and what became of each, newest first. */
export function MessageLog() {
  const t = useText('account')
  const text = useResourceText({ name: 'account-message-plan' })
  const plant = useText('plant')
  const language = useLanguage()
  const { session } = useServices()
  const moment = useMoment()
  const zone = useMomentZone()
  const [size, setSize] = useState(STEP)
  const { epoch } = session.getState()
  const log = useCall(['message-log', epoch, language, size], messageLog(language, 1, size), { held: true })
  const { data, fault, refreshing, retry } = log
  const costOf = (state: SentMessage['state'], cost: number | null) => {
    if (cost === null || (state !== 'SENT' && state !== 'COLLECTED')) return null
    return cost > 0 ? t('messageLog.cost', { messages: cost }) : t('messageLog.free')
  }
  return (
    <Section title={t('messageLog.title')}>
      <p className="account-lead">{t('messageLog.lead', { days: DAYS, zone })}</p>
      {fault && <ErrorState fault={fault} retry={retry} />}
      {data?.rows.length === 0 && <p>{t('messageLog.none')}</p>}
      <ul className="account-lines">
        {data?.rows.map(({ at, plantId, plantName, alarmName, channel, to, state, cost }, index) => (
          <li key={`${at ?? ''}-${index}`} className="account-line">
            <div>
              <span>
                {alarmName ?? MISSING}
                {plantId !== null && (
                  <>
                    {' · '}
                    <Link to={`/plant/infos/alert?plant=${plantId}`}>
                      {plantName ?? plant('unnamed', { id: plantId })}
                    </Link>
                  </>
                )}
              </span>
              <small className="account-soft hg-digits">
                {[moment(at), channel && text.choice('ways', channel), to, costOf(state, cost)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
            <span>{state === null ? MISSING : t(`messageLog.state.${state}`)}</span>
          </li>
        ))}
      </ul>
      {data && data.rows.length < (data.total ?? 0) && (
        <div className="account-buttons">
          <button
            type="button"
            className="hg-button"
            aria-busy={refreshing}
            onClick={() => setSize(size + STEP)}
          >
            {t('more')}
          </button>
        </div>
      )}
    </Section>
  )
}
