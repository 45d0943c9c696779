import type { ReactNode } from 'react'

/** A name with its value below it, in a line of several. */
export function StripItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="hg-caption">{name}</dt>
      <dd className="hg-digits">{children}</dd>
    </div>
  )
}
