/**
 * Keys of the console's commands as a person has changed them. A key is written as on the keyboard: `j`, `Shift+j`, `Ctrl+k`,
 * `Enter`, `/`; two letters with a blank between them are pressed one after the other.
 */
export type KeyMap = Readonly<Record<string, string>>

/** A command with its delivered key. */
export interface KeyCommand {
  readonly id: string
  readonly keys: string
}

/** Letters that, held with Ctrl, mean something to browsers. */
const BROWSERS = 'acdfhlnoprstuvwxyz'
const NAMED = /^(Shift\+)?(Enter|Delete|Insert|Home|End|PageUp|PageDown|F([1-9]|1[0-2]))$/
const PLAIN = /^(Shift\+\p{Ll}|[^\s\p{Lu}+])$/u

/** Whether a key may be given to a command. Tab, Escape, Space and the arrows belong to whatever has the focus. */
export function isUsable(key: string): boolean {
  const [first = '', second] = key.split(' ')
  if (second !== undefined) return PLAIN.test(first) && PLAIN.test(second)
  const held = /^Ctrl\+(\p{Ll})$/u.exec(key)?.[1]
  if (held !== undefined) return !BROWSERS.includes(held)
  return PLAIN.test(key) || NAMED.test(key)
}

/** Names that commands had, with those that they have now. */
const FORMER: Readonly<Record<string, string>> = { 'action.open': 'action.device' }

/** What was kept, under the present names; what is no map of usable keys is left out. Never throws. */
export function readKeyMap(kept: unknown): KeyMap {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {}
  const usable = Object.entries(kept).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && isUsable(pair[1]),
  )
  const map = Object.fromEntries(usable)
  const renamed = usable.map(([id, key]) => [FORMER[id] ?? id, key] as const)
  // What was chosen under the present name counts.
  return { ...Object.fromEntries(renamed), ...without(map, FORMER) }
}

const without = (map: KeyMap, names: Readonly<Record<string, unknown>>): KeyMap =>
  Object.fromEntries(Object.entries(map).filter(([id]) => !Object.hasOwn(names, id)))

/** The key that a command has now. */
export const keyOf = (map: KeyMap, { id, keys }: KeyCommand): string =>
  Object.hasOwn(map, id) ? (map[id] ?? keys) : keys
