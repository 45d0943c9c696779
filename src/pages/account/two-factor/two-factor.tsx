import { useState } from 'react'
import { CapabilityPart } from '../../../console/access/capability-part'
import { useCall } from '../../../console/data/use-call'
import { useServices } from '../../../console/services/services-context'
import { isShortOfCodes, type SecondStep } from '../../../domain/people/second-step'
import { MISSING } from '../../../domain/values/quantity'
import { Button } from '../../../kit/button/button'
import { SkeletonBlock } from '../../../kit/panel/panel'
import { ErrorState } from '../../../kit/states/states'
import { useText } from '../../../kit/text/use-text'
import { secondStep } from '../../../transport/calls/two-factor'
import { useMoment } from '../moment'
import { Section } from '../section'
import { Prove } from './prove'
import { TurnOn } from './turn-on'

type Asking = 'on' | 'off' | 'renew'

/** A code after the password at sign-in: whether there is one, and the ways to change that. */
export function TwoFactor({ issuer }: { issuer: string }) {
  const t = useText('account')
  return (
    <Section title={t('twoFactor')}>
      <CapabilityPart of="twoFactor" what={t('twoFactor')} waiting={<SkeletonBlock height={120} />}>
        <Offered issuer={issuer} />
      </CapabilityPart>
    </Section>
  )
}

function Offered({ issuer }: { issuer: string }) {
  const t = useText('two-factor')
  const account = useText('account')
  const { session } = useServices()
  const state = useCall(['second-step', session.getState().epoch], secondStep())
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  const ways: readonly Asking[] = state.data?.enabled === true ? ['off', 'renew'] : ['on']
  return (
    <>
      {state.fault && <ErrorState fault={state.fault} retry={state.retry} what={account('twoFactor')} />}
      <p className="account-lead">{t('lead')}</p>
      {!state.data && !state.fault && <SkeletonBlock height={64} />}
      {state.data && <Standing state={state.data} />}
      {state.data && (
        <div className="hg-wrap">
          {ways.map((way) => (
            // What turned it on turns it off, so that the focus stays where it was.
            <Button key={way === 'renew' ? way : 'switch'} onClick={() => setAsking(way)}>
              {t(`do.${way}`)}
            </Button>
          ))}
        </div>
      )}
      {asking === 'on' && <TurnOn issuer={issuer} onDone={state.retry} onClose={close} />}
      {(asking === 'off' || asking === 'renew') && (
        <Prove what={asking} onDone={state.retry} onClose={close} />
      )}
    </>
  )
}

function Standing({ state }: { state: SecondStep }) {
  const t = useText('two-factor')
  const moment = useMoment()
  if (!state.enabled) return <p>{t('isOff')}</p>
  return (
    <p>
      {t('isOn', { date: moment(state.since) })}{' '}
      <span className={isShortOfCodes(state) ? 'account-refused' : undefined}>
        {t('left', { count: state.left ?? MISSING })}
      </span>
    </p>
  )
}
