import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** A place that takes a few megabytes and no more, until it is given room. */
export interface SmallDisk {
  /** What a server is started through, so that it has the place. */
  through: readonly string[]
  /** The same once there is room. */
  again: readonly string[]
  giveRoom(server: number): void
  close(): void
}

const done = (command: string, ...rest: string[]) =>
  spawnSync(command, rest, { stdio: 'ignore' }).status === 0

const ENTER = ['nsenter', '--user', '--mount', '--preserve-credentials', '--target']

/** A file system of its own over a folder, seen by those who enter where it is mounted; most of it is taken. */
async function mounted(folder: string): Promise<SmallDisk> {
  const script =
    'mount -t tmpfs -o size=6m none "$0" && head -c 3500000 /dev/zero > "$0/ballast" && echo there && cat'
  const holder = spawn('unshare', ['--map-root-user', '--mount', 'sh', '-c', script, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  const through = [...ENTER, String(holder.pid)]
  return {
    through,
    again: through,
    giveRoom: () => void done(through[0] ?? '', ...through.slice(1), 'rm', `${folder}/ballast`),
    close: () => void holder.kill(),
  }
}

/** A limit of the length of each file, in blocks of 512 bytes, as the kernel has it for a process. */
const limited = (): Promise<SmallDisk> =>
  Promise.resolve({
    through: ['sh', '-c', 'ulimit -S -f 4096 && exec "$@"', 'sh'],
    again: [],
    giveRoom: (server) => void done('prlimit', '--pid', String(server), '--fsize=unlimited'),
    close: () => undefined,
  })

type Way = [title: string, make: (folder: string) => Promise<SmallDisk>]
const MOUNTED: Way = ['a file system of 6 MB', mounted]
const LIMITED: Way = ['files of 2 MB', limited]

/** The ways that this machine has to make room short. */
export const SMALL_DISKS: readonly Way[] = [
  ...(done('unshare', '--map-root-user', '--mount', 'true') ? [MOUNTED] : []),
  ...(done('prlimit', '--version') ? [LIMITED] : []),
]
