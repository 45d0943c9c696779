import { useState } from 'react'
import { writeFaultKey } from '../../../domain/faults/fault'
import { GUARD_SECONDS, refusedRequest } from '../../../domain/people/leaving'
import { isTyped, TypedName } from '../../../console/record/typed-name'
import { useServices } from '../../../console/services/services-context'
import { Button } from '../../../kit/button/button'
import { useText } from '../../../kit/text/use-text'
import { useCountdown } from '../../../kit/time/use-countdown'
import { revokeAccount } from '../../../transport/calls/leaving'
import { StepFrame } from './step-frame'
import type { Way } from './use-leaving'
import { usePerson } from './use-person'

/** The last word: it takes a name typed by hand and ten seconds, and cannot be taken back. */
export function NameStep(
  props: Way & { code: string; onRequested(): void; onCodeRefused(key: string): void },
) {
  const { code, onRequested, onCodeRefused, ...way } = props
  const t = useText('leaving')
  const says = useText('faults')
  const screens = useText('console')
  const { send } = useServices()
  const { name } = usePerson()
  const [typed, setTyped] = useState('')
  const left = useCountdown(GUARD_SECONDS)
  const ready = left === 0 && isTyped(typed, name)

  const request = async () => {
    const done = await way.write.run(
      () => send(revokeAccount(code.trim(), way.reason ?? '')),
      (fault) => {
        const what = refusedRequest(fault)
        if (what === 'code') onCodeRefused(writeFaultKey(fault))
        // Whatever was lost on the way may have arrived: the server says whether it has begun.
        else onRequested()
        return what !== 'other'
      },
    )
    if (done) onRequested()
  }
  return (
    <StepFrame
      way={way}
      ready={ready}
      onNext={() => void request()}
      last={
        <Button type="submit" kind="danger" disabled={!ready} aria-busy={way.write.busy}>
          {left > 0 ? (
            <span className="tabular-nums">{t('wait', { seconds: left })}</span>
          ) : (
            screens('screens.accountRevoke')
          )}
        </Button>
      }
    >
      <p>{says('41')}</p>
      <div className="hg-stack gap-4 max-w-105">
        <TypedName name={name} typed={typed} onType={setTyped} />
      </div>
    </StepFrame>
  )
}
