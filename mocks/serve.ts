import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { ACCOUNTS } from './cloud/accounts'
import type { Listener } from './http'
import { createListener } from './http'
import { cloudFromEnvironment, SettingError } from './settings'
import { createStaticFiles } from './static-files'

/** The simulated cloud as a Node server, with the built console beside it if there is one. */

const PASSWORD = 'Harbour-Sun-58'

const nothingHere: Listener = (_incoming, outgoing) => {
  outgoing.writeHead(404, { 'content-type': 'text/plain;charset=UTF-8' })
  outgoing.end('This server answers API calls only; the console is not built or was left out.\n')
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function portOf(raw: string | undefined): number {
  const port = Number(raw || 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT=${raw} is not a port number.`)
  return port
}

function start(): void {
  const port = portOf(process.env['PORT'])
  const running = cloudFromEnvironment(process.env, ({ to, scene, code }) =>
    console.log(`Verification code for ${to} (${scene}): ${code}`),
  )
  if (running.notice) console.warn(running.notice)
  const web = resolve('dist/web')
  const withConsole = !process.argv.includes('--cloud-only') && existsSync(web)
  const server = createServer(
    createListener(running.cloud, withConsole ? createStaticFiles(web) : nothingHere),
  )

  server.on('error', (error: NodeJS.ErrnoException) => {
    running.close()
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use; choose another with PORT=… .`
        : `The server cannot start: ${error.message}`,
    )
  })
  server.listen(port, () => {
    const address = server.address()
    const bound = typeof address === 'object' && address ? address.port : port
    const names = new Set(ACCOUNTS.map(({ email, phone }) => email?.split('@')[0] ?? `+${phone}`))
    console.log(
      `Heliograph ${withConsole ? 'console and cloud' : 'cloud'} ready at http://localhost:${bound} ` +
        `(accounts ${[...names].join(', ')} @heliograph.example, password ${PASSWORD})`,
    )
  })

  let ending = false
  const end = () => {
    if (ending) process.exit(0)
    ending = true
    server.close(() => {
      running.close()
      process.exit(0)
    })
    server.closeAllConnections()
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

try {
  start()
} catch (error) {
  fail(error instanceof SettingError ? error.message : `The cloud cannot start: ${String(error)}`)
}
