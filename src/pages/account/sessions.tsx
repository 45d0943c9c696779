import { useState } from 'react'
import { Dialog } from '../../kit/dialog/dialog'
import { useServices } from '../../console/services/services-context'
import { EmptyState, ErrorState } from '../../kit/states/states'
import { useCall } from '../../console/data/use-call'
import { useCapability } from '../../console/access/use-capability'
import { useText } from '../../kit/text/use-text'
import type { LoginSession } from '../../domain/people/own-records'
import { agentName } from '../../domain/people/agent-name'
import { MISSING } from '../../domain/values/quantity'
import { endSessions, loginSessions } from '../../transport/calls/login-sessions'
import { useMoment } from './moment'
import { Section } from './section'
import { SignIns } from './sign-ins'

/** Where the account is signed in, and who tried. Ours: a server without it says so. */
export function Sessions() {
  const t = useText('account')
  const words = useText('console')
  const offered = useCapability('sessions')
  if (offered === null) return null
  if (!offered)
    return (
      <Section title={t('sessions')}>
        <EmptyState kind="unsupported" text={words('notOnServer')} />
      </Section>
    )
  return (
    <>
      <SessionList />
      <SignIns />
    </>
  )
}

function SessionList() {
  const t = useText('account')
  const { send, session, auth, notices } = useServices()
  const moment = useMoment()
  const list = useCall(['sessions', session.getState().epoch], loginSessions())
  const [asking, setAsking] = useState<LoginSession | 'others' | null>(null)
  const others = (list.data ?? []).filter(({ current }) => !current)

  const end = async (which: LoginSession | 'others') => {
    setAsking(null)
    try {
      const ended = await send({ ...endSessions(which === 'others' ? undefined : which.id), silent: true })
      notices.provider.open({ type: 'success', key: 'ended', message: t('ended', { count: ended ?? 0 }) })
    } catch (error) {
      void auth.onError(error)
    }
    list.retry()
  }

  return (
    <Section title={t('sessions')}>
      {list.fault && <ErrorState fault={list.fault} retry={list.retry} />}
      <ul className="account-lines">
        {list.data?.map((one) => (
          <li key={one.id} className="account-line">
            <div>
              <span>
                {agentName(one.agent) ?? MISSING}
                {one.current && <strong> · {t('thisSession')}</strong>}
              </span>
              <small className="account-soft hg-digits">
                {`${t('address')}: ${one.address ?? MISSING} · ${t('since')}: ${moment(one.since)} · ${t('last')}: ${moment(one.last)}`}
              </small>
            </div>
            {!one.current && (
              <button
                type="button"
                className="hg-button"
                aria-label={`${t('end')}: ${agentName(one.agent) ?? one.id}`}
                onClick={() => setAsking(one)}
              >
                {t('end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className="account-buttons">
          <button type="button" className="hg-button" onClick={() => setAsking('others')}>
            {t('endOthers')}
          </button>
        </div>
      )}
      {asking !== null && (
        <Dialog
          title={t(asking === 'others' ? 'endOthers' : 'end')}
          onClose={() => setAsking(null)}
          footer={
            <button type="button" className="hg-button hg-button-primary" onClick={() => void end(asking)}>
              {t('end')}
            </button>
          }
        >
          <p>{t('willEnd', { count: asking === 'others' ? others.length : 1 })}</p>
        </Dialog>
      )}
    </Section>
  )
}
