import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { LEAVING_STEPS } from '../../../domain/people/leaving'
import { WriteNote } from '../../../console/record/write-note'
import { Button } from '../../../kit/button/button'
import { useText } from '../../../kit/text/use-text'
import css from './leaving.module.css'
import type { Way } from './use-leaving'

/** One step: its position, its question, back and next. The next step announces its position. */
export function StepFrame(props: {
  way: Way
  children: ReactNode
  ready?: boolean
  /** In place of the way on. */
  last?: ReactNode
  onNext?(): void
}) {
  const { way, last, ready = true } = props
  const { step, go, write } = way
  const t = useText('leaving')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { moved } = way
  useEffect(() => {
    if (moved) heading.current?.focus()
  }, [moved])
  const at = LEAVING_STEPS.indexOf(step)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog over the step has a form of its own.
    if (event.target !== event.currentTarget || !ready) return
    if (props.onNext) props.onNext()
    else void go(step, 1)
  }
  return (
    <section className="account-section" aria-labelledby={id}>
      <ol
        className={`hg-wrap text-ink-soft ${css['steps']} gap-x-4 gap-y-1`}
        aria-label={t('stepOf', { step: at + 1, of: LEAVING_STEPS.length })}
      >
        {LEAVING_STEPS.map((one, index) => (
          <li
            className="hg-line min-h-7"
            key={one}
            aria-current={one === step ? 'step' : undefined}
            data-done={index < at || undefined}
          >
            <span className="hg-center size-6 border border-line-strong rounded-[50%] text-caption tabular-nums">
              {index + 1}
            </span>
            <span>{t(`steps.${one}`)}</span>
          </li>
        ))}
      </ol>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t(`lead.${step}`)}
      </h2>
      <form className="hg-stack gap-4" noValidate onSubmit={submit}>
        {props.children}
        <WriteNote write={write} />
        <div className="hg-wrap">
          {at > 0 && <Button onClick={() => void go(step, -1)}>{t('back')}</Button>}
          {last ?? (
            <Button type="submit" kind="primary" disabled={!ready} aria-busy={write.busy}>
              {t('next')}
            </Button>
          )}
        </div>
      </form>
      {way.keeps && step !== 'name' && <p className="text-ink-soft">{t('kept')}</p>}
    </section>
  )
}
