import { isBusy, waitOf } from '../../../domain/faults/fault'
import type { ExportRow } from '../../../domain/export/rows'
import type { EpochSeconds } from '../../../domain/plants/reading'
import type { Send } from '../../../transport/call'
import { faultOf } from '../../../transport/fault-error'
import type { KeptParts } from '../../../transport/kept-parts'
import type { Part, Source } from './source'

/** Calls of one file that are under way at once: a server's budget is for the screens as well. */
const LANES = 3
/** Times that one call is tried again when the server is busy. */
const TRIES = 20

export interface Running {
  readonly send: Send
  readonly kept: KeptParts
  /** Keys of what is kept begin like this. */
  readonly prefix: string
  readonly signal: AbortSignal
  now(): EpochSeconds
  onProgress(done: number, total: number): void
  /** The server wants to be left alone until then. */
  onWait(until: EpochSeconds | null): void
}

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('', 'AbortError'))
    })
  })

/**
 * All rows of a source in the order of its parts. What an earlier run was answered is not asked again; a busy server is
 * waited for; any other failure rejects with its fault, and what was answered stays kept.
 */
export async function runParts(source: Source, running: Running): Promise<readonly ExportRow[]> {
  const { kept, prefix, signal } = running
  let total = source.parts
  let done = 0
  let next = 0
  const found = new Map<number, readonly ExportRow[]>()
  const one = async (index: number) => {
    const key = `${prefix}${index}`
    const known = (await kept.get(key)) as Part | undefined
    const part = known ?? (await asked(source, index, running))
    if (known === undefined) await kept.put(key, part)
    total = Math.max(total, part.parts ?? 0)
    found.set(index, part.rows)
    done += 1
    running.onProgress(done, total)
  }
  const lane = async () => {
    while (next < total) {
      signal.throwIfAborted()
      next += 1
      await one(next - 1)
    }
  }
  running.onProgress(0, total)
  // The first reply may say how many there are.
  if (total > 0) await one(next++)
  await Promise.all(Array.from({ length: LANES }, lane))
  return Array.from({ length: total }, (_, index) => found.get(index) ?? []).flat()
}

async function asked(source: Source, index: number, running: Running): Promise<Part> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await running.send(source.part(index), { signal: running.signal })
    } catch (error) {
      const fault = faultOf(error)
      if (!isBusy(fault) || tried === TRIES) throw error
      const wait = waitOf(fault)
      running.onWait(running.now() + wait)
      await pause(wait, running.signal)
      running.onWait(null)
    }
  }
}
