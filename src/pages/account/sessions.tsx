import { useState } from 'react'
import { AskDialog } from '../../console/record/ask-dialog'
import { useServices } from '../../console/services/services-context'
import { Button } from '../../kit/button/button'
import { ErrorState } from '../../kit/states/states'
import { useCall } from '../../console/data/use-call'
import { CapabilityPart } from '../../console/access/capability-part'
import { useCapability } from '../../console/access/use-capability'
import { useText } from '../../kit/text/use-text'
import type { LoginSession } from '../../domain/people/own-records'
import { agentName } from '../../domain/people/agent-name'
import { MISSING } from '../../domain/values/quantity'
import { endSessions, loginSessions } from '../../transport/calls/login-sessions'
import { useMoment } from './moment'
import { LinesSkeleton, Section } from './section'
import { useSignInPlace } from './sign-in-place'
import { SignIns } from './sign-ins'

/** Where the account is signed in, and who tried. Ours: a server without it says so. */
export function Sessions() {
  const t = useText('account')
  const offered = useCapability('sessions')
  return (
    <>
      <Section title={t('sessions')}>
        <CapabilityPart of="sessions" what={t('sessions')} waiting={<LinesSkeleton />}>
          <SessionList />
        </CapabilityPart>
      </Section>
      {offered !== false && (
        <Section title={t('log')}>
          <CapabilityPart of="sessions" what={t('log')} waiting={<LinesSkeleton />}>
            <SignIns />
          </CapabilityPart>
        </Section>
      )}
    </>
  )
}

function SessionList() {
  const t = useText('account')
  const { send, session, notices } = useServices()
  const words = useText('words')
  const moment = useMoment()
  const place = useSignInPlace()
  const list = useCall(['sessions', session.getState().epoch], loginSessions())
  const [asking, setAsking] = useState<LoginSession | 'others' | null>(null)
  const others = (list.data ?? []).filter(({ current }) => !current)

  return (
    <>
      {list.fault && <ErrorState fault={list.fault} retry={list.retry} what={t('sessions')} />}
      {list.loading && <LinesSkeleton />}
      <ul className="grid">
        {list.data?.map((one) => (
          <li key={one.id} className="account-line">
            <div>
              <span>
                {agentName(one.agent) ?? MISSING}
                {one.current && <strong> · {t('thisSession')}</strong>}
              </span>
              <small className="text-ink-soft tabular-nums">
                {`${words('fields.place')}: ${place(one)} · ${t('since')}: ${moment(one.since)} · ${t('last')}: ${moment(one.last)}`}
              </small>
            </div>
            {!one.current && (
              <Button
                aria-label={`${t('end')}: ${agentName(one.agent) ?? one.id}`}
                onClick={() => setAsking(one)}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className="hg-wrap">
          <Button onClick={() => setAsking('others')}>{t('endOthers')}</Button>
        </div>
      )}
      {asking !== null && (
        <AskDialog
          title={t(asking === 'others' ? 'endOthers' : 'end')}
          sentences={[t('willEnd', { count: asking === 'others' ? others.length : 1 })]}
          button={t('end')}
          send={async () => {
            const count = (await send(endSessions(asking === 'others' ? undefined : asking.id))) ?? 0
            notices.provider.open({ type: 'success', key: 'ended', message: t('ended', { count }) })
          }}
          onDone={() => {
            setAsking(null)
            list.retry()
          }}
          onUnsure={list.retry}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
