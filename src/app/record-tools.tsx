import { type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { UndoBar } from '../console/record/undo-bar'
import { CapabilityContext } from '../console/record/use-actions'
import { useServices } from '../console/services/services-context'
import { AntdBoundaryProvider } from '../console/services/antd-boundary'
import { useSignedInServices } from '../console/services/signed-in-context'
import { lazyPart } from '../kit/parts/lazy-part'

const AntdScope = lazyPart(() => import('./antd-scope').then((part) => part.AntdScope))

/** What forms, details and actions borrow from the app: the component library, the server's capabilities, the undo. */
export function RecordTools(props: { children: ReactNode }) {
  const { capabilities } = useServices()
  const { plans } = useSignedInServices()
  const { status, held } = useSyncExternalStore(capabilities.subscribe, capabilities.getState)
  const wanted = useMemo(
    () =>
      plans.all.some(
        (plan) => plan.capability !== null || Object.values(plan.actions).some((one) => one.capability),
      ),
    [plans],
  )
  useEffect(() => {
    if (wanted && status === 'idle') void capabilities.ask()
  }, [wanted, status, capabilities])
  const capable = useCallback(
    (name: string) => (status === 'known' ? (held as ReadonlySet<string>).has(name) : null),
    [status, held],
  )
  return (
    <AntdBoundaryProvider scope={AntdScope}>
      <CapabilityContext.Provider value={capable}>{props.children}</CapabilityContext.Provider>
      <UndoBar />
    </AntdBoundaryProvider>
  )
}
