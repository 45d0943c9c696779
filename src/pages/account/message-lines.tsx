import { Link } from 'react-router'
import { useServices } from '../../console/services/services-context'
import { useResourceText } from '../../console/text/use-resource-text'
import type { SentMessage } from '../../domain/people/message-settings'
import { formatInstant } from '../../domain/time/instant'
import { MISSING } from '../../domain/values/quantity'
import { useLanguage, useText } from '../../kit/text/use-text'
import { messageLog } from '../../transport/calls/message-plan'
import { useMomentZone } from './moment'
import { MoreLines } from './more-lines'

/** Messages of the last days, each with its way, its state and what it cost. */
export function MessageLines({ title }: { title: string }) {
  const t = useText('account')
  const text = useResourceText({ name: 'account-message-plan' })
  const plant = useText('plant')
  const language = useLanguage()
  const { session } = useServices()
  const zone = useMomentZone()
  const costOf = (state: SentMessage['state'], cost: number | null) => {
    if (cost === null || (state !== 'SENT' && state !== 'COLLECTED')) return null
    return cost > 0 ? t('messageLog.cost', { messages: cost }) : t('messageLog.free')
  }
  return (
    <MoreLines
      what={title}
      of={['message-log', session.getState().epoch, language]}
      call={(size) => messageLog(language, 1, size)}
      none={<p>{t('messageLog.none')}</p>}
      line={({ at, plantId, plantName, alarmName, channel, to, state, cost }, index) => (
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
            <small className="text-ink-soft tabular-nums">
              {[formatInstant(at, zone), channel && text.choice('ways', channel), to, costOf(state, cost)]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
          <span>{state === null ? MISSING : t(`messageLog.state.${state}`)}</span>
        </li>
      )}
    />
  )
}
