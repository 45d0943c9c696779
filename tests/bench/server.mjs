import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export const sha256 = (text) => createHash('sha256').update(text).digest('hex')

/** Starts the built server on a port of its own and waits until it answers. */
export async function startServer({ port, plants, clock = '2026-06-18T10:30:00Z', pinned = false }) {
  const env = {
    ...process.env,
    PORT: String(port),
    CLOUD_PLANTS: String(plants),
    CLOUD_CLOCK: clock,
    CLOUD_STATE: 'memory',
    CLOUD_CONTROL: '1',
  }
  const node = [process.execPath, 'dist/server/serve.js']
  const command = pinned && process.platform === 'linux' ? ['taskset', '-c', '0', ...node] : node
  const child = spawn(command[0], command.slice(1), { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const origin = `http://localhost:${port}`
  const deadline = performance.now() + 30_000
  for (;;) {
    const ready = await fetch(`${origin}/__cloud/health`).then(
      (r) => r.ok,
      () => false,
    )
    if (ready) break
    if (performance.now() > deadline) throw new Error('the server did not start within 30 s')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const memory = () => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  }
  return { origin, memory, stop: () => child.kill('SIGTERM') }
}

export async function token(origin, account = 'admin', password = 'Harbour-Sun-58') {
  const body = new URLSearchParams({
    grant_type: 'mdc_password',
    username: `${account}@heliograph.example`,
    password: sha256(password),
    identity_type: '2',
    client_id: 'test',
    system: 'SOLARMAN',
  })
  const reply = await fetch(`${origin}/mdc-eu/oauth2-s/oauth/token`, { method: 'POST', body })
  if (!reply.ok) throw new Error(`sign-in: status ${reply.status}`)
  return (await reply.json()).access_token
}

export const percentile = (values, part) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]

export const median = (values) => percentile(values, 0.5)

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function randomOf(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
