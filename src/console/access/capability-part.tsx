import { type ReactNode, Suspense } from 'react'
import type { Capability } from '../../domain/people/capability'
import { EmptyState, ErrorState } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'
import { useCapability, useCapabilityFault } from './use-capability'

/**
 * What only some servers offer. `waiting` keeps its place while that is asked, and while a part of it is on its way; where no
 * answer came it says why, with a way to ask again, and a server without it says so.
 */
export function CapabilityPart(props: {
  of: Capability
  what: string
  waiting: ReactNode
  children: ReactNode
}) {
  const t = useText('console')
  const offered = useCapability(props.of)
  const unknown = useCapabilityFault()
  if (offered === false) return <EmptyState kind="unsupported" text={t('notOnServer')} />
  if (offered) return <Suspense fallback={props.waiting}>{props.children}</Suspense>
  return unknown === null ? props.waiting : <ErrorState {...unknown} what={props.what} />
}
