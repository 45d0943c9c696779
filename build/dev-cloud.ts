import type { Connect, Plugin } from 'vite'
import { following } from '../mocks/following.ts'

/** `mocks/dev.ts` is loaded by the dev server itself, so that it follows edits. */
interface CloudModule {
  cloudMiddleware(env: NodeJS.ProcessEnv): Connect.NextHandleFunction
}

/** The simulated cloud behind the dev server, on the same origin. */
export function cloudBehindDevServer(): Plugin {
  return {
    name: 'cloud-behind-dev-server',
    apply: 'serve',
    async configureServer(server) {
      if (server.config.mode !== 'development' || process.env['VITEST']) return
      // A list of files is not followed on the server's side: one more or one less makes the cloud anew.
      for (const event of ['add', 'unlink'] as const)
        server.watcher.on(event, (file) => {
          if (/\/(resources|mocks|src)\//.test(file)) server.environments.ssr.moduleGraph.invalidateAll()
        })
      const load = async () => (await server.ssrLoadModule('/mocks/dev.ts')) as CloudModule
      server.middlewares.use(await following(load, (loaded) => loaded.cloudMiddleware(process.env)))
    },
  }
}
