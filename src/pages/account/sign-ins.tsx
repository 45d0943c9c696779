import { useState } from 'react'
import { useServices } from '../../console/services/services-context'
import { ErrorState } from '../../kit/states/states'
import { useCall } from '../../console/data/use-call'
import { useText } from '../../kit/text/use-text'
import { agentName } from '../../domain/people/agent-name'
import { MISSING } from '../../domain/values/quantity'
import { loginAttempts } from '../../transport/calls/login-sessions'
import { useMoment } from './moment'
import { Section } from './section'
import { useSignInPlace } from './sign-in-place'

const STEP = 10

/** Sign-ins and attempts, newest first. */
export function SignIns() {
  const t = useText('account')
  const { session } = useServices()
  const moment = useMoment()
  const place = useSignInPlace()
  const [size, setSize] = useState(STEP)
  const log = useCall(['sign-ins', session.getState().epoch, size], loginAttempts(1, size), { held: true })
  return (
    <Section title={t('log')}>
      {log.fault && <ErrorState fault={log.fault} retry={log.retry} />}
      <ul className="account-lines">
        {log.data?.rows.map((one, at) => (
          <li key={`${one.at ?? ''}-${at}`} className="account-line">
            <div>
              <span>{one.result === null ? MISSING : t(`result.${one.result}`)}</span>
              <small className="account-soft hg-digits">
                {`${moment(one.at)} · ${agentName(one.agent) ?? MISSING} · ${place(one)}`}
              </small>
            </div>
          </li>
        ))}
      </ul>
      {log.data && log.data.rows.length < (log.data.total ?? 0) && (
        <div className="account-buttons">
          <button
            type="button"
            className="hg-button"
            aria-busy={log.refreshing}
            onClick={() => setSize(size + STEP)}
          >
            {t('more')}
          </button>
        </div>
      )}
    </Section>
  )
}
