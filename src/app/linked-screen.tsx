import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { ServicesProvider, useServices } from '../console/services/services-context'
import { readWallLink } from '../domain/fleet/wall-link'
import { LinkedScreen as LinkedPage } from '../pages/large-screen/linked-screen'
import { wallSend } from '../providers/wall-send'
import { Boundary } from '../kit/parts/boundary'

/** A wall display by its link, in a browser where nobody has to be signed in; nothing of it is kept on the machine. */
export function LinkedScreen({ hash }: { hash: string }) {
  const [link] = useState(() => readWallLink(hash))
  const services = useServices()
  const { send, queryDefaults } = services
  const [over, setOver] = useState(link?.key == null)
  const [client] = useState(() => new QueryClient({ defaultOptions: queryDefaults }))
  const linked = useMemo(
    () => ({ ...services, send: link === null ? send : wallSend(send, link, () => setOver(true)) }),
    [services, send, link],
  )
  return (
    <ServicesProvider services={linked}>
      <QueryClientProvider client={client}>
        <main>
          <Boundary resetKey="largescreen">
            <Suspense fallback={null}>
              <LinkedPage screenId={over ? null : (link?.screenId ?? null)} />
            </Suspense>
          </Boundary>
        </main>
      </QueryClientProvider>
    </ServicesProvider>
  )
}
