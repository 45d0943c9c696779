import type { ReactNode } from 'react'
import './credentials.css'
import { Icon } from '../icon/icon'

export interface Described {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** Label above, help below, error below in words with an icon (look.md). */
export function Field(props: {
  id: string
  label: string
  hint?: string
  error?: string | null
  /** A live remark such as Caps Lock. */
  remark?: ReactNode
  /** Below everything, not read out by itself. */
  below?: ReactNode
  children: (described: Described) => ReactNode
}) {
  const { id, label, hint, error, remark } = props
  const below = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="login-field hg-stack gap-1.5">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      {props.children({
        id,
        ...(below ? { 'aria-describedby': below } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {error && (
        <p className="login-error hg-line gap-1.5 text-error-ink text-caption" id={`${id}-error`}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      {hint && !error && (
        <p className="hg-line gap-1.5 text-ink-soft text-caption" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div aria-live="polite">{remark}</div>
      {props.below}
    </div>
  )
}
