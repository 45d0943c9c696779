import { type ReactNode, useId, useState } from 'react'
import './devices.module.css'
import { FormDialog } from '../../console/record/form-dialog'
import { useWrite } from '../../console/record/use-write'
import { writeFaultKey } from '../../domain/faults/fault'
import { Labelled } from '../../kit/form/labelled'
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

  const submit = async () => {
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

  return (
    <FormDialog
      title={props.title}
      write={write}
      label={props.button}
      onSubmit={() => void submit()}
      onClose={props.onClose}
    >
      {props.children}
      <Labelled id={id} label={props.label} help={props.help} wrong={refused}>
        {(described) => (
          <input
            {...described}
            className="hg-text-input"
            data-autofocus
            autoComplete="off"
            spellCheck={false}
            value={text}
            aria-required
            onChange={(event) => {
              setText(event.target.value)
              setRefused(null)
            }}
          />
        )}
      </Labelled>
    </FormDialog>
  )
}
