import type { KeepingWindow } from '../../src/transport/storage'

/** A cookie jar that keeps name, value and attributes as a browser would, without their effects in time. */
function createCookies() {
  const kept = new Map<string, { value: string; attributes: string }>()
  return {
    kept,
    get cookie(): string {
      return [...kept].map(([name, { value }]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (attributes.includes('Max-Age=0')) kept.delete(name)
      else kept.set(name, { value, attributes: attributes.join('; ') })
    },
  }
}

function createBox(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

/** A window that keeps things in memory. `signalOtherTab` tells it of a change made by another tab. */
export function memoryWindow(protocol = 'http:') {
  const listeners: ((event: StorageEvent) => void)[] = []
  const window = {
    document: createCookies(),
    localStorage: createBox(),
    sessionStorage: createBox(),
    location: { protocol },
    addEventListener: (_: 'storage', listener: (event: StorageEvent) => void) =>
      void listeners.push(listener),
  } satisfies KeepingWindow
  const signalOtherTab = (key: string | null) => {
    for (const listener of listeners) listener({ key } as StorageEvent)
  }
  return Object.assign(window, { signalOtherTab })
}
