import { vi } from 'vitest'

/** Addresses that the page was to be left for, in place of leaving it: jsdom cannot. */
export function jumps(): readonly string[] {
  const { location } = window
  const left: string[] = []
  const get = (_: object, key: keyof Location): unknown => {
    if (key === 'assign') return (address: string) => void left.push(address)
    const part = location[key] as unknown
    return typeof part === 'function' ? (part.bind(location) as unknown) : part
  }
  vi.spyOn(window, 'location', 'get').mockReturnValue(
    new Proxy({}, { get } as ProxyHandler<object>) as Location,
  )
  return left
}
