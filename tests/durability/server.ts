import { type ChildProcess, spawn } from 'node:child_process'
import { resolve as absolute } from 'node:path'

export interface Running {
  origin: string
  pid: number
  /** As `kill -9` does it; resolves when the process is gone. */
  kill(): Promise<void>
  /** As somebody who stops it does. */
  end(): Promise<void>
  /** All that it said. */
  said(): string
}

/** Starts the built cloud alone on a free port, with a small fleet and a state folder, `through` another command. */
export async function startCloud(
  state: string,
  more: Readonly<Record<string, string>> = {},
  through: readonly string[] = [],
): Promise<Running> {
  const env = { ...process.env, PORT: '0', CLOUD_PLANTS: '20', CLOUD_STATE: state, ...more }
  const [command = '', ...rest] = [
    ...through,
    process.execPath,
    absolute('dist/server/serve.js'),
    '--cloud-only',
  ]
  const child: ChildProcess = spawn(command, rest, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: unknown) => {
      said += String(chunk)
      const port = /ready at (http:\/\/localhost:\d+)/.exec(said)?.[1]
      if (port) resolve(port)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    void gone.then(() => reject(new Error(`the cloud did not start: ${said}`)))
  })
  const by = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return gone
  }
  return {
    origin,
    pid: child.pid ?? 0,
    said: () => said,
    kill: () => by('SIGKILL'),
    end: () => by('SIGTERM'),
  }
}
