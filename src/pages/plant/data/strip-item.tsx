import type { ReactNode } from 'react'

/** A name with its value below it, in a line of several. */
export function StripItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}
