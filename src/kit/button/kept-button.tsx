import type { ComponentProps } from 'react'

/** A button that can be `off` and keeps the focus nevertheless: a disabled one drops it to the page. */
export function KeptButton(props: ComponentProps<'button'> & { off: boolean }) {
  const { off, onClick, ...given } = props
  return (
    <button
      {...given}
      type="button"
      data-off={off || undefined}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    />
  )
}
