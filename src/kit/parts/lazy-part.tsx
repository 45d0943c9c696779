import {
  type ComponentType,
  createElement,
  lazy,
  type LazyExoticComponent,
  type ReactElement,
  useState,
} from 'react'
import { fetchLostStyles, lostStyles } from './lost-styles'

/** Chunk load timeout (specification 9), ms. */
const LIMIT = 120_000

/** A piece of the console's own code did not arrive. */
export class PartMissing extends Error {
  override name = 'PartMissing'
  /** Lets the next rendering load anew; the boundary that caught this calls it. */
  readonly forget: () => void

  constructor(reason: string, forget: () => void) {
    super(reason)
    this.forget = forget
  }
}

async function withinLimit<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not loaded within ${LIMIT / 1000} s`)), LIMIT)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A component in a chunk of its own, which can be fetched before it is needed. */
export interface Part<P> {
  (props: P): ReactElement
  /** Fetches the chunk; ends when it is there. A failure is shown when the component is wanted, not now. */
  preload(): Promise<void>
}

/**
 * A component in a chunk of its own. A load that failed or took 120 s throws a {@link PartMissing}
 * to the boundary above. React.lazy keeps a failure for ever; here it is kept until a boundary has
 * caught it, so that neither a loop nor a dead end comes of it. What is there already is shown at
 * once, without the detour over a fallback. A part whose stylesheet did not come is not there: it would stand without its
 * look.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): Part<P> {
  let part: LazyExoticComponent<ComponentType<P>> | null = null
  let there: ComponentType<P> | null = null
  const forget = () => {
    part = null
  }
  let without: readonly string[] = []
  const withStyles = async () => {
    await fetchLostStyles()
    const missing = without.find((href) => lostStyles().includes(href))
    if (missing !== undefined) throw new Error(`no stylesheet ${missing}`)
    return load()
  }
  const fetched = () =>
    (lostStyles().length > 0 ? withStyles() : load()).then(
      (component) => {
        there = component
        return component
      },
      (error: unknown) => {
        without = lostStyles()
        throw error
      },
    )
  const fresh = () =>
    lazy(() =>
      withinLimit(fetched()).then(
        (component) => ({ default: component }),
        (error: unknown) => {
          throw new PartMissing(error instanceof Error ? error.message : String(error), forget)
        },
      ),
    )
  function LazyPart(props: P) {
    // What is mounted stays what it is, also when the chunk arrives meanwhile.
    const [early] = useState(() => there)
    if (early !== null) return createElement(early, props)
    part ??= fresh()
    return createElement(part as ComponentType<P>, props)
  }
  LazyPart.preload = () =>
    fetched().then(
      () => undefined,
      () => undefined,
    )
  return LazyPart
}
