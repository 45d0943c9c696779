import { applyListState, narrowed } from '../schema/apply-list-state'
import type { RecordValues } from '../schema/codec'
import type { Plan } from '../schema/compile'
import { FaultError } from '../transport/fault-error'
import type { ListQuery } from './dialect'
import type { PageRequest } from './list-call'
import type { Listed, RecordId } from './source'

/** Part of a whole list, by the kinds' own rules: searched, filtered, ordered and cut here. */
export function partOf(
  plan: Plan,
  rows: readonly RecordValues[],
  { search, filters }: ListQuery,
  pageRequest: PageRequest | null,
): Listed {
  const state = { search, filters, tab: null }
  if (pageRequest === null) {
    const left = narrowed(plan, rows, state)
    return { data: left, total: left.length }
  }
  const { field, direction, page, size } = pageRequest
  const left = applyListState(plan, rows, { ...state, sort: { field, direction } })
  return { data: left.slice((page - 1) * size, page * size), total: left.length }
}

/** Ids come as numbers or as texts: an address knows texts only. */
export function withIds(plan: Plan, rows: readonly RecordValues[], ids: readonly RecordId[]) {
  const wanted = new Set(ids.map(String))
  return rows.filter((row) => wanted.has(String(row[plan.idField])))
}

/** What the cloud says of an id that nobody has (specification 8, 18). */
export const nobody = () => new FaultError({ kind: 'rejected', code: '18', status: 404, body: null })

export interface WholeLists {
  /** A fresh reply; it is kept for those who ask for a part of it next. */
  ask(key: string, load: () => Promise<readonly RecordValues[]>): Promise<readonly RecordValues[]>
  /** The kept reply, or a fresh one. */
  recall(key: string, load: () => Promise<readonly RecordValues[]>): Promise<readonly RecordValues[]>
  /** Something was written, or somebody else is asking. */
  forget(): void
}

/** Seconds for which a reply answers further questions: typing, references and records of the same list. */
const KEPT = 5

/** Replies of whole lists, for a moment. `now` is epoch seconds. */
export function createWholeLists(now: () => number): WholeLists {
  let kept = new Map<string, { at: number; rows: Promise<readonly RecordValues[]> }>()

  const keep = (key: string, rows: Promise<readonly RecordValues[]>) => {
    kept.set(key, { at: now(), rows })
    return rows
  }

  return {
    async ask(key, load) {
      const mine = kept
      // Kept only when complete: the caller may abort it.
      const rows = await load()
      if (mine === kept) void keep(key, Promise.resolve(rows))
      return rows
    },
    recall(key, load) {
      const entry = kept.get(key)
      if (entry !== undefined && now() - entry.at < KEPT) return entry.rows
      const mine = kept
      const rows = keep(key, load())
      // A failure answers nobody else.
      rows.catch(() => mine.delete(key))
      return rows
    },
    forget() {
      kept = new Map()
    },
  }
}
