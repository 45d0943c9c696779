import { createContext, type ReactNode, useContext } from 'react'
import type { Workbench } from '../providers/workbench'

const WorkbenchContext = createContext<Workbench | null>(null)

export function WorkbenchProvider(props: { workbench: Workbench; children: ReactNode }) {
  return <WorkbenchContext.Provider value={props.workbench}>{props.children}</WorkbenchContext.Provider>
}

/** Plans, data and permissions, for whoever has signed in. Throws outside of a {@link WorkbenchProvider}. */
export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext)
  if (workbench === null) throw new Error('useWorkbench needs a WorkbenchProvider above it')
  return workbench
}
