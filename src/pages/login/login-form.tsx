import { type FormEvent, useId, useState } from 'react'
import './login-form.css'
import { identityType } from '../../domain/identity'
import { regionOfSelection } from '../../domain/region'
import { useServices } from '../../console/services-context'
import { useText } from '../../console/use-text'
import { faultOf } from '../../transport/fault-error'
import { Field } from './field'
import { type LoginTrouble, troubleOf } from './login-fault'
import { PasswordField } from './password-field'
import { RegionField } from './region-field'
import { TroubleNote } from './trouble-note'

type Missing = 'accountEmpty' | 'phoneOff' | 'passwordEmpty' | null

/** Whoever mistyped types anew, not behind what was there. */
function selectAll(id: string): void {
  const field = document.getElementById(id)
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}

/** Account, password and, with several data centres, the region. Says in place what happened. */
export function LoginForm(props: { phone: boolean; onTyping: () => void; onSignedIn: () => void }) {
  const t = useText('console')
  const { auth, configuration, storage } = useServices()
  const ids = { account: 'login-account', password: 'login-password', trouble: useId() }
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [region, setRegion] = useState(() => storage.regionChoice()?.code ?? null)
  const [missing, setMissing] = useState<Missing>(null)
  const [trouble, setTrouble] = useState<{ at: number; what: LoginTrouble } | null>(null)
  const [busy, setBusy] = useState(false)
  const [locked, setLocked] = useState(false)

  const check = (): Missing => {
    if (account.trim() === '') return 'accountEmpty'
    if (!props.phone && identityType(account) === 1) return 'phoneOff'
    return password === '' ? 'passwordEmpty' : null
  }

  const signIn = async (code: string | null) => {
    setBusy(true)
    setTrouble(null)
    const result = await auth.login({
      account: account.trim(),
      password,
      region: regionOfSelection({ code: code ?? '' }),
    })
    setBusy(false)
    if (result.success) return props.onSignedIn()
    const what = troubleOf(faultOf(result.error))
    setLocked(what.kind === 'locked' && what.seconds !== null && what.seconds > 0)
    setTrouble((before) => ({ at: (before?.at ?? 0) + 1, what }))
    if (what.kind === 'wrong') selectAll(ids.password)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || locked) return
    const found = check()
    setMissing(found)
    if (found) {
      document.getElementById(found === 'passwordEmpty' ? ids.password : ids.account)?.focus()
      return
    }
    void signIn(region)
  }

  const chooseRegion = (code: string) => {
    storage.chooseRegion({ code })
    setRegion(code)
  }

  return (
    <form className="login-form" noValidate onSubmit={submit} aria-describedby={ids.trouble}>
      <div id={ids.trouble}>
        {trouble && (
          <TroubleNote
            key={trouble.at}
            trouble={trouble.what}
            here={regionOfSelection({ code: region ?? '' })}
            switchable={configuration.multiDataCentre}
            onUnlocked={() => setLocked(false)}
            onSwitch={(code) => {
              chooseRegion(code)
              void signIn(code)
            }}
          />
        )}
      </div>
      {configuration.multiDataCentre && <RegionField value={region} onChange={chooseRegion} />}
      <Field
        id={ids.account}
        label={t('login.account')}
        hint={t(props.phone ? 'login.accountHint' : 'login.accountHintNoPhone')}
        error={missing === 'accountEmpty' || missing === 'phoneOff' ? t(`login.${missing}`) : null}
      >
        {(described) => (
          <input
            {...described}
            type="text"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            value={account}
            onChange={(event) => {
              if (account === '') props.onTyping()
              setAccount(event.target.value)
              setLocked(false)
            }}
          />
        )}
      </Field>
      <PasswordField
        id={ids.password}
        value={password}
        error={missing === 'passwordEmpty' ? t('login.passwordEmpty') : null}
        onChange={setPassword}
      />
      <button
        type="submit"
        className="hg-button hg-button-primary login-submit"
        disabled={locked}
        aria-busy={busy}
      >
        {t(busy ? 'login.busy' : 'login.submit')}
      </button>
    </form>
  )
}
