import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** The machine has a network, or none, as the browser knows and says it. */
export function network(on: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(on)
  act(() => void window.dispatchEvent(new Event(on ? 'online' : 'offline')))
}
