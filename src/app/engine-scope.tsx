import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react'
import { Keys } from '../console/keys/keys'
import { UndoBar } from '../console/record/undo-bar'
import { CapabilityContext } from '../console/record/use-actions'
import { useServices } from '../console/services-context'
import { WidgetsProvider } from '../console/widgets'
import { lazyPart } from './lazy-part'

const AntdScope = lazyPart(() => import('./antd-scope').then((part) => part.AntdScope))

function Library(props: { children?: ReactNode }) {
  return <AntdScope>{props.children}</AntdScope>
}

/** What the screens of declared resources need around them: what the server can do, controls, keys and undo. */
export function EngineScope(props: { children: ReactNode }) {
  const { capabilities } = useServices()
  const { status, held } = useSyncExternalStore(capabilities.subscribe, capabilities.getState)
  useEffect(() => {
    if (status === 'idle') void capabilities.ask()
  }, [status, capabilities])
  const capable = useCallback(
    (name: string) => (status === 'known' ? [...held].some((one) => one === name) : null),
    [status, held],
  )
  return (
    <CapabilityContext value={capable}>
      <WidgetsProvider scope={Library}>{props.children}</WidgetsProvider>
      <UndoBar />
      <Keys />
    </CapabilityContext>
  )
}
