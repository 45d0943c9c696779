import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { catalogueNumber, type Fault, faultKey, hintKey } from '../../../domain/faults/fault'
import { readThirdReturn, type ThirdReturn } from '../../../domain/people/third-party'
import { Button } from '../../../kit/button/button'
import { Icon } from '../../../kit/icon/icon'
import { useServices } from '../../../console/services/services-context'
import { useLanguage, useText } from '../../../kit/text/use-text'
import { bindThird } from '../../../transport/calls/credentials'
import { thirdGrant } from '../../../transport/calls/oauth'
import { faultOf } from '../../../transport/fault-error'
import { LoginForm } from '../login-form'
import { type LoginBrand, LoginFrame } from '../login-frame'
import { RegionChoice } from '../region/region-choice'
import { useHeadingAfter, useRegionView } from '../region/use-region-view'
import { useLoginRegion } from '../use-login-region'
import { THIRD_MEMORY, THIRD_NAMES } from './third-buttons'
import { useRedirect } from '../../../kit/redirect'

type Step =
  | { kind: 'nothing' | 'refused' | 'busy' | 'ask' | 'link' | 'unlinked' | 'linked' }
  | { kind: 'failed'; fault: Fault }

/** An account that is not linked yet is answered with 26 by the token call. */
const isUnlinked = (fault: Fault) => fault.kind === 'rejected' && catalogueNumber(fault.code) === 26

function firstStep(back: ThirdReturn, signedIn: boolean, known: boolean): Step['kind'] {
  if (back.refused) return 'refused'
  if (back.kind === null || back.code === null) return 'nothing'
  if (signedIn) return 'link'
  return known ? 'busy' : 'ask'
}

/**
 * `/tencentLogin`, where WeChat and QQ send people back to. Without a session it signs in, at once if
 * this browser started it, else after a question, because the address may be somebody else's bait.
 * With a session it offers to link.
 */
export function ThirdParty(props: {
  brand: LoginBrand
  languages: readonly string[]
  /** Name of who is signed in, null for nobody. */
  signedInAs: string | null
}) {
  const t = useText('sign-in')
  const { session, send, storage, configuration } = useServices()
  const language = useLanguage()
  const redirect = useRedirect()
  const { pathname, search } = useLocation()
  const where = useLoginRegion()
  const view = useRegionView()
  const heading = useHeadingAfter(view.open)
  // What came is read once: the address is cleaned, so that a reload does not send a spent code again.
  const [back] = useState(() => readThirdReturn(new URLSearchParams(search)))
  const [step, setStep] = useState<Step>(() => {
    const known = back.state !== null && storage.recall(THIRD_MEMORY) === back.state
    return { kind: firstStep(back, session.isSignedIn(), known) } as Step
  })
  const name = t(THIRD_NAMES[back.kind ?? 'WECHAT'])
  const started = useRef(false)

  const signIn = async () => {
    const { kind, code } = back
    if (kind === null || code === null) return
    setStep({ kind: 'busy' })
    try {
      await session.enter(
        thirdGrant({
          kind,
          code,
          region: storage.region(),
          language,
          system: configuration.source,
          area: storage.regionChoice()?.code,
        }),
      )
      redirect('/plant')
    } catch (error) {
      const fault = faultOf(error)
      setStep(isUnlinked(fault) ? { kind: 'unlinked' } : { kind: 'failed', fault })
    }
  }

  const link = async () => {
    const { kind, code } = back
    if (kind === null || code === null) return
    setStep({ kind: 'busy' })
    try {
      await send(bindThird(kind, code))
      setStep({ kind: 'linked' })
    } catch (error) {
      setStep({ kind: 'failed', fault: faultOf(error) })
    }
  }

  useEffect(() => {
    if (started.current) return
    started.current = true
    storage.remember(THIRD_MEMORY, null)
    if (search !== '') redirect(pathname)
    if (step.kind === 'busy') void signIn()
    // Once, with what the address brought.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const onward = session.isSignedIn() ? (
    <Link className="hg-button min-h-11" to="/plant">
      {t('console:notFound.back')}
    </Link>
  ) : (
    <Link className="hg-button min-h-11" to="/login">
      {t('console:notFound.login')}
    </Link>
  )
  const say = (text: string, actions: ReactNode) => (
    <>
      <p role="status">{text}</p>
      <div className="hg-wrap gap-3">{actions}</div>
    </>
  )
  const button = (text: string, act: () => void) => (
    <Button kind="primary" className="min-h-11" onClick={act}>
      {text}
    </Button>
  )

  return (
    <LoginFrame brand={props.brand} languages={props.languages}>
      {view.open && (
        <RegionChoice
          chosen={where.code}
          onBack={view.leave}
          onChoose={(code) => {
            where.choose(code)
            view.leave()
          }}
        />
      )}
      <div className="hg-stack gap-5 [&[hidden]]:hidden" hidden={view.open}>
        <h1 ref={heading} tabIndex={-1}>
          {t('third.title', { name: back.kind === null ? `${t('third.weChat')} / ${t('third.qq')}` : name })}
        </h1>
        {step.kind === 'nothing' && say(t('third.nothing'), onward)}
        {step.kind === 'refused' && say(t('third.refused', { name }), onward)}
        {step.kind === 'busy' && <p role="status">{t('third.busy', { name })}</p>}
        {step.kind === 'ask' &&
          say(
            t('third.ask'),
            <>
              {button(t('third.with', { name }), () => void signIn())}
              {onward}
            </>,
          )}
        {step.kind === 'link' &&
          say(
            t('third.linkAsk', { name, account: props.signedInAs ?? '--' }),
            <>
              {button(t('third.link'), () => void link())}
              {onward}
            </>,
          )}
        {step.kind === 'linked' && say(t('third.linked', { name }), onward)}
        {step.kind === 'unlinked' && (
          <>
            <p role="status">{t('third.unlinked', { name })}</p>
            <LoginForm phone={props.brand.phone} where={where} onSignedIn={() => void link()} />
          </>
        )}
        {step.kind === 'failed' && (
          <>
            <div className="hg-card login-trouble">
              <Icon name="warning" size={18} />
              <div role="alert">
                <p>{t(faultKey(step.fault))}</p>
                <p>{t(hintKey(step.fault))}</p>
              </div>
            </div>
            <div className="hg-wrap gap-3">{onward}</div>
          </>
        )}
      </div>
    </LoginFrame>
  )
}
