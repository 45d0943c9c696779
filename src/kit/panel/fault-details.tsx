import { useRef, useState } from 'react'
import { type Fault, faultCode, faultKey, hintKey, waitOf } from '../../domain/faults/fault'
import { useFocusAround } from '../browser/use-focus-return'
import { Button } from '../button/button'
import { useEnvironment } from '../environment/environment'
import { useCountdown } from '../time/use-countdown'
import { useText } from '../text/use-text'

/** One button for every fault there is: whoever pressed it goes on from it when the next try fails too. */
function RetryButton(props: { fault: Fault; retry: () => void; quiet?: boolean }) {
  const t = useText('console')
  const left = useCountdown(waitOf(props.fault), props.fault)
  return (
    <Button kind={props.quiet ? 'quiet' : undefined} off={left > 0} onClick={props.retry}>
      {left > 0 ? t('retryIn', { count: left }) : t('retry')}
    </Button>
  )
}

/** Message, whose fault it is, code, Retry and copy; used by error states and panels alike. */
export function FaultDetails(props: { fault: Fault; retry?: () => void; what?: string }) {
  const t = useText('console')
  const { now } = useEnvironment()
  const [copied, setCopied] = useState(false)
  const actions = useRef<HTMLDivElement>(null)
  useFocusAround(actions)
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
      <p className="text-ink-soft text-caption max-w-[56ch]">
        {t(hintKey(fault))} <span className="whitespace-nowrap tabular-nums">{`${t('code')} ${code}`}</span>
      </p>
      <div ref={actions} className="hg-wrap justify-center">
        {retry && <RetryButton fault={fault} retry={retry} />}
        <Button kind="quiet" onClick={() => void copy()}>
          {copied ? t('copied') : t('copyDetails')}
        </Button>
      </div>
    </>
  )
}

/** One figure among others that did not come: why, and Retry, in its place. */
export function FaultLine({ fault, retry }: { fault: Fault; retry: () => void }) {
  const t = useText('console')
  const line = useRef<HTMLSpanElement>(null)
  useFocusAround(line)
  return (
    <span ref={line} role="alert" className="hg-inline text-caption flex-wrap font-normal gap-x-2 gap-y-1">
      {t(faultKey(fault))} <RetryButton fault={fault} retry={retry} quiet />
    </span>
  )
}
