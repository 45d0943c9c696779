import { Activity, type ReactNode, useState } from 'react'

/**
 * Keeps what it holds, with all that was typed into it, while another route is shown. It is made at
 * the first visit; hidden, its effects are off.
 */
export function KeepAlive(props: { shown: boolean; children: ReactNode }) {
  const [visited, setVisited] = useState(props.shown)
  if (props.shown && !visited) setVisited(true)
  if (!visited && !props.shown) return null
  return <Activity mode={props.shown ? 'visible' : 'hidden'}>{props.children}</Activity>
}
