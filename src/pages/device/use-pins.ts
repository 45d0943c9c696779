import { useState } from 'react'
import { useServices } from '../../console/services/services-context'

const MAX = 40

function keysOf(text: string | null): readonly string[] {
  return text === null ? [] : text.split(' ').filter(Boolean).slice(0, MAX)
}

/** Parameters that a person keeps on top, for every device of a model, in this browser. */
export function usePins(model: string) {
  const { storage } = useServices()
  const name = `device.pins.${model}`
  const [keys, setKeys] = useState(() => keysOf(storage.recall(name)))
  return {
    has: (key: string) => keys.includes(key),
    toggle(key: string) {
      const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key].slice(-MAX)
      storage.remember(name, next.length === 0 ? null : next.join(' '))
      setKeys(next)
    },
  }
}
