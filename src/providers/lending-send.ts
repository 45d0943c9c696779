import type { Call, Send } from '../transport/call'
import { faultOf } from '../transport/fault-error'
import type { SeenDoor } from './seen-door'

/** Under this name stands who one is and what one may. */
export const IDENTITY = 'identity'

/** Asks, and keeps the answer; while the cloud cannot be reached, what it answered last stands in for it. */
export async function lend<T>(
  door: SeenDoor,
  name: string,
  ask: () => Promise<T>,
  may: () => boolean = () => true,
): Promise<T> {
  const holder = door.holder()
  if (holder === null) return ask()
  try {
    const value = await ask()
    door.lent.delete(name)
    door.later(name, async () => (await door.open())?.keep(holder, name, value))
    return value
  } catch (error) {
    if (faultOf(error).kind !== 'network' || !may()) throw error
    const found = await (await door.open())?.recall(holder, name)
    if (found === undefined) throw error
    door.lent.add(name)
    // Kept by the same build as this very question was answered.
    return found as T
  }
}

const nameOf = ({ method, path, query }: Call<unknown>) =>
  `call ${method} ${path} ${JSON.stringify(query ?? null)}`

/**
 * The same as `send`, with the calls that say what is there and what is allowed, and that no query of a screen holds.
 * What an `offline` one grants is lent only where nobody can be asked at all: one lost reply opens nothing.
 */
export function createLendingSend(send: Send, door: SeenDoor, isOnline: () => boolean): Send {
  const cutOff = () => door.lent.has(IDENTITY) || !isOnline()
  return (call, options) => {
    const ask = () => send(call, options)
    if (call.kept === undefined) return ask()
    return lend(door, nameOf(call), ask, call.kept === 'offline' ? cutOff : undefined)
  }
}
