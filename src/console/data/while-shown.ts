import { faultOf } from '../../transport/fault-error'

/** Whether nothing came but a failure: it stands until an answer takes its place. */
export const onlyFailed = ({ state }: { state: { data: unknown; error: unknown } }): boolean =>
  state.data === undefined && state.error !== null

/**
 * The pace of what has something to show. What failed instead is asked again beside it, so that the failure stands
 * until there is an answer (`useRecovery`); only a refusal, which nobody else repeats, keeps the pace.
 */
export const whileShown =
  (pace: number | false) =>
  (query: Parameters<typeof onlyFailed>[0]): number | false =>
    onlyFailed(query) && faultOf(query.state.error).kind !== 'permission' ? false : pace
