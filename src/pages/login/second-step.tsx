import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import './login-form.css'
import { typedCode } from '../../domain/people/one-time-code'
import { Button } from '../../kit/button/button'
import { Field } from '../../kit/form/labelled-field'
import { useText } from '../../kit/text/use-text'
import { SubmitButton } from './submit-button'

const FIELD = 'login-code'

/** Asks for the code that an account with a second step wants after the password: of the app, or one for recovery. */
export function SecondStep(props: {
  busy: boolean
  locked: boolean
  /** What became of the last try. */
  note: ReactNode
  onCode(code: string): void
  onBack(): void
}) {
  const t = useText('sign-in')
  const words = useText('console')
  const noteId = useId()
  const [byApp, setByApp] = useState(true)
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const way = byApp ? 'app' : 'recovery'
  useEffect(() => document.getElementById(FIELD)?.focus(), [byApp])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (props.busy || props.locked) return
    const empty = typedCode(code) === ''
    setMissing(empty)
    if (empty) document.getElementById(FIELD)?.focus()
    else props.onCode(typedCode(code))
  }
  return (
    <form className="hg-stack gap-4" noValidate onSubmit={submit} aria-describedby={noteId}>
      <div id={noteId} className="empty:hidden">
        {props.note}
      </div>
      <Field
        id={FIELD}
        label={t(`second.${way}`)}
        hint={t(`second.${way}Hint`)}
        error={missing ? t('second.empty') : null}
      >
        {(described) => (
          <input
            {...described}
            className="tabular-nums"
            autoComplete="one-time-code"
            inputMode={byApp ? 'numeric' : 'text'}
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <SubmitButton
        text={words(props.busy ? 'login.busy' : 'login.submit')}
        busy={props.busy}
        disabled={props.locked}
      />
      <div className="hg-wrap justify-between gap-x-5 gap-y-1">
        <Button
          kind="quiet"
          className="text-primary-ink"
          onClick={() => {
            setByApp(!byApp)
            setCode('')
          }}
        >
          {t(byApp ? 'second.byRecovery' : 'second.byApp')}
        </Button>
        <Button kind="quiet" className="text-primary-ink" onClick={props.onBack}>
          {t('region.back')}
        </Button>
      </div>
    </form>
  )
}
