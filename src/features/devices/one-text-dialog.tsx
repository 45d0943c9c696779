import { type FormEvent, type ReactNode, useId, useState } from 'react'
import '../../kit/dialog/dialog-fields.css'
import '../../kit/form/field.css'
import './devices.css'
import type { Fault } from '../../domain/faults/fault'
import { faultKey } from '../../domain/faults/fault'
import { faultOf } from '../../transport/fault-error'
import { Icon } from '../../kit/icon/icon'
import { Overlay } from '../../kit/dialog/overlay'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'

/** A dialog with one text in it; what the cloud refuses is told at the field, and what was typed stays. */
export function OneTextDialog(props: {
  title: string
  label: string
  initial: string
  button: string
  help?: string
  most: number
  /** Key of a sentence, or null when the text may be sent. */
  check(text: string): string | null
  /** Rejects with a fault. */
  send(text: string): Promise<unknown>
  onDone(): void
  onClose(): void
  children?: ReactNode
}) {
  const id = useId()
  const t = useText('engine')
  const { auth } = useServices()
  const [text, setText] = useState(props.initial)
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const tell = (fault: Fault, error: unknown) => {
    if (fault.kind === 'session') void auth.onError(error)
    setRefused(t(faultKey(fault)))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = props.check(text.trim())
    if (wrong !== null) {
      setRefused(t(wrong, { max: props.most }))
      document.getElementById(id)?.focus()
      return
    }
    setBusy(true)
    setRefused(null)
    try {
      await props.send(text.trim())
      props.onDone()
    } catch (error) {
      tell(faultOf(error), error)
      setBusy(false)
    }
  }
  const described = [props.help && `${id}-help`, refused && `${id}-error`].filter(Boolean).join(' ')

  return (
    <Overlay shape="box" title={props.title} onClose={props.onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        {props.children}
        <div className="hg-field" data-invalid={refused !== null || undefined}>
          <label htmlFor={id}>{props.label}</label>
          <input
            id={id}
            className="hg-text-input"
            data-autofocus
            autoComplete="off"
            spellCheck={false}
            value={text}
            aria-required
            aria-invalid={refused !== null}
            aria-describedby={described || undefined}
            onChange={(event) => {
              setText(event.target.value)
              setRefused(null)
            }}
          />
          {props.help && (
            <p id={`${id}-help`} className="hg-field-help">
              {props.help}
            </p>
          )}
          <p id={`${id}-error`} className="hg-field-error" role="alert">
            {refused !== null && (
              <>
                <Icon name="warning" size={14} /> {refused}
              </>
            )}
          </p>
        </div>
        <div className="hg-dialog-foot">
          <button type="button" className="hg-button" onClick={props.onClose}>
            {t('form.cancel')}
          </button>
          <button type="submit" className="hg-button hg-button-primary" aria-busy={busy}>
            {props.button}
          </button>
        </div>
      </form>
    </Overlay>
  )
}
