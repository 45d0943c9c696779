import '../../kit/form/field.css'
import '../../kit/dialog/dialog-fields.css'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { type Fault, isUnanswered, writeFaultKey } from '../../domain/faults/fault'
import { Icon } from '../../kit/icon/icon'
import { Overlay } from '../../kit/dialog/overlay'
import { isTyped, TypedName } from './typed-name'
import { DialogFoot } from './dialog-foot'
import { useWrite } from './use-write'
import { useText } from '../../kit/text/use-text'

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

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!proven || write.busy) return
    setRefused(null)
    const done = await write.run(props.send, (fault) => {
      setRefused(fault)
      if (isUnanswered(fault)) props.onUnsure?.()
      return props.isShownAtField?.(fault) === true
    })
    if (done) props.onDone()
  }

  return (
    <Overlay
      shape="box"
      role={props.children ? 'dialog' : 'alertdialog'}
      title={props.title}
      onClose={props.onClose}
    >
      <form className="hg-stack hg-gap-12 hg-ask" onSubmit={(event) => void submit(event)} noValidate>
        {props.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {props.children?.(refused)}
        {props.typed !== undefined && <TypedName name={props.typed} typed={typed} onType={setTyped} />}
        <DialogFoot
          write={write}
          label={props.button}
          danger={props.danger === true}
          ready={proven}
          withoutNetwork={props.withoutNetwork}
          onClose={props.onClose}
        />
      </form>
    </Overlay>
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
  const id = useId()
  const { help, refused = null } = props
  const described = [help && `${id}-help`, refused && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="hg-field" data-invalid={refused !== null || undefined}>
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        className="hg-text-input"
        autoComplete="off"
        spellCheck={false}
        maxLength={props.max}
        value={props.value}
        aria-required
        aria-invalid={refused !== null}
        aria-describedby={described || undefined}
        {...(props.first ? { 'data-autofocus': true } : {})}
        onChange={(event) => props.onType(event.target.value)}
      />
      {help && (
        <p id={`${id}-help`} className="hg-field-help">
          {help}
        </p>
      )}
      {refused && (
        <p id={`${id}-error`} className="hg-field-error" role="alert">
          <Icon name="warning" size={14} />{' '}
          {(refused.kind === 'rejected' && props.says?.[refused.code]) || t(writeFaultKey(refused))}
        </p>
      )}
    </div>
  )
}
