import { Children, type ReactNode, Suspense, useId } from 'react'
import './account.css'
import { SkeletonBlock } from '../../kit/panel/panel'

/** One part of a settings page under its heading. */
export function Section(props: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      {props.lead !== undefined && <p className="text-ink-soft">{props.lead}</p>}
      {props.children}
    </section>
  )
}

/** A settings page. Each part waits for its own words and code, so that none takes the others off the screen. */
export function Page(props: { title: string; children: ReactNode }) {
  return (
    <div className="hg-stack gap-4 max-w-220 p-6 max-[801px]:gap-3 max-[801px]:p-3 account-settings">
      <h1>{props.title}</h1>
      {Children.map(props.children, (part) => (
        <Suspense fallback={<SkeletonBlock height={96} />}>{part}</Suspense>
      ))}
    </div>
  )
}

/** The place of lines that are on their way. */
export function LinesSkeleton({ lines = 2 }: { lines?: number }) {
  return (
    <div className="grid" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="account-line">
          <SkeletonBlock height={36} />
        </div>
      ))}
    </div>
  )
}
