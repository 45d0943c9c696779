import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'

/**
 * How many writes a database has taken, kept beside it while it is open. A log that was cut off between two
 * transactions looks whole; only somebody outside knows that there was more. Written after the write is on the disk, so
 * that whatever stops the process it never says more than there was.
 */
export interface WrittenCount {
  /** What it said when the database was left; 0 where nothing was left behind. */
  readonly before: number
  write(count: number): void
  /** Of a database that is closed nothing is left in a log. */
  end(): void
}

const DIGITS = 16

export function openWrittenCount(file: string): WrittenCount {
  const before = existsSync(file) ? Number(readFileSync(file, 'latin1')) || 0 : 0
  const handle = openSync(file, existsSync(file) ? 'r+' : 'w', 0o600)
  return {
    before,
    write(count) {
      try {
        writeSync(handle, String(count).padStart(DIGITS), 0)
      } catch {
        // What lags behind notices less, and the write itself is kept.
      }
    },
    end() {
      closeSync(handle)
      rmSync(file, { force: true })
    },
  }
}
