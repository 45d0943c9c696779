import type { ComponentProps } from 'react'

/** A button of the toolbar. What it cannot do now leaves the focus in it: a disabled button drops it to the page. */
export function BarButton(props: ComponentProps<'button'> & { off: boolean; primary?: boolean }) {
  const { off, primary = false, onClick, ...given } = props
  return (
    <button
      {...given}
      type="button"
      className={primary ? 'hg-button hg-button-primary' : 'hg-button'}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    />
  )
}
