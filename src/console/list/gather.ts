import type { RecordValues } from '../../schema/codec'
import type { SignedInServices } from '../../providers/signed-in-services'
import { type AskedPage, fetchPage } from './question'

interface Gathering extends Omit<AskedPage, 'page'> {
  /** How many rows are enough; without it all of them. */
  readonly limit?: number
  /** Rows there are so far, of so many. */
  onProgress?(done: number, total: number): void
}

/** Nobody reads more than this in one file, and no server should be asked for it. */
const MAX = 100_000

/**
 * Every record that matches, page by page in the order of the list. Rejects with the fault of the page that failed,
 * and when it is called off.
 */
export async function gather(
  data: SignedInServices['data'],
  { plan, asked, meta, signal, onProgress, size = plan.size, limit = MAX }: Gathering,
): Promise<readonly RecordValues[]> {
  const found = new Map<string, RecordValues>()
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted()
    const reply = await fetchPage<RecordValues>(data, { plan, asked, meta, page, size, signal })
    // Rows may move between two pages while they are fetched; none is in the file twice.
    for (const record of reply.data) found.set(String(record[plan.idField]), record)
    onProgress?.(found.size, Math.max(found.size, reply.total))
    if (reply.data.length === 0 || page * size >= Math.min(reply.total, limit)) return [...found.values()]
  }
}
