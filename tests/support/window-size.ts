import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

const WHOLE = { width: 1440, height: 900 }

/** Whether a media query holds in a window of this size; a query about anything else does not. */
function holds(query: string, size: typeof WHOLE): boolean {
  return query.split(',').some((part) => {
    const bounds = [...part.matchAll(/\((min|max)-(width|height): (\d+)px\)/g)]
    return (
      bounds.length > 0 &&
      bounds.every(([, side, name, px]) =>
        side === 'min' ? size[name as 'width'] >= Number(px) : size[name as 'width'] <= Number(px),
      )
    )
  })
}

/** Gives the window a size until the test ends. What is returned gives it another one, as turning a tablet does. */
export function windowOf(first: Partial<typeof WHOLE>): (next: Partial<typeof WHOLE>) => void {
  let size = { ...WHOLE, ...first }
  const listeners = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return holds(query, size)
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
  return (next) => {
    size = { ...size, ...next }
    act(() => {
      for (const listener of [...listeners]) listener()
    })
  }
}
