import { type ReactNode, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { Redirect } from '../kit/redirect'
import { closed } from '../schema/list-state'
import { useSession } from './use-identity'

/** Which step of the history is shown, counted by the router. */
const step = () => (window.history.state as { idx?: number } | null)?.idx ?? 0

/** A step back to before another identity was taken on opens its screen, and no record of the former one. */
export function OwnRecords(props: { children: ReactNode }) {
  const { turn } = useSession()
  const { pathname, search, hash } = useLocation()
  const came = useNavigationType()
  const [first, setFirst] = useState(() => (turn === 0 ? 0 : step()))
  // What is opened from there takes the place of the steps that followed.
  if (came === 'PUSH' && step() < first) setFirst(step())
  const query = came === 'POP' && step() < first ? closed(new URLSearchParams(search)) : null
  return query === null ? props.children : <Redirect to={`${pathname}?${query.toString()}${hash}`} />
}
