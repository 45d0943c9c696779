import { useId, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import './message-matrix.css'
import { MESSAGE_CHANNELS, MESSAGE_KINDS, type MessageChannel } from '../../domain/people/message-settings'
import type { ViewProps } from '../../console/views/view-props'
import { useServices } from '../../console/services/services-context'
import { useResourceText } from '../../console/text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { MessageTests } from './message-tests'

/** What each way needs to be linked first; the others need nothing. */
const NEEDS: Readonly<Partial<Record<MessageChannel, 'email' | 'phone'>>> = { email: 'email', sms: 'phone' }

/** What messages are about, against the ways that they take. */
export function MessageMatrix({ plan, form }: ViewProps) {
  const text = useResourceText(plan)
  const t = useText('account')
  const id = useId()
  const { session } = useServices()
  const { identity } = useSyncExternalStore(session.subscribe, session.getState)
  if (form === undefined) return null
  const { values, put, row } = form
  const isBound = (way: MessageChannel) => {
    const need = NEEDS[way]
    return need === undefined || Boolean(identity?.user[need])
  }
  const unbound = MESSAGE_CHANNELS.filter((way) => !isBound(way))
  const waysOf = (kind: string) => {
    const chosen = values[kind]
    return Array.isArray(chosen) ? chosen.map(String) : []
  }
  const turn = (kind: string, way: string, on: boolean) => {
    const chosen = waysOf(kind)
    put(
      kind,
      MESSAGE_CHANNELS.filter((one) => (one === way ? on : chosen.includes(one))),
    )
  }
  return (
    <>
      <div>
        {MESSAGE_KINDS.map((kind) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="message-kind">
            <div id={`${id}-${kind}`} className="message-name">
              {text.field(kind)}
            </div>
            {MESSAGE_CHANNELS.map((way) => (
              <label className="hg-line min-h-9 max-[481px]:min-h-11 wrap-anywhere" key={way}>
                <input
                  type="checkbox"
                  className="hg-tick"
                  checked={waysOf(kind).includes(way)}
                  disabled={!isBound(way) && !waysOf(kind).includes(way)}
                  onChange={(event) => turn(kind, way, event.target.checked)}
                />
                {text.choice('ways', way)}
              </label>
            ))}
          </div>
        ))}
      </div>
      {waysOf('safety').length === 0 && row('withoutSafety')}
      {unbound.length > 0 && (
        <p className="hg-field-help text-ink-soft text-caption">
          {unbound.includes('email') && <>{t('emailFirst')} </>}
          {unbound.includes('sms') && <>{t('phoneFirst')} </>}
          <Link to="/account/settings/base">{t('contact')}</Link>
        </p>
      )}
      <MessageTests plan={plan} ways={MESSAGE_CHANNELS.filter(isBound)} />
    </>
  )
}
