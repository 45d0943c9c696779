import type { EpochSeconds } from '../domain/plants/reading'

/** Now by the server, because a browser's clock may be wrong by hours. */
export interface ServerClock {
  /** Epoch seconds by the server's clock; the machine's own before the first reply. */
  now(): EpochSeconds
  /** Learns from the `Date` header of a reply. */
  observe(header: string | null): void
}

/** The header counts whole seconds, so smaller differences say nothing. */
const GRAIN = 1.5

/** `machine` gives epoch milliseconds. */
export function createServerClock(machine: () => number): ServerClock {
  let offset = 0
  return {
    now: () => machine() / 1000 + offset,
    observe(header) {
      const server = header === null ? Number.NaN : Date.parse(header) / 1000
      if (!Number.isFinite(server)) return
      const seen = server - machine() / 1000
      if (Math.abs(seen - offset) > GRAIN) offset = seen
    },
  }
}
