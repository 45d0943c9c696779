import type { ComponentProps } from 'react'
import { KeptButton } from './kept-button'

/** A button that shows a picture only: `label` is its name, and what a pointer that rests on it is told. */
export function IconButton(props: ComponentProps<'button'> & { label: string; off?: boolean }) {
  const { label, off = false, ...given } = props
  return <KeptButton off={off} aria-label={label} title={label} {...given} />
}
