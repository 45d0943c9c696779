import { type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import './panel.css'
import type { Fault } from '../../domain/faults/fault'
import { EmptyState, type EmptyProps } from '../states/states'
import { FaultDetails } from './fault-details'
import { StatePicture } from '../states/states-picture'
import type { CallState } from '../states/call-state'
import { useOnline } from '../browser/use-online'

/** Skeletons show after this long, so that quick replies do not flicker (look.md). */
const SKELETON_DELAY = 300

function Delayed(props: { children: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), SKELETON_DELAY)
    return () => clearTimeout(timer)
  }, [])
  // The skeleton keeps its place from the start, only its ink waits.
  return <div style={{ visibility: due ? 'visible' : 'hidden' }}>{props.children}</div>
}

/** A grey block of the final size, for skeletons. */
export function SkeletonBlock(props: { width?: number | string; height?: number | string }) {
  return <span className="hg-skeleton" style={{ width: props.width ?? '100%', height: props.height ?? 16 }} />
}

/** A skeleton that fills a box, whose size the styles of its place say. */
export function SkeletonBox(props: { className: string | undefined }) {
  return (
    <div className={props.className}>
      <SkeletonBlock height="100%" />
    </div>
  )
}

type State = Pick<CallState<unknown>, 'data' | 'fault' | 'loading' | 'refreshing' | 'retry'>

function firstFault(states: readonly State[]): Fault | null {
  return states.find((state) => state.fault !== null)?.fault ?? null
}

/**
 * A titled part of a screen that loads, fails and empties alone.
 *
 * With data it shows `children`, dimmed while refreshing; a failed refresh keeps the data and says
 * so below it. Without data, and while a part of the children is on its way, it shows the skeleton; or the fault.
 * `empty` replaces the children.
 */
export function Panel(props: {
  title: ReactNode
  state?: State | readonly State[]
  skeleton?: ReactNode
  empty?: EmptyProps | null
  extra?: ReactNode
  footer?: ReactNode
  className?: string
  children?: ReactNode
}) {
  const id = useId()
  const given = props.state ?? []
  const states: readonly State[] = Array.isArray(given) ? (given as readonly State[]) : [given as State]
  const fault = firstFault(states)
  const ready = states.every((state) => state.data !== undefined)
  const refreshing = states.some((state) => state.refreshing)
  const retry = () => {
    for (const state of states) if (state.fault !== null) state.retry()
  }
  const what = typeof props.title === 'string' ? props.title : undefined
  const offline = !useOnline()
  // A lost network is announced once for all panels, by the banner that says of when the figures are.
  const toldAbove = offline && ready && fault?.kind === 'network'
  const skeleton = <Delayed>{props.skeleton ?? <SkeletonBlock height={120} />}</Delayed>
  const details = fault && <FaultDetails fault={fault} retry={retry} {...(what ? { what } : {})} />

  return (
    <section
      className={`hg-panel hg-card hg-column min-w-0 ${props.className ?? ''}`}
      aria-labelledby={id}
      aria-busy={!ready && !fault}
    >
      <header className="hg-row hg-panel-head">
        <h2 id={id} className="text-body">
          {props.title}
        </h2>
        {props.extra && <div className="ms-auto hg-row hg-panel-extra">{props.extra}</div>}
      </header>
      {ready ? (
        <>
          <div className="hg-panel-body" data-refreshing={refreshing || undefined}>
            {props.empty ? (
              <EmptyState {...props.empty} />
            ) : (
              <Suspense fallback={<div aria-hidden="true">{skeleton}</div>}>{props.children}</Suspense>
            )}
          </div>
          {details && !toldAbove && (
            <div className="hg-row text-caption hg-panel-stale" role="status">
              {details}
            </div>
          )}
        </>
      ) : fault ? (
        <div className="hg-panel-body hg-panel-held grid">
          {/* The skeleton underneath keeps the place, so that the neighbours do not move. */}
          <div className="hg-panel-ghost" aria-hidden="true">
            {props.skeleton}
          </div>
          <div className="hg-state" role="alert">
            <StatePicture kind={fault.kind === 'permission' ? 'denied' : 'fault'} />
            {details}
          </div>
        </div>
      ) : (
        <div className="hg-panel-body" aria-hidden="true">
          {skeleton}
        </div>
      )}
      {props.footer && ready && (
        <footer className="text-ink-soft text-caption pt-2 px-4 pb-3 border-t border-t-line">
          {props.footer}
        </footer>
      )}
    </section>
  )
}
