import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the cloud's control calls accept (mocks/README.md). */
export interface FaultRule {
  match: { method?: string; path: string }
  times?: number
  delayMs?: number
  status?: number
  body?: unknown
  drop?: boolean
  malformed?: boolean
}

export interface SeenRequest {
  method: string
  path: string
  query: Record<string, string>
  /** Names only. */
  headers: string[]
  body: unknown
  status: number
}

/** Half past noon of a June day in Berlin, with the sun up over every demo plant of Europe. */
const START = '2026-06-18T10:30:00Z'

/** A port that nobody listens on: another run on the same machine has servers of its own. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** One server process with a port and a state folder of its own; it keeps both when it is started again. */
export class Server {
  private port = 0
  private child: ChildProcess | null = null
  private readonly state = mkdtempSync(join(tmpdir(), 'heliograph-state-'))

  constructor(
    private readonly settings: Record<string, string> = {},
    /** Folder of the build that is served. */
    private readonly home = process.cwd(),
  ) {}

  /** Known once it was started. */
  get origin(): string {
    return `http://localhost:${String(this.port)}`
  }

  async start(): Promise<void> {
    if (this.port === 0) this.port = await freePort()
    const env = {
      ...process.env,
      PORT: String(this.port),
      CLOUD_CONTROL: '1',
      CLOUD_CLOCK: START,
      CLOUD_STATE: this.state,
      ...this.settings,
    }
    this.child = spawn(process.execPath, ['dist/server/serve.js'], {
      env,
      cwd: this.home,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    for (let attempt = 0; attempt < 300; attempt += 1) {
      if (
        await fetch(`${this.origin}/__cloud/health`)
          .then((reply) => reply.ok)
          .catch(() => false)
      )
        return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`no server on ${this.origin} within 30 s`)
  }

  async stop(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }

  async dispose(): Promise<void> {
    await this.stop()
    rmSync(this.state, { recursive: true, force: true })
  }

  private async control(method: string, path: string, body?: unknown): Promise<unknown> {
    const reply = await fetch(`${this.origin}/__cloud/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!reply.ok) throw new Error(`${method} /__cloud/${path} answered ${String(reply.status)}`)
    const text = await reply.text()
    return text ? (JSON.parse(text) as unknown) : null
  }

  /** Every test starts at the same time of day, however long the process has run. */
  reset = () => this.control('POST', 'reset', { now: this.settings['CLOUD_CLOCK'] ?? START })
  clock = (now: string) => this.control('POST', 'clock', { now })
  fault = (rule: FaultRule) => this.control('POST', 'faults', rule)
  heal = () => this.control('DELETE', 'faults')
  slide = (enabled: boolean) => this.control('POST', 'slide', { enabled })
  mailbox = async () => (await this.control('GET', 'mailbox')) as { to: string; code: string }[]
  forgetRequests = () => this.control('DELETE', 'requests')
  requests = async () => (await this.control('GET', 'requests')) as SeenRequest[]

  /** Has a verification code sent, as any other client would. */
  async sendCode(identifier: string, scene: string): Promise<void> {
    await fetch(`${this.origin}/mdc-eu/user-s/acc/verify-code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier, scene }),
    })
  }

  /** Status of a token call by HTTP, past the console. */
  async token(prefix: string, username: string, password: string): Promise<number> {
    const hash = createHash('sha256').update(password).digest('hex')
    const body = new URLSearchParams({ grant_type: 'mdc_password', username, password: hash })
    return (await fetch(`${this.origin}${prefix}/oauth2-s/oauth/token`, { method: 'POST', body })).status
  }
}
