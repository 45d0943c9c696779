import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { IDBFactory } from 'fake-indexeddb'
import { getResponse } from 'msw'
import { createCloud } from '../../mocks/cloud/index'
import { cloudHandlers } from '../../mocks/host'
import { createListener } from '../../mocks/http'
import { setupNodeCloud } from '../../mocks/node'
import { answeringWhenKept, openIndexedStore } from '../../mocks/store-indexed'

export interface Host {
  /** What stands before the path. */
  origin: string
  ask(request: Request): Promise<Response>
  close(): void
}

const OPTIONS = { now: () => Date.parse('2026-06-18T10:30:00Z'), plants: 60, control: true }

/** The cloud in each of its hosts, every one with a state of its own. */
export const HOSTS: Record<string, () => Promise<Host>> = {
  async 'HTTP server'() {
    const listener = createListener(createCloud(OPTIONS), (_, outgoing) => outgoing.writeHead(404).end())
    const server = createServer(listener)
    await new Promise<void>((resolve) => server.listen(0, resolve))
    return {
      origin: `http://localhost:${(server.address() as AddressInfo).port}`,
      ask: (request) => fetch(request),
      close: () => void server.close(),
    }
  },

  async 'msw/node'() {
    const { server } = setupNodeCloud(OPTIONS)
    server.listen({ onUnhandledRequest: 'error' })
    return { origin: 'http://cloud.test', ask: (request) => fetch(request), close: () => server.close() }
  },

  /** As the page's worker asks: the same handlers over the same store, without a browser around them. */
  async browser() {
    const kept = await openIndexedStore(new IDBFactory())
    const cloud = createCloud({ ...OPTIONS, store: kept.store })
    const handlers = cloudHandlers(answeringWhenKept(cloud, kept))
    return {
      origin: 'http://cloud.test',
      async ask(request) {
        const response = await getResponse(handlers, request)
        if (!response) throw new Error(`nobody answers ${request.url}`)
        return response
      },
      close: () => kept.close(),
    }
  },
}
