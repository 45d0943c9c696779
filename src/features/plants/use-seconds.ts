import { useEffect, useState } from 'react'
import { useServices } from '../../console/services/services-context'
import type { EpochSeconds } from '../../domain/plants/reading'

/** The server's time, renewed every `every` seconds while the page is shown. */
export function useNow(every = 10): EpochSeconds {
  const { clock } = useServices()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setNow(clock.now())
    }, every * 1000)
    return () => clearInterval(timer)
  }, [clock, every])
  return now
}
