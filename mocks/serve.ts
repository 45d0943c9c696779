import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import { ACCOUNTS } from './cloud/people/accounts'
import { CONFIGURATION, upstreamConfiguration } from './configuration'
import { createListener, withConfiguration } from './http'
import type { Listener } from './requests'
import type { Letter } from './cloud/world'
import { addressesOf, reachOf } from './reach'
import {
  cloudFromEnvironment,
  consoleTheme,
  foreignOrigins,
  SettingError,
  tlsOf,
  trustedProxies,
} from './settings'
import { createStaticFiles } from './static-files'
import { createUpstreamListener, upstreamsFromEnvironment } from './upstream'
import { createWebServer } from './web-server'

/**
 * The simulated cloud as a Node server, or the way to a real one (UPSTREAM_EU, UPSTREAM_CN), with the
 * built console beside it if there is one.
 */

const PASSWORD = 'Harbour-Sun-58'

const nothingHere: Listener = (_incoming, outgoing) => {
  outgoing.writeHead(404, { 'content-type': 'text/plain;charset=UTF-8' })
  outgoing.end('This server answers API calls only; the console is not built or was left out.\n')
}

/** Plays the postman in the terminal. */
const post = ({ to, scene, code }: Letter) =>
  console.log(code ? `Verification code for ${to} (${scene}): ${code}` : `Notice to ${to}: ${scene}`)

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function portOf(raw: string | undefined): number {
  const port = Number(raw || 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT=${raw} is not a port number.`)
  return port
}

const OPENED =
  'HOST opens this server to a network: everybody there can sign in with the demo passwords, which are published.'

const PLAIN =
  'Browsers seal bodies over https and on localhost only: at the other addresses they travel in plain sight.'

interface Backend {
  listener: Listener
  name: string
  /** What somebody who starts it wants to know. */
  hint: string
  /** Its passwords stand in the README. */
  published: boolean
  close(): void
}

function backendOf(files: Listener, own: object): Backend {
  const upstreams = upstreamsFromEnvironment(process.env)
  if (upstreams) {
    const names = [upstreams.eu, upstreams.cn].flatMap((url) => (url ? [url.href] : []))
    return {
      listener: createUpstreamListener(
        upstreams,
        withConfiguration({ ...upstreamConfiguration(upstreams), ...own }, files),
      ),
      name: 'way to the vendor',
      published: false,
      hint: `API calls go to ${names.join(' and ')}`,
      close: () => undefined,
    }
  }
  const { cloud, notice, close } = cloudFromEnvironment(process.env, post, (id, error) =>
    console.error(`Failure ${id}:`, error),
  )
  if (notice) console.warn(notice)
  const names = new Set(ACCOUNTS.flatMap(({ email }) => email?.split('@')[0] ?? []))
  const phones = ACCOUNTS.filter(({ email }) => !email).map(({ phone }) => `+${phone}`)
  return {
    listener: createListener(cloud, files, {
      configuration: { ...CONFIGURATION, ...own },
      proxies: trustedProxies(process.env),
    }),
    name: 'cloud',
    published: true,
    hint: `accounts ${[...names].join(', ')} at @heliograph.example and ${phones.join(', ')}, all with password ${PASSWORD}`,
    close,
  }
}

function start(): void {
  const port = portOf(process.env['PORT'])
  const tls = tlsOf(process.env)
  const web = resolve('dist/web')
  const withConsole = !process.argv.includes('--cloud-only') && existsSync(web)
  const theme = consoleTheme(process.env)
  const files = withConsole ? createStaticFiles(web, foreignOrigins(process.env), theme) : nothingHere
  const backend = backendOf(files, theme === null ? {} : { theme })
  const reach = reachOf(process.env)
  const { server, drop } = createWebServer(backend.listener, tls)

  server.on('error', (error: NodeJS.ErrnoException) => {
    backend.close()
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use; choose another with PORT=… .`
        : `The server cannot start at ${reach.host}: ${error.message}`,
    )
  })
  server.listen(port, reach.host, () => {
    const address = server.address()
    const bound = typeof address === 'object' && address ? address.port : port
    console.log(
      `Heliograph ${withConsole ? 'console and ' : ''}${backend.name} ready at ${addressesOf(reach, bound, networkInterfaces(), tls !== null).join(', ')} ` +
        `(${backend.hint})`,
    )
    if (reach.open && backend.published) console.warn(tls === null ? `${OPENED}\n${PLAIN}` : OPENED)
  })

  let ending = false
  const end = () => {
    if (ending) process.exit(0)
    ending = true
    server.close(() => {
      backend.close()
      process.exit(0)
    })
    drop()
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

try {
  start()
} catch (error) {
  fail(error instanceof SettingError ? error.message : `The cloud cannot start: ${String(error)}`)
}
