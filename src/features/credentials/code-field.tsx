import { useEffect, useState } from 'react'
import { typedCode } from '../../domain/people/one-time-code'
import { Button } from '../../kit/button/button'
import { useCountdown } from '../../kit/time/use-countdown'
import { useText } from '../../kit/text/use-text'
import { Field } from '../../kit/form/labelled-field'
import { clockTime } from '../../kit/time/clock-time'
import type { Sent } from './use-verification'

/** Nobody's finger should use up the three codes of an hour in a second. */
const PAUSE = 60

function Expiry(props: { sent: Sent; seconds: number }) {
  const t = useText('sign-up')
  const left = useCountdown(props.seconds)
  if (left === 0) return <p className="hg-line gap-1.5 text-ink-soft text-caption">{t('faults:8')}</p>
  // Counts down in silence; that a code was sent is said once, beside it.
  return (
    <p className="hg-line gap-1.5 text-ink-soft text-caption tabular-nums" role="timer" aria-live="off">
      {t('code.left', { time: clockTime(left) })}
    </p>
  )
}

function Pause(props: { onOver: () => void }) {
  const t = useText('sign-up')
  const left = useCountdown(PAUSE)
  const { onOver } = props
  const over = left === 0
  useEffect(() => {
    if (over) onOver()
    // Called once; the parent's callback is a new one at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [over])
  return <span className="tabular-nums">{t('code.again', { seconds: left })}</span>
}

/** The verification code: have it sent, see for how long it is good, type it. */
export function CodeField(props: {
  id: string
  value: string
  error: string | null
  sent: Sent | null
  sending: boolean
  onChange: (text: string) => void
  onSend: () => void
}) {
  const t = useText('sign-up')
  const { sent } = props
  const [paused, setPaused] = useState<number | null>(null)
  const waiting = sent !== null && paused !== sent.serial
  return (
    <Field
      id={props.id}
      label={t('code.label')}
      error={props.error}
      remark={
        sent && (
          <p className="hg-line gap-1.5 text-ink-soft text-caption">{t('code.sent', { to: sent.to })}</p>
        )
      }
      below={sent?.seconds ? <Expiry key={sent.serial} sent={sent} seconds={sent.seconds} /> : undefined}
    >
      {(described) => (
        <div className="flex gap-2">
          <input
            {...described}
            className="flex-1 min-w-0"
            type="text"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={12}
            value={props.value}
            onChange={(event) => props.onChange(typedCode(event.target.value))}
          />
          <Button
            className="flex-none min-h-11"
            off={waiting}
            aria-busy={props.sending}
            onClick={props.onSend}
          >
            {waiting ? (
              <Pause key={sent.serial} onOver={() => setPaused(sent.serial)} />
            ) : (
              t(props.sending ? 'code.sending' : 'code.send')
            )}
          </Button>
        </div>
      )}
    </Field>
  )
}
