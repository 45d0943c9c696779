import { type ReactNode, useId, useState } from 'react'
import { type Fault, isUnanswered, writeFaultKey } from '../../domain/faults/fault'
import { Labelled } from '../../kit/form/labelled'
import { useText } from '../../kit/text/use-text'
import { FormDialog } from './form-dialog'
import { isTyped, TypedName } from './typed-name'
import { useWrite } from './use-write'

/** Names the object and the effect, asks for input, and shows a refusal at its field. */
export function AskDialog(props: {
  title: string
  sentences: readonly string[]
  button: string
  danger?: boolean
  /** What is to be typed by hand, for what cannot be taken back. */
  typed?: string
  ready?: boolean
  /** It can be done without a network. */
  withoutNetwork?: boolean
  /** Rejects with a fault. */
  send(): Promise<unknown>
  onDone(): void
  /** No answer came, and it may have been done: what shows that is to be asked for again. */
  onUnsure?(): void
  onClose(): void
  /** Fields, given what the cloud refused. */
  children?(refused: Fault | null): ReactNode
  /** Whether a field shows the refusal; the others stand above the buttons. */
  isShownAtField?(fault: Fault): boolean
}) {
  const write = useWrite(props.withoutNetwork)
  const [refused, setRefused] = useState<Fault | null>(null)
  const [typed, setTyped] = useState('')
  const proven = (props.typed === undefined || isTyped(typed, props.typed)) && props.ready !== false

  const submit = async () => {
    setRefused(null)
    const done = await write.run(props.send, (fault) => {
      setRefused(fault)
      if (isUnanswered(fault)) props.onUnsure?.()
      return props.isShownAtField?.(fault) === true
    })
    if (done) props.onDone()
  }

  return (
    <FormDialog
      role={props.children ? 'dialog' : 'alertdialog'}
      title={props.title}
      className="hg-stack gap-3"
      write={write}
      label={props.button}
      danger={props.danger === true}
      ready={proven}
      withoutNetwork={props.withoutNetwork}
      onSubmit={() => void submit()}
      onClose={props.onClose}
    >
      {props.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {props.children?.(refused)}
      {props.typed !== undefined && <TypedName name={props.typed} typed={typed} onType={setTyped} />}
    </FormDialog>
  )
}

/** A line of text with its label, help and refusal. */
export function AskField(props: {
  label: string
  value: string
  onType(value: string): void
  help?: string
  refused?: Fault | null
  /** In place of the fault's own sentence, by its code. */
  says?: Readonly<Record<string, string>>
  max: number
  first?: boolean
}) {
  const t = useText('engine')
  const { refused = null } = props
  const wrong =
    refused === null
      ? null
      : (refused.kind === 'rejected' && props.says?.[refused.code]) || t(writeFaultKey(refused))
  return (
    <Labelled id={useId()} label={props.label} help={props.help} wrong={wrong}>
      {(described) => (
        <input
          {...described}
          className="hg-text-input"
          autoComplete="off"
          spellCheck={false}
          maxLength={props.max}
          value={props.value}
          aria-required
          {...(props.first ? { 'data-autofocus': true } : {})}
          onChange={(event) => props.onType(event.target.value)}
        />
      )}
    </Labelled>
  )
}
