import type { ComponentProps } from 'react'

/** A button with a border; one per place is `primary`, the one that most people want. */
export function Button(
  props: ComponentProps<'button'> & { kind?: 'primary' | 'quiet' | 'danger' | undefined },
) {
  const { kind, className, ...given } = props
  const classes = ['hg-button', kind && `hg-button-${kind}`, className].filter(Boolean).join(' ')
  return <button type="button" className={classes} {...given} />
}
