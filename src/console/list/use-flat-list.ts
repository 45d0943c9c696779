import { type BaseRecord, type HttpError, type Pagination, useList } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { RecordValues } from '../../schema/codec'
import { whileShown } from '../data/while-shown'
import { type ListSource, NOTHING, type SourceQuestion } from './list-source'
import type { AskedRows } from './question'

/** A list that comes in one piece is asked for with this many rows; nobody has more. */
const EVERYTHING = 100_000
const NO_RECORDS: readonly RecordValues[] = []

function useAnswer(
  { plan, meta, every, enabled }: SourceQuestion,
  asked: Partial<AskedRows>,
  pagination: Pagination,
): ListSource {
  const { query } = useList<BaseRecord, HttpError>({
    ...{ resource: plan.name, meta, errorNotification: false },
    ...asked,
    pagination,
    queryOptions: { enabled, refetchInterval: whileShown(every), placeholderData: keepPreviousData },
  })
  const answer = query.data as { data: readonly RecordValues[]; total?: number } | undefined
  return {
    records: answer?.data ?? NO_RECORDS,
    known: answer !== undefined,
    former: query.isPlaceholderData,
    total: answer?.total ?? null,
    complete: false,
    turns: 1,
    hasMore: false,
    loadingMore: false,
    gathering: false,
    error: query.error,
    outdated: null,
    loadMore: NOTHING,
    retry: () => void query.refetch(),
    look: NOTHING,
  }
}

/** All records in one answer; what is searched, filtered and ordered is so here. */
export const useWholeList = (question: SourceQuestion): ListSource =>
  useAnswer(question, {}, { mode: 'off', pageSize: EVERYTHING, currentPage: 1 })

/** One page at a time, searched, filtered and ordered by the server. */
export function usePagedList(question: SourceQuestion): ListSource {
  const { plan, state, asked } = question
  const source = useAnswer(question, asked, { mode: 'server', pageSize: plan.size, currentPage: state.page })
  const { records, total } = source
  return {
    ...source,
    complete: total !== null && records.length >= total,
    turns: Math.max(1, Math.ceil((total ?? records.length) / plan.size)),
  }
}
