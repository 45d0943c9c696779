import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useServices } from '../../console/services/services-context'
import type { Page } from '../../domain/plants/reading'
import type { Services } from '../../providers/services'
import type { PlantNow } from '../../transport/calls/stations'
import { firstPlants } from './first-page'
import { FirstPane } from './first-pane'
import { FirstTable } from './first-table'

/** What the console's own screens put in the place of these rows: rows, or why there are none. */
const THERE = '[role=alert], .hg-state, #content :is([role=listbox], [role=grid], [role=dialog])'

/** Whether the console's own screen has begun to say something in the place of these rows. */
function useScreenThere(): boolean {
  const [there, setThere] = useState(() => document.querySelector(THERE) !== null)
  useEffect(() => {
    if (there) return
    const watch = new MutationObserver(() => setThere(document.querySelector(THERE) !== null))
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [there])
  return there
}

/**
 * Plants at the place where their list will stand, while the code of the console is on its way: to be read and to be
 * opened. They go as soon as the list itself is there.
 */
function FirstRows({ plants }: { plants: Page<PlantNow> }) {
  const { clock } = useServices()
  const [now] = useState(() => clock.now())
  const { pathname } = useLocation()
  if (useScreenThere()) return null
  if (pathname === '/plants') return <FirstTable rows={plants.rows} />
  return pathname.startsWith('/plant/infos') ? <FirstPane plants={plants} now={now} /> : null
}

/** Asks for the rows and answers how they look. Rejects as {@link firstPlants} does. */
export async function firstRows(services: Services): Promise<() => ReactNode> {
  const plants = await firstPlants(services)
  return () => <FirstRows plants={plants} />
}
