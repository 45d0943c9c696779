import type { Fault } from '../../domain/faults/fault'
import type { EpochSeconds } from '../../domain/plants/reading'

/** What a part of a screen knows of the answer that it waits for. */
export interface CallState<T> {
  data: T | undefined
  fault: Fault | null
  /** Whether there was an answer or a failure, ever: what waits for one of them does so once. */
  answered: boolean
  /** Nothing to show yet and a reply is awaited. */
  loading: boolean
  /** Data is shown and a newer reply to the same question is awaited: dim it. */
  refreshing: boolean
  /** When the data shown was received, by the server's clock. */
  updatedAt: EpochSeconds | null
  retry(): void
}

/** A part of a screen that waits for no answer. */
export const SETTLED = { data: true, fault: null, loading: false, refreshing: false, retry: () => undefined }
