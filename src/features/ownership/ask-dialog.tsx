import '../../kit/form/field.css'
import '../../console/record/actions.css'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { type Fault, faultKey } from '../../domain/faults/fault'
import { faultOf } from '../../transport/fault-error'
import { Icon } from '../../kit/icon/icon'
import { Overlay } from '../../kit/dialog/overlay'
import { isTyped, TypedName } from '../../console/record/typed-name'
import { useServices } from '../../console/services/services-context'
import { useText } from '../../kit/text/use-text'

/** Names the object and the effect, asks what is needed, and tells a refusal where it belongs. */
export function AskDialog(props: {
  title: string
  sentences: readonly string[]
  button: string
  danger?: boolean
  /** What is to be typed by hand, for what cannot be taken back. */
  typed?: string
  ready?: boolean
  /** Rejects with a fault. */
  send(): Promise<unknown>
  onDone(): void
  onClose(): void
  /** Fields, given what the cloud refused. */
  children?(refused: Fault | null): ReactNode
  /** Whether a field tells the refusal; the others stand above the buttons. */
  tells?(fault: Fault): boolean
}) {
  const t = useText('engine')
  const { auth } = useServices()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<Fault | null>(null)
  const [busy, setBusy] = useState(false)
  const proven = (props.typed === undefined || isTyped(typed, props.typed)) && props.ready !== false

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !proven) return
    setBusy(true)
    setRefused(null)
    try {
      await props.send()
      props.onDone()
    } catch (error) {
      const fault = faultOf(error)
      if (fault.kind === 'session') void auth.onError(error)
      setRefused(fault)
      setBusy(false)
    }
  }
  const general = refused !== null && props.tells?.(refused) !== true

  return (
    <Overlay
      shape="box"
      role={props.children ? 'dialog' : 'alertdialog'}
      title={props.title}
      onClose={props.onClose}
    >
      <form className="ownership-form" onSubmit={(event) => void submit(event)} noValidate>
        {props.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {props.children?.(refused)}
        {props.typed !== undefined && <TypedName name={props.typed} typed={typed} onType={setTyped} />}
        <p className="hg-field-error" role="alert">
          {general && (
            <>
              <Icon name="warning" size={14} /> {t(faultKey(refused))}
            </>
          )}
        </p>
        <div className="hg-dialog-foot">
          <button type="button" className="hg-button" onClick={props.onClose}>
            {t('form.cancel')}
          </button>
          <button
            type="submit"
            className={`hg-button ${props.danger ? 'hg-button-danger' : 'hg-button-primary'}`}
            disabled={!proven || busy}
            aria-busy={busy}
          >
            {props.button}
          </button>
        </div>
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
  most: number
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
        maxLength={props.most}
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
          {(refused.kind === 'rejected' && props.says?.[refused.code]) || t(faultKey(refused))}
        </p>
      )}
    </div>
  )
}
