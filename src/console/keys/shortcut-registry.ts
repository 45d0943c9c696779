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
export function possible({ layers, map }: Possible, drawer = false): readonly KeyEntry[] {
  const seen = new Set<string>()
  return layers
    .flatMap(({ entries }) => entries)
    .filter(({ over, group }) => !drawer || over === true || group === 'console' || group === 'places')
    .map((entry) => (entry.keys.startsWith(':') ? entry : { ...entry, keys: keyOf(map, entry) }))
    .filter(({ keys }) => (seen.has(keys) ? false : (seen.add(keys), true)))
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
