import type { ComponentProps } from 'react'

/** A button that can be `off` and keeps the focus nevertheless: a disabled one drops it to the page. */
export function KeptButton({ off, ...given }: ComponentProps<'button'> & { off: boolean }) {
  const pressless = { 'data-off': true, 'aria-disabled': true, onClick: undefined }
  return <button type="button" {...given} {...(off && pressless)} />
}
