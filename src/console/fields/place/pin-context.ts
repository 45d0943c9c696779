import { createContext, type ReactNode } from 'react'

interface Pin {
  readonly lat: number | null
  readonly lng: number | null
  onPick(lat: number, lng: number): void
}

/** Draws a map to pick the place on, where a screen lends one; without it the two numbers stand alone. */
export const PinContext = createContext<((pin: Pin) => ReactNode) | null>(null)
