import './password-checks.css'
import { passwordTicks } from '../../domain/people/password'
import { Icon } from '../icon/icon'
import { useText } from '../text/use-text'

const WORDS = { met: 'password.met', failed: 'password.failed', open: 'password.open' } as const

/** The six checks as ticks that follow the typing, in the order in which they are made (specification 5). */
export function PasswordChecks(props: { id: string; password: string }) {
  const t = useText('sign-up')
  return (
    <ol
      className="hg-stack gap-1 text-ink-soft text-caption password-checks"
      id={props.id}
      aria-label={t('password.checks')}
    >
      {passwordTicks(props.password).map(({ check, state }) => (
        <li key={check} data-state={state}>
          <span className="password-mark">
            {state === 'met' && <Icon name="check" size={14} />}
            {state === 'failed' && <Icon name="chevron" size={14} />}
          </span>
          <span>
            {t(`password.check${check}`)}
            <span className="sr-only"> {t(WORDS[state])}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
