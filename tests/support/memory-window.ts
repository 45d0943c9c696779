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

interface Listeners {
  storage: ((event: StorageEvent) => void)[]
  pageshow: ((event: PageTransitionEvent) => void)[]
}

/**
 * A window that keeps things in memory. `signalOtherTab` notifies it of a change made by another tab, as it stands in the
 * kept things by then; `comeBack` of a return from the browser's memory.
 */
export function memoryWindow(protocol = 'http:') {
  const listeners: Listeners = { storage: [], pageshow: [] }
  const window = {
    document: createCookies(),
    localStorage: createBox(),
    sessionStorage: createBox(),
    location: { protocol },
    addEventListener: <K extends keyof Listeners>(type: K, listener: Listeners[K][number]) =>
      void (listeners[type] as Listeners[K][number][]).push(listener),
  } satisfies KeepingWindow
  const signalOtherTab = (key: string | null) => {
    const newValue = key === null ? null : window.localStorage.getItem(key)
    for (const listener of listeners.storage) listener({ key, newValue } as StorageEvent)
  }
  const comeBack = () => {
    for (const listener of listeners.pageshow) listener({ persisted: true } as PageTransitionEvent)
  }
  return Object.assign(window, { signalOtherTab, comeBack })
}
