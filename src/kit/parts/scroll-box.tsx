import type { ReactNode } from 'react'

/** Scrolls what is wider or longer than its place, by keys too: for these it can have the focus, under a name. */
export function ScrollBox(props: { label: string; className: string; children: ReactNode }) {
  return (
    <div
      className={`relative overflow-auto ${props.className}`}
      role="group"
      aria-label={props.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {props.children}
    </div>
  )
}
