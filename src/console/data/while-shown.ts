import { faultOf } from '../../transport/fault-error'

/**
 * The pace of what has something to show. What failed instead is asked again beside it, so that the failure stands
 * until there is an answer (`useRecovery`); only a refusal, which nobody else repeats, keeps the pace.
 */
export const whileShown =
  (pace: number | false) =>
  ({ state }: { state: { data: unknown; error: unknown } }): number | false =>
    state.data === undefined && state.error !== null && faultOf(state.error).kind !== 'permission'
      ? false
      : pace
