import { type KeyMap, keyOf } from '../../domain/people/key-map'
import { createStore } from '../../providers/store'

export type KeyGroup = 'list' | 'actions' | 'places' | 'console'

/** A key that does something now. */
export interface KeyEntry {
  /** Name under which a person may give it another key: `list.next`, `action.acknowledge`, `place./alerts`. */
  readonly id: string
  /**
   * As delivered: `j`, `Shift+j`, `Enter`, `/`; two letters with a blank between them are pressed one after the other: `g p`.
   * What begins with `:` has no key and is found in the palette only.
   */
  readonly keys: string
  readonly label: string
  readonly group: KeyGroup
  /** Whether it works in a drawer as well, over the screen that it belongs to. */
  readonly over?: boolean
  /** Why it cannot be done now: running it only says so, and nothing offers it. */
  readonly refused?: string
  run(): void
}

interface Layer {
  readonly id: string
  readonly entries: readonly KeyEntry[]
}

interface Possible {
  readonly layers: readonly Layer[]
  /** Keys that are not as delivered. */
  readonly map: KeyMap
}

const store = createStore<Possible>({ layers: [], map: {} })

/** What is possible now, the newest screen first. */
export const keyStore = { getState: store.getState, subscribe: store.subscribe }

/** From now on the commands have these keys. */
export const putKeyMap = (map: KeyMap): void => store.setState({ map })

/** Puts the keys of a screen above those that are there; with null they are gone. */
export function offerKeys(id: string, entries: readonly KeyEntry[] | null): void {
  const { layers } = store.getState()
  const known = layers.some((layer) => layer.id === id)
  if (entries === null) store.setState({ layers: layers.filter((layer) => layer.id !== id) })
  else if (known)
    store.setState({ layers: layers.map((layer) => (layer.id === id ? { id, entries } : layer)) })
  else store.setState({ layers: [{ id, entries }, ...layers] })
}

/**
 * Everything that is possible, with the current keys; a key that stands twice only where it counts. Over a drawer only
 * what works there, and what works everywhere.
 */
export const possible = (state: Possible, drawer = false): readonly KeyEntry[] =>
  all(state, drawer).filter(({ refused }) => refused === undefined)

/** What a stroke does: what is possible, before what can only say why not. */
export function struck(state: Possible, keys: string, drawer = false): KeyEntry | undefined {
  const here = all(state, drawer).filter((entry) => entry.keys === keys)
  return here.find(({ refused }) => refused === undefined) ?? here[0]
}

function all({ layers, map }: Possible, drawer: boolean): readonly KeyEntry[] {
  const seen = new Set<string>()
  return layers
    .flatMap(({ entries }) => entries)
    .filter(({ over, group }) => !drawer || over === true || group === 'console' || group === 'places')
    .map((entry) => (entry.keys.startsWith(':') ? entry : { ...entry, keys: keyOf(map, entry) }))
    .filter(({ keys, refused }) => {
      const name = `${keys} ${refused === undefined}`
      return seen.has(name) ? false : (seen.add(name), true)
    })
}

export interface Stroke {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** A stroke as an entry spells it; null for what no entry can. */
export function keyName({ key, shiftKey, ctrlKey, metaKey, altKey }: Stroke): string | null {
  if (altKey) return null
  const letter = /^\p{L}$/u.test(key)
  const name = letter ? key.toLowerCase() : key
  const parts = [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(shiftKey && (letter || key.length > 1) ? ['Shift'] : []),
  ]
  return [...parts, name].join('+')
}
