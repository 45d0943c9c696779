import { readFileSync } from 'node:fs'

/** Where Linux says how long the thread that reads has run, ns. */
const OWN_THREAD = '/proc/thread-self/schedstat'

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

function ofLinux(): number | null {
  try {
    const [nanoseconds = ''] = readFileSync(OWN_THREAD, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return null
  }
}

/** As Node has it from 23.9 on. */
const { threadCpuUsage } = process as { threadCpuUsage?: () => NodeJS.CpuUsage }

/**
 * Processor time of this thread alone, ms: files of tests run in threads of one process, and what another file does
 * meanwhile counts for the process. Where a system does not tell it, the time of the process.
 */
export const threadTime = (): number =>
  threadCpuUsage
    ? milliseconds(threadCpuUsage.call(process))
    : (ofLinux() ?? milliseconds(process.cpuUsage()))
