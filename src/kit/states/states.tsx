import type { ReactNode } from 'react'
import './states.css'
import type { Fault } from '../../domain/faults/fault'
import { FaultDetails } from '../panel/fault-details'
import { StatePicture } from './states-picture'
import type { EmptyKind, PictureKind } from './picture-kind'

export interface EmptyProps {
  kind: EmptyKind
  /** One sentence, translated. */
  text: string
  /** At most one thing to do about it. */
  action?: ReactNode
}

/** Nothing to show, and why: created, filtered, period, unmeasured, quiet or unsupported. */
export function EmptyState(props: EmptyProps) {
  return (
    <div className="hg-state" data-kind={props.kind}>
      <StatePicture kind={props.kind} />
      <p className="hg-state-text">{props.text}</p>
      {props.action}
    </div>
  )
}

/** What failed, whose fault it is and what can be done now; 429 and 503 count down to the next try. */
export function ErrorState(props: { fault: Fault; retry?: () => void; what?: string }) {
  return (
    <div className="hg-state" role="alert">
      <StatePicture kind={props.fault.kind === 'permission' ? 'denied' : 'fault'} />
      <FaultDetails {...props} />
    </div>
  )
}

/** A whole page that only says something: picture, heading, sentences, one way on. */
export function StatePage(props: {
  picture: PictureKind
  title: string
  /** 2 inside a frame that has the page's name already. */
  level?: 1 | 2
  children?: ReactNode
  action?: ReactNode
}) {
  const Heading = props.level === 2 ? 'h2' : 'h1'
  return (
    <div className="hg-state hg-state-page">
      <StatePicture kind={props.picture} />
      <Heading>{props.title}</Heading>
      {props.children}
      {props.action}
    </div>
  )
}
