import type { BaseRecord, DataProvider, GetListParams } from '@refinedev/core'

interface Asked extends Omit<GetListParams, 'meta'> {
  readonly meta?: object
  /** Calls the question off. */
  readonly signal: AbortSignal
}

/** A list by the data provider itself, where no hook of refine asks. Its types know no question that can be called off. */
export const askList = <P>(data: DataProvider, { signal, meta, ...asked }: Asked): Promise<P> =>
  data.getList<BaseRecord>({
    ...asked,
    meta: { ...meta, queryContext: { signal } },
  } as GetListParams) as Promise<P & { data: BaseRecord[]; total: number }>
