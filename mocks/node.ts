import { setupServer, type SetupServer } from 'msw/node'
import { type Cloud, type CloudOptions, createCloud } from './cloud/index'
import { COLLECTIONS } from './collections'
import { cloudHandlers } from './host'

export interface NodeCloud {
  cloud: Cloud
  server: SetupServer
}

/** The cloud behind `fetch` of a Node process, for tests. Call `server.listen(…)` and `server.close()`. */
export function setupNodeCloud(options: CloudOptions): NodeCloud {
  const cloud = createCloud({ collections: COLLECTIONS, ...options })
  return { cloud, server: setupServer(...cloudHandlers(cloud, () => undefined)) }
}
