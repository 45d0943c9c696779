import { KeptButton } from '../button/kept-button'
import { useState } from 'react'
import { type Fault, faultCode, faultKey, hintKey, waitOf } from '../../domain/faults/fault'
import { useEnvironment } from '../environment/environment'
import { useCountdown } from '../time/use-countdown'
import { useText } from '../text/use-text'

function RetryButton(props: { wait: number; retry: () => void }) {
  const t = useText('console')
  const left = useCountdown(props.wait)
  return (
    <KeptButton className="hg-button" off={left > 0} onClick={props.retry}>
      {left > 0 ? t('retryIn', { count: left }) : t('retry')}
    </KeptButton>
  )
}

/** Message, whose fault it is, code, Retry and copy; used by error states and panels alike. */
export function FaultDetails(props: { fault: Fault; retry?: () => void; what?: string }) {
  const t = useText('console')
  const { now } = useEnvironment()
  const [copied, setCopied] = useState(false)
  const { fault, retry, what } = props
  const message = t(faultKey(fault))
  const code = faultCode(fault) ?? fault.kind

  const copy = async () => {
    const at = new Date(now() * 1000).toISOString()
    const lines = [what, message, `${t('code')}: ${code}`, location.pathname, at]
    try {
      await navigator.clipboard.writeText(lines.filter(Boolean).join('\n'))
      setCopied(true)
    } catch {
      // No clipboard outside a secure context; the code stands on the screen.
      setCopied(false)
    }
  }

  return (
    <>
      <p className="hg-state-text">
        <strong>{message}</strong>
      </p>
      <p className="hg-state-note">
        {t(hintKey(fault))} <span className="hg-state-code">{`${t('code')} ${code}`}</span>
      </p>
      <div className="hg-state-actions">
        {retry && <RetryButton key={serialOf(fault)} wait={waitOf(fault)} retry={retry} />}
        <button type="button" className="hg-button hg-button-quiet" onClick={() => void copy()}>
          {copied ? t('copied') : t('copyDetails')}
        </button>
      </div>
    </>
  )
}

const serials = new WeakMap<Fault, number>()
let serial = 0

/** One number for each fault, so that a second 429 starts a second countdown. */
function serialOf(fault: Fault): number {
  const known = serials.get(fault)
  if (known !== undefined) return known
  serial += 1
  serials.set(fault, serial)
  return serial
}
