import type { ReactNode } from 'react'
import './field.css'
import { Icon } from '../icon/icon'

/** What a control says of itself: by which label, help and refusal it is described. */
export interface Described {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** A label, its control, help below it, and below that why what was typed is refused. */
export function Labelled(props: {
  id: string
  label: ReactNode
  help?: ReactNode
  /** Why it is refused; null is good. */
  wrong: string | null
  children: (described: Described) => ReactNode
}) {
  const { id, label, help, wrong } = props
  const described = [help && `${id}-help`, wrong !== null && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="hg-field" data-invalid={wrong !== null || undefined}>
      <label htmlFor={id}>{label}</label>
      {props.children({
        id,
        'aria-invalid': wrong !== null,
        'aria-describedby': described || undefined,
      })}
      {help && (
        <p id={`${id}-help`} className="hg-field-help text-ink-soft text-caption">
          {help}
        </p>
      )}
      {wrong !== null && (
        <p id={`${id}-error`} className="hg-field-error" role="alert">
          <Icon name="warning" size={14} /> {wrong}
        </p>
      )}
    </div>
  )
}
