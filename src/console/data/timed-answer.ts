import type { EpochSeconds } from '../../domain/plants/reading'
import type { Services } from '../../providers/services'
import type { Call } from '../../transport/call'

/** An answer and when it came. Wrapped, because a call may rightly answer null and react-query forbids undefined. */
export async function timedAnswer<T>(
  { send, clock }: Pick<Services, 'send' | 'clock'>,
  call: Call<T>,
  signal: AbortSignal,
): Promise<{ value: T; at: EpochSeconds }> {
  const value = await send(call, { signal })
  return { value, at: clock.now() }
}
