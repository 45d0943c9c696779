import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { ServicesProvider, useServices } from '../console/services/services-context'
import { readWallLink, type WallStop } from '../domain/fleet/wall-link'
import { LinkedScreen as LinkedPage } from '../pages/large-screen/linked-screen'
import { wallSend } from '../providers/wall-send'
import { Boundary } from '../kit/parts/boundary'

/** A display whose link rests asks so often whether it goes on, ms. */
const ASK_AGAIN = 60_000

/** A wall display by its link, in a browser where nobody has to be signed in; nothing of it is kept on the machine. */
export function LinkedScreen({ hash }: { hash: string }) {
  const [link] = useState(() => readWallLink(hash))
  const services = useServices()
  const { send, queryDefaults } = services
  const [stop, setStop] = useState<WallStop | null>(link?.key == null ? 'over' : null)
  const [client] = useState(() => new QueryClient({ defaultOptions: queryDefaults }))
  const linked = useMemo(
    () => ({ ...services, send: link === null ? send : wallSend(send, link, setStop) }),
    [services, send, link],
  )
  useEffect(() => {
    if (stop === null || stop === 'over') return
    // It may go on without anybody near the display.
    const timer = setTimeout(() => setStop(null), ASK_AGAIN)
    return () => clearTimeout(timer)
  }, [stop])
  return (
    <ServicesProvider services={linked}>
      <QueryClientProvider client={client}>
        <main>
          <Boundary resetKey="largescreen">
            <Suspense fallback={null}>
              <LinkedPage screenId={link?.screenId ?? null} stop={stop} />
            </Suspense>
          </Boundary>
        </main>
      </QueryClientProvider>
    </ServicesProvider>
  )
}
