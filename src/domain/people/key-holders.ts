import { type KeyCommand, type KeyMap, keyOf } from './key-map'

/** A command and where it is possible. */
export interface ScreenCommand extends KeyCommand {
  /** Two commands that never stand on one screen may have one key; null is everywhere. */
  readonly screens: readonly string[] | null
}

/** `g` hides every `g p`, and the other way round. */
const clash = (one: string, other: string) =>
  one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `)

const meet = (one: ScreenCommand, other: ScreenCommand) =>
  one.screens === null || other.screens === null || one.screens.some((name) => other.screens?.includes(name))

/** The command that has this key already wherever `command` is possible; null where it is free. */
export function holderOf<C extends ScreenCommand>(
  commands: readonly C[],
  map: KeyMap,
  command: C,
  key: string,
): C | null {
  return (
    commands.find((one) => one.id !== command.id && meet(one, command) && clash(keyOf(map, one), key)) ?? null
  )
}

/** The map with one key changed; a delivered key needs no entry. */
export function withKey(map: KeyMap, { id, keys }: KeyCommand, key: string): KeyMap {
  const rest = Object.entries(map).filter(([name]) => name !== id)
  return Object.fromEntries(key === keys ? rest : [...rest, [id, key]])
}
