import { type RefCallback, useCallback, useState } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Size of an element in whole px, kept up to date; null before it is known. */
export function useSize(): readonly [hold: RefCallback<HTMLElement>, size: Size | null] {
  const [size, setSize] = useState<Size | null>(null)
  const hold = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const measure = () => {
      const [width, height] = [element.clientWidth, element.clientHeight]
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return [hold, size]
}
