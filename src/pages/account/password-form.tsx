import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../kit/button/button'
import { PasswordField } from '../../kit/form/password-field'
import { PasswordChecks } from '../../kit/form/password-checks'
import { useWrite } from '../../console/record/use-write'
import { WriteNote } from '../../console/record/write-note'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import { isUnanswered, writeFaultKey } from '../../domain/faults/fault'
import { checkPassword } from '../../domain/people/password'
import { changePassword } from '../../transport/calls/credentials'

type FieldErrors = Partial<Record<'former' | 'next', string>>

/** The password with its six live ticks; what the server says of either stands at its field (codes 14, 57 to 65). */
export function PasswordForm(props: { account: string; onChanged(): void }) {
  const t = useText('account')
  const says = useText('sign-up')
  const hint = useText('console')
  const { send, session, notices } = useServices()
  const id = useId()
  const [former, setFormer] = useState('')
  const [next, setNext] = useState('')
  const [left, setLeft] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const write = useWrite()

  const fault = checkPassword(next)
  const own = left && next !== '' && fault !== null ? `faults:${fault.code}` : undefined
  const nextError = own ?? errors.next

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = former === '' ? { former: 'account:formerMissing' } : {}
    if (former === '' || fault !== null)
      return setErrors({ ...missing, ...(fault ? { next: `faults:${fault.code}` } : {}) })
    const done = await write.run(
      () => send(changePassword(former, next)),
      (refused) => {
        // It may have been changed; when that was last stands above.
        if (isUnanswered(refused)) props.onChanged()
        if (refused.kind !== 'rejected') return false
        setErrors({ [refused.code.trim() === '14' ? 'former' : 'next']: writeFaultKey(refused) })
        return true
      },
    )
    if (!done) return
    setFormer('')
    setNext('')
    setLeft(false)
    setErrors({})
    session.amend({ weakPassword: false })
    notices.provider.open({ type: 'success', key: 'password', message: t('passwordDone') })
    props.onChanged()
  }

  return (
    <form className="hg-stack gap-4 max-w-105" noValidate onSubmit={(event) => void submit(event)}>
      {/* For password managers, which want to know whose it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={props.account} />
      <PasswordField
        id={`${id}-former`}
        label={t('former')}
        autoComplete="current-password"
        value={former}
        error={errors.former === undefined ? null : says(errors.former)}
        onChange={(text) => {
          setFormer(text)
          setErrors(({ next: kept }) => (kept === undefined ? {} : { next: kept }))
        }}
      />
      <PasswordField
        id={`${id}-next`}
        label={says('password.label')}
        autoComplete="new-password"
        value={next}
        error={nextError === undefined ? null : says(nextError)}
        describedBy={`${id}-checks`}
        onChange={(text) => {
          setNext(text)
          setErrors(({ former: kept }) => (kept === undefined ? {} : { former: kept }))
        }}
        onBlur={() => setLeft(true)}
      />
      <PasswordChecks id={`${id}-checks`} password={next} />
      <WriteNote write={write} />
      <div className="hg-wrap">
        <Button type="submit" kind="primary" aria-busy={write.busy}>
          {hint('hint.weakAction')}
        </Button>
      </div>
    </form>
  )
}
