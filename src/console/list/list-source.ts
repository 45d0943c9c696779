import type { RecordValues } from '../../schema/codec'
import type { Plan } from '../../schema/compile'
import type { ListState } from '../../schema/list-state'
import type { Named } from './list-rows'
import type { AskedRows } from './question'

/** What a list asks for, and how often. */
export interface SourceQuestion {
  readonly plan: Plan
  readonly state: ListState
  readonly asked: AskedRows
  readonly meta: object
  /** Time between two askings, ms; false for never. */
  readonly every: number | false
  readonly enabled: boolean
  /** Time after which an empty list is asked for again, and all in sight when somebody comes back to the tab, ms. */
  readonly soon?: number | undefined
}

/** Records of a list, whichever way they come: in one piece, page by page, or more and more of them. */
export interface ListSource<R = RecordValues> {
  readonly records: readonly R[]
  /** Whether anything was answered yet. */
  readonly known: boolean
  /** What is there answers the question before. */
  readonly former: boolean
  /** Records that match, as the server counts them; null where it does not. */
  readonly total: number | null
  /** No other record matches. */
  readonly complete: boolean
  /** Pages, where one is shown at a time; otherwise 1. */
  readonly turns: number
  readonly hasMore: boolean
  readonly loadingMore: boolean
  /** All of them are being fetched, because their order is made here. */
  readonly gathering: boolean
  /** Why it is not there, or not further; null where nothing failed. */
  readonly error: unknown
  /** Why what is there is not the newest. */
  readonly outdated: unknown
  loadMore(): void
  retry(): void
  /** Reports which of the rows shown, from 0, are in sight. */
  look(rows: readonly Named[], first: number, last: number): void
}

export const NOTHING = () => undefined
