import { passwordTicks } from '../../domain/people/password'
import { Icon } from '../icon/icon'
import { useText } from '../text/use-text'

const WORDS = { met: 'password.met', failed: 'password.failed', open: 'password.open' } as const

/** Edge and ink of the mark before a check. */
const MARKS = {
  met: 'border-transparent text-success-ink',
  failed: 'border-primary text-primary-ink [&>svg]:-rotate-90',
  open: 'border-line-strong',
} as const

/** The six checks as ticks that follow the typing, in the order in which they are made (specification 5). */
export function PasswordChecks(props: { id: string; password: string }) {
  const t = useText('sign-up')
  return (
    <ol className="hg-stack gap-1 text-ink-soft text-caption" id={props.id} aria-label={t('password.checks')}>
      {passwordTicks(props.password).map(({ check, state }) => (
        <li
          key={check}
          className="flex items-baseline gap-2 data-[state=failed]:text-ink data-[state=failed]:font-semibold"
          data-state={state}
        >
          <span
            className={`hg-center inline-grid flex-none w-4 h-4 border rounded-full translate-y-[3px] ${MARKS[state]}`}
          >
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
