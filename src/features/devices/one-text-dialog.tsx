import { type FormEvent, type ReactNode, useId, useState } from 'react'
import '../../kit/dialog/dialog-fields.css'
import '../../kit/form/field.css'
import './devices.css'
import { writeFaultKey } from '../../domain/faults/fault'
import { Icon } from '../../kit/icon/icon'
import { Overlay } from '../../kit/dialog/overlay'
import { DialogFoot } from '../../console/record/dialog-foot'
import { useWrite } from '../../console/record/use-write'
import { useText } from '../../kit/text/use-text'

/** A dialog with one text in it; what the cloud refuses is shown at the field, and what was typed stays. */
export function OneTextDialog(props: {
  title: string
  label: string
  initial: string
  button: string
  help?: string
  max: number
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
  const write = useWrite()
  const [text, setText] = useState(props.initial)
  const [refused, setRefused] = useState<string | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (write.busy) return
    const wrong = props.check(text.trim())
    setRefused(wrong === null ? null : t(wrong, { max: props.max }))
    if (wrong !== null) return document.getElementById(id)?.focus()
    const done = await write.run(
      () => props.send(text.trim()),
      (fault) => {
        // What the cloud has against the text stands at the text.
        if (fault.kind === 'rejected') setRefused(t(writeFaultKey(fault)))
        return fault.kind === 'rejected'
      },
    )
    if (done) props.onDone()
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
        <DialogFoot write={write} label={props.button} onClose={props.onClose} />
      </form>
    </Overlay>
  )
}
