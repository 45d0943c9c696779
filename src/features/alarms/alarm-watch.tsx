import { useKeys } from '@refinedev/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { alarmStamp } from '../../transport/calls/alarm-triage'
import { useCountOfTitle } from '../../kit/parts/screen-name'
import { useIdle } from '../../kit/browser/use-idle'
import { useServices } from '../../console/services/services-context'
import { useCapability } from '../../console/access/use-capability'
import { useGranted } from '../../console/access/use-granted'
import { onlyFailed } from '../../console/data/while-shown'
import { usePace } from '../../console/data/use-preferences'
import { useOpenAlarms } from './use-alarm-figures'

/** Seconds between two looks: while the page is seen, and while only its title is. */
const SEEN = 5
const HIDDEN = 60

/**
 * Asks a few times a minute whether alarms have changed, by anybody anywhere, and has what shows them asked for again
 * when they have: lists, details, the count in menu and title.
 */
export function AlarmWatch() {
  const mayRead = useGranted('alerts', ['read']).has('read')
  return mayRead ? <Watching /> : null
}

function Watching() {
  const { send } = useServices()
  const client = useQueryClient()
  const { keys } = useKeys()
  const capable = useCapability('alertStamp')
  const idle = useIdle()
  const [seen, hidden] = [usePace(SEEN), usePace(HIDDEN)]
  const { data: stamp } = useQuery({
    queryKey: ['call', 'alert-stamp'],
    queryFn: ({ signal }) => send(alarmStamp(), { signal }),
    enabled: capable === true && idle,
    refetchInterval: () => (document.hidden ? hidden : seen),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  })
  const known = useRef(stamp)
  useEffect(() => {
    const before = known.current
    known.current = stamp
    if (before === undefined || before === stamp) return
    for (const name of ['alerts', 'plant-alerts'])
      void client.invalidateQueries({
        queryKey: keys().data().resource(name).get(),
        // What failed heals by itself, and says so until then.
        predicate: (query) => !onlyFailed(query),
      })
  }, [stamp, client, keys])
  useCountOfTitle(useOpenAlarms())
  return null
}
