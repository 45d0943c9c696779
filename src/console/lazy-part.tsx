import { type ComponentType, createElement, lazy, type LazyExoticComponent } from 'react'

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

/**
 * A component in a chunk of its own. A load that failed or took 120 s throws a {@link PartMissing}
 * to the boundary above. React.lazy keeps a failure for ever; here it is kept until a boundary has
 * caught it, so that neither a loop nor a dead end comes of it.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let part: LazyExoticComponent<ComponentType<P>> | null = null
  const forget = () => {
    part = null
  }
  const fresh = () =>
    lazy(() =>
      withinLimit(load()).then(
        (component) => ({ default: component }),
        (error: unknown) => {
          throw new PartMissing(error instanceof Error ? error.message : String(error), forget)
        },
      ),
    )
  return function LazyPart(props: P) {
    part ??= fresh()
    return createElement(part as ComponentType<P>, props)
  }
}
