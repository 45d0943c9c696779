import { networkInterfaces } from 'node:os'

type Interfaces = ReturnType<typeof networkInterfaces>

const LOOPBACK = '127.0.0.1'
const EVERYWHERE = ['0.0.0.0', '::']

export interface Reach {
  /** What is listened on. */
  host: string
  /** Whether others than this machine reach it. */
  open: boolean
}

/** This machine alone, unless `HOST` opens it. */
export function reachOf(env: Readonly<Record<string, string | undefined>>): Reach {
  const host = env['HOST'] || LOOPBACK
  return host === 'localhost' ? { host: LOOPBACK, open: false } : { host, open: !/^127\.|^::1$/.test(host) }
}

/** Addresses under which browsers find a server, the plainest first. */
export function addressesOf(
  { host, open }: Reach,
  port: number,
  all: Interfaces = networkInterfaces(),
  secure = false,
): string[] {
  const written = (name: string) =>
    `http${secure ? 's' : ''}://${name.includes(':') ? `[${name}]` : name}:${String(port)}`
  if (!open) return [written(host === LOOPBACK ? 'localhost' : host)]
  if (!EVERYWHERE.includes(host)) return [written(host)]
  const others = Object.values(all).flatMap((list) => list ?? [])
  const named = others.filter(({ internal, family }) => !internal && family === 'IPv4')
  return [written('localhost'), ...named.map(({ address }) => written(address))]
}
