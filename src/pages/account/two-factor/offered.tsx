import { useState } from 'react'
import { useCall } from '../../../console/data/use-call'
import { useServices } from '../../../console/services/services-context'
import { Button } from '../../../kit/button/button'
import { SkeletonBlock } from '../../../kit/panel/panel'
import { ErrorState } from '../../../kit/states/states'
import { useText } from '../../../kit/text/use-text'
import { secondStep } from '../../../transport/calls/two-factor'
import { Prove } from './prove'
import { TurnOn } from './turn-on'
import { Standing } from './standing'

type Asking = 'on' | 'off' | 'renew'

/** Whether it is on, and the buttons that turn it on, off, or renew its codes. */
export function Offered({ issuer }: { issuer: string }) {
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
      <p className="text-ink-soft">{t('lead')}</p>
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
