import type { ComponentProps } from 'react'
import { KeptButton } from './kept-button'

interface Looks {
  kind?: 'primary' | 'quiet' | 'danger' | undefined
  /** It does nothing, and keeps the focus. */
  off?: boolean
}

/** A button with a border; one per place is `primary`, the one that most people want. */
export function Button({ kind, off = false, className, ...given }: ComponentProps<'button'> & Looks) {
  const classes = ['hg-button', kind && `hg-button-${kind}`, className].filter(Boolean).join(' ')
  return <KeptButton off={off} className={classes} {...given} />
}
