import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react'
import { type Fault, faultKey } from '../../../domain/faults/fault'
import { Button } from '../../../kit/button/button'
import { Icon } from '../../../kit/icon/icon'
import { useServices } from '../../../console/services/services-context'
import { useText } from '../../../kit/text/use-text'
import { slideChallenge, slideCheck, type SlideChallenge } from '../../../transport/calls/slide'
import { faultOf } from '../../../transport/fault-error'
import css from './slide-check.module.css'

type Phase = 'open' | 'checking' | 'missed' | 'done'

/**
 * Bring the piece into the gap: by dragging, or by arrow keys and Enter or the button. A native
 * slider, so that every aid that knows sliders knows this one; where the gap is, is said.
 */
export function SlideCheck(props: { error: boolean; onProof: (proof: string) => void }) {
  const t = useText('sign-in')
  const { send } = useServices()
  const ids = { how: useId(), state: useId() }
  const [challenge, setChallenge] = useState<SlideChallenge | null>(null)
  const [value, setValue] = useState(0)
  const [phase, setPhase] = useState<Phase>('open')
  const [fault, setFault] = useState<Fault | null>(null)

  const load = useCallback(
    (signal?: AbortSignal) =>
      send(slideChallenge(), { signal }).then(
        (next) => {
          setChallenge(next)
          setValue(0)
          setFault(null)
        },
        (error: unknown) => {
          if (faultOf(error).kind !== 'aborted') setFault(faultOf(error))
        },
      ),
    [send],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load])

  const check = async () => {
    if (challenge === null || phase === 'checking' || phase === 'done') return
    setPhase('checking')
    try {
      const proof = await send(slideCheck(challenge.id, value))
      setPhase('done')
      props.onProof(proof)
    } catch (error) {
      const failed = faultOf(error)
      const missed = failed.kind === 'rejected' && failed.code === 'AUTH_SLIDE_ERROR'
      setPhase(missed ? 'missed' : 'open')
      if (missed) await load()
      else setFault(failed)
    }
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void check()
  }

  const gap = challenge?.gap ?? 50
  const message = fault
    ? t(faultKey(fault))
    : phase === 'done'
      ? t('slide.done')
      : phase === 'missed'
        ? t('slide.missed')
        : ''
  const place = { '--gap': gap, '--at': value } as CSSProperties
  return (
    <div className={css['check']} role="group" aria-label={t('slide.label')} data-phase={phase} style={place}>
      <p className="font-semibold">{t('slide.label')}</p>
      <div
        className={`relative overflow-hidden h-18 border border-line rounded-control ${css['scene']}`}
        aria-hidden="true"
      >
        <svg className="absolute inset-0 size-full" viewBox="0 0 400 88" preserveAspectRatio="none">
          <path className="fill-line" d="M0 62 60 40l70 18 80-30 90 26 100-22v56H0z" />
          <path className="fill-line-strong opacity-35" d="M0 74 80 60l110 16 90-20 120 18v14H0z" />
        </svg>
        {challenge && (
          <>
            <span className={`hg-center ${css['gap']}`} />
            <span className={`hg-center ${css['piece']}`}>
              {phase === 'done' && <Icon name="check" size={20} />}
            </span>
          </>
        )}
      </div>
      <div className={`hg-line gap-3 ${css['row']}`}>
        <input
          id="login-slide"
          type="range"
          min={0}
          max={100}
          step={1}
          value={value}
          disabled={challenge === null || phase === 'done'}
          aria-label={t('slide.slider')}
          aria-describedby={`${ids.how} ${ids.state}`}
          aria-valuetext={t('slide.value', { value, gap })}
          {...(props.error ? { 'aria-invalid': true } : {})}
          onChange={(event) => setValue(Number(event.target.value))}
          onPointerUp={() => {
            if (value > 0) void check()
          }}
          onKeyDown={byKey}
        />
        {phase !== 'done' && (
          <Button disabled={challenge === null} aria-busy={phase === 'checking'} onClick={() => void check()}>
            {t('slide.confirm')}
          </Button>
        )}
      </div>
      <p className="hg-line gap-1.5 text-ink-soft text-caption" id={ids.how} hidden={phase === 'done'}>
        {t('slide.how')}
      </p>
      {props.error && phase !== 'done' && (
        <p className="login-error hg-line gap-1.5 text-error-ink text-caption" role="alert">
          <Icon name="warning" size={16} />
          {t('faults:captcha')}
        </p>
      )}
      <p className="hg-line gap-1.5 text-ink-soft text-caption empty:hidden" role="status" id={ids.state}>
        {message}
      </p>
    </div>
  )
}
