import { type ReactNode, useId } from 'react'
import './account.css'

/** One part of a settings page under its heading. */
export function Section(props: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      {props.lead !== undefined && <p className="account-lead">{props.lead}</p>}
      {props.children}
    </section>
  )
}

export function Page(props: { title: string; children: ReactNode }) {
  return (
    <div className="account-settings">
      <h1>{props.title}</h1>
      {props.children}
    </div>
  )
}
