import { type FormEvent, Suspense, useId, useState } from 'react'
import './login-form.css'
import { identityType } from '../../domain/people/identity'
import { regionOfSelection } from '../../domain/place/region'
import { lazyPart } from '../../kit/parts/lazy-part'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'
import { faultOf } from '../../transport/fault-error'
import { AccountRemark, RegionReason } from './account-remark'
import { AccountInput } from '../../kit/form/account-fields'
import { Field } from '../../kit/form/labelled-field'
import { type LoginTrouble, secondStepOf, troubleOf } from './login-fault'
import { PasswordField } from '../../kit/form/password-field'
import { RegionField } from './region-field'
import { useRegionView } from './region/use-region-view'
import { useSlide } from './slide/use-slide'
import { SubmitButton } from './submit-button'
import { TroubleNote } from './trouble-note'
import type { LoginRegion } from './use-login-region'

/** Few servers ask for it. */
const SlideCheck = lazyPart(() => import('./slide/slide-check').then((part) => part.SlideCheck))
const SecondStep = lazyPart(() => import('./second-step').then((part) => part.SecondStep))

type Missing = 'accountEmpty' | 'phoneOff' | 'passwordEmpty' | 'slide' | null

const IDS = { account: 'login-account', password: 'login-password', slide: 'login-slide' }
const PLACE = {
  accountEmpty: IDS.account,
  phoneOff: IDS.account,
  passwordEmpty: IDS.password,
  slide: IDS.slide,
}

/** Selects the text of a field, so that typing replaces a mistake. */
function selectAll(id: string): void {
  const field = document.getElementById(id)
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}

/** Account, password and, with several data centres, the region. Says in place what happened. */
export function LoginForm(props: {
  phone: boolean
  /** Known already, after a registration. */
  account?: string | undefined
  where: LoginRegion
  onTyping?: () => void
  /** What has been typed for an account so far. */
  onAccount?: (account: string) => void
  onSignedIn: () => void
}) {
  const t = useText('console')
  const { auth, configuration } = useServices()
  const { where } = props
  const troubleId = useId()
  const view = useRegionView()
  const slide = useSlide()
  const [account, setAccount] = useState(props.account ?? '')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<Missing>(null)
  const [trouble, setTrouble] = useState<{ at: number; what: LoginTrouble } | null>(null)
  const [busy, setBusy] = useState(false)
  const [locked, setLocked] = useState(false)
  const [second, setSecond] = useState<ReturnType<typeof secondStepOf>>(null)

  const check = (): Missing => {
    if (account.trim() === '') return 'accountEmpty'
    if (!props.phone && identityType(account) === 1) return 'phoneOff'
    if (password === '') return 'passwordEmpty'
    return slide.wanted && slide.proof === null ? 'slide' : null
  }

  const signIn = async (region: string | null, code?: string) => {
    setBusy(true)
    setTrouble(null)
    if (region !== null && configuration.multiDataCentre) where.choose(region)
    const result = await auth.login({
      account: account.trim(),
      password,
      region: regionOfSelection({ code: region ?? '' }),
      ...(slide.proof === null ? {} : { proof: slide.proof }),
      ...(code === undefined ? {} : { ...second, code }),
    })
    setBusy(false)
    if (result.success) return props.onSignedIn()
    const fault = faultOf(result.error)
    const asked = secondStepOf(fault)
    const what = troubleOf(fault)
    const unproven = fault.kind === 'rejected' && fault.code === 'AUTH_SLIDE_ERROR'
    slide.again(unproven)
    if (asked !== null) return setSecond(asked)
    if (unproven || what.kind === 'wrong') setSecond(null)
    setLocked(what.kind === 'locked' && what.seconds !== null && what.seconds > 0)
    setTrouble((before) => ({ at: (before?.at ?? 0) + 1, what }))
    if (what.kind === 'wrong') selectAll(IDS.password)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || locked) return
    const found = check()
    setMissing(found)
    if (found) document.getElementById(PLACE[found])?.focus()
    else void signIn(where.code)
  }

  const note = trouble && (
    <TroubleNote
      key={trouble.at}
      trouble={trouble.what}
      here={where.region}
      switchable={configuration.multiDataCentre}
      onUnlocked={() => setLocked(false)}
      onSwitch={(code) => {
        where.choose(code)
        // A proof works once: where another one is needed, the form is submitted by hand.
        if (slide.wanted) setTrouble(null)
        else void signIn(code)
      }}
    />
  )

  if (second !== null)
    return (
      <Suspense fallback={null}>
        <SecondStep
          busy={busy}
          locked={locked}
          note={note}
          onCode={(code) => void signIn(where.code, code)}
          onBack={() => {
            setSecond(null)
            setTrouble(null)
            setPassword('')
          }}
        />
      </Suspense>
    )
  return (
    <form className="hg-stack gap-4" noValidate onSubmit={submit} aria-describedby={troubleId}>
      <div id={troubleId} className="empty:hidden">
        {note}
      </div>
      {configuration.multiDataCentre && (
        <RegionField
          value={where.code}
          reason={<RegionReason where={where} />}
          to={view.address}
          state={view.state}
          onChange={where.choose}
        />
      )}
      <Field
        id={IDS.account}
        label={t('login.account')}
        hint={t(props.phone ? 'login.accountHint' : 'login.accountHintNoPhone')}
        error={missing === 'accountEmpty' || missing === 'phoneOff' ? t(`login.${missing}`) : null}
        remark={<AccountRemark where={where} several={configuration.multiDataCentre} />}
      >
        {(described) => (
          <AccountInput
            described={described}
            enterKeyHint="next"
            value={account}
            onBlur={() => {
              if (props.phone || identityType(account) !== 1) where.ask(account)
            }}
            onChange={(text) => {
              if (account === '') props.onTyping?.()
              setAccount(text)
              props.onAccount?.(text)
              setLocked(false)
            }}
          />
        )}
      </Field>
      <PasswordField
        id={IDS.password}
        label={t('login.password')}
        autoComplete="current-password"
        value={password}
        error={missing === 'passwordEmpty' ? t('login.passwordEmpty') : null}
        onChange={setPassword}
      />
      {slide.wanted && (
        <Suspense fallback={<div className="min-h-[191px]" />}>
          <SlideCheck key={slide.round} error={missing === 'slide'} onProof={slide.solved} />
        </Suspense>
      )}
      <SubmitButton text={t(busy ? 'login.busy' : 'login.submit')} busy={busy} disabled={locked} />
    </form>
  )
}
