import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import { agentName } from '../../domain/people/agent-name'
import { MISSING } from '../../domain/values/quantity'
import { loginAttempts } from '../../transport/calls/login-sessions'
import { useMoment } from './moment'
import { MoreLines } from './more-lines'
import { useSignInPlace } from './sign-in-place'

/** Sign-ins and attempts, newest first. */
export function SignIns() {
  const t = useText('account')
  const { session } = useServices()
  const moment = useMoment()
  const place = useSignInPlace()
  return (
    <MoreLines
      what={t('log')}
      of={['sign-ins', session.getState().epoch]}
      call={(size) => loginAttempts(1, size)}
      line={(one, at) => (
        <li key={`${one.at ?? ''}-${at}`} className="account-line">
          <div>
            <span>{one.result === null ? MISSING : t(`result.${one.result}`)}</span>
            <small className="text-ink-soft tabular-nums">
              {`${moment(one.at)} · ${agentName(one.agent) ?? MISSING} · ${place(one)}`}
            </small>
          </div>
        </li>
      )}
    />
  )
}
