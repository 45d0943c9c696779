import type { WallLink } from '../domain/fleet/wall-link'
import type { Send } from '../transport/call'
import { faultOf } from '../transport/fault-error'

/**
 * Asks as the display behind a link: by its key, in its data centre, never as whoever is signed in here. Refused for the
 * key itself, the link is over.
 */
export const wallSend =
  (send: Send, { key, region }: WallLink, over: () => void): Send =>
  async (call, options) => {
    const headers = { ...call.headers, Authorization: `Bearer ${key ?? ''}` }
    try {
      // A session of this browser has no part in it, and does not end with the link.
      return await send({ ...call, headers, mdc: region, public: true }, options)
    } catch (error) {
      const fault = faultOf(error)
      if (fault.kind === 'rejected' && fault.status === 401) over()
      throw error
    }
  }
