import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { build } from 'vite'

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Builds a page of the bench and sends it from a port of its own. */
export async function servePage(name) {
  const home = await mkdtemp(join(tmpdir(), `${name}-`))
  // The build writes a file beside its folder.
  const outDir = join(home, 'web')
  const options = { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 3000 }
  const root = resolve('tests/bench', name)
  await build({ configFile: 'vite.config.ts', root, logLevel: 'error', build: options })
  const server = createServer(({ url }, reply) => {
    const path = new URL(url, 'http://localhost').pathname
    reply.setHeader('content-type', TYPES[extname(path === '/' ? '.html' : path)] ?? 'text/html')
    createReadStream(join(outDir, path === '/' ? '/index.html' : path))
      .on('error', () => reply.writeHead(404).end())
      .pipe(reply)
  })
  await new Promise((ready) => server.listen(0, ready))
  return {
    address: `http://localhost:${server.address().port}/`,
    async stop() {
      server.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}
