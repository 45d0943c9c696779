import type { Session } from '../providers/session-types'
import type { ConsoleStorage } from '../transport/storage'

/** What the guard takes out of an address (specification 2). */
export interface TakenFromAddress {
  /** `clear` ends the session, anything else is the new session token. */
  token: string | null
  region: string | null
  clientStyle: string | null
  /** The address without token and region: path, query and hash; the same text when nothing was taken. */
  rest: string
}

/** Pure: reads token, region and clientStyle and gives the address without the first two. */
export function readAddress(address: URL): TakenFromAddress {
  const query = new URLSearchParams(address.search)
  const token = query.get('token')
  const region = query.get('region')
  const clientStyle = query.get('clientStyle')
  // A path of two slashes would name another host, and browsers refuse to go on with it.
  const path = address.pathname.replace(/^\/{2,}/, '/')
  if (token === null && region === null) {
    return { token, region, clientStyle, rest: path + address.search + address.hash }
  }
  query.delete('token')
  query.delete('region')
  const search = query.toString()
  return { token, region, clientStyle, rest: path + (search && `?${search}`) + address.hash }
}

/**
 * The navigation guard: keeps what the address brings and answers the address to go on with.
 * A token from the address is kept without expiry; an empty one is no token. Before there is a
 * session, at boot, it goes to the storage alone.
 */
export function guardAddress(
  address: URL,
  storage: ConsoleStorage,
  session?: Pick<Session, 'adopt'>,
): TakenFromAddress {
  const taken = readAddress(address)
  if (taken.clientStyle) storage.saveClientStyle(taken.clientStyle)
  if (taken.region) storage.chooseRegion({ code: taken.region })
  if (session && taken.token) session.adopt(taken.token)
  else if (taken.token === 'clear') storage.clearSession()
  else if (taken.token) storage.saveSession({ access: taken.token, refresh: null }, { lasting: false })
  return taken
}

/** The address with the session's clientStyle appended; null when it already carries one or none is kept. */
export function withClientStyle(address: string, clientStyle: string | null): string | null {
  if (clientStyle === null) return null
  const [beforeHash = '', hash] = address.split('#', 2)
  const [path = '', search = ''] = beforeHash.split('?', 2)
  const query = new URLSearchParams(search)
  if (query.has('clientStyle')) return null
  query.set('clientStyle', clientStyle)
  return `${path}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`
}
