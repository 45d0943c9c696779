import type { WallLink, WallStop } from '../domain/fleet/wall-link'
import type { Send } from '../transport/call'
import { faultOf } from '../transport/fault-error'

const STOPS: Readonly<Record<string, WallStop | undefined>> = Object.assign(Object.create(null), {
  '401': 'over',
  WALL_PAUSED: 'paused',
  WALL_ADDRESS: 'elsewhere',
})

/**
 * Asks as the display behind a link: by its key, in its data centre, never as the person who is signed in. Refused for the
 * key itself, the link is over; while it rests, or from another address than it is for, it opens nothing.
 */
export const wallSend =
  (send: Send, { key, region }: WallLink, stopped: (by: WallStop) => void): Send =>
  async (call, options) => {
    const headers = { ...call.headers, Authorization: `Bearer ${key ?? ''}` }
    try {
      // A session of this browser has no part in it, and does not end with the link.
      return await send({ ...call, headers, mdc: region, public: true }, options)
    } catch (error) {
      const fault = faultOf(error)
      const by =
        fault.kind === 'rejected' ? STOPS[fault.status === 401 ? '401' : fault.code.trim()] : undefined
      if (by !== undefined) stopped(by)
      throw error
    }
  }
