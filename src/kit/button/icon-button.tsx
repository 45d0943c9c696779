import type { ComponentProps } from 'react'

/** A button that shows a picture only: `label` is its name, and what a pointer that rests on it is told. */
export function IconButton({ label, ...given }: ComponentProps<'button'> & { label: string }) {
  return <button type="button" aria-label={label} title={label} {...given} />
}
