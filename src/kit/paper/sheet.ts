import type { Pen } from './pen'
import type { Typesetter } from './typesetter'

/** Around everything on a page, points. */
export const MARGIN = 32

/** Where the next part begins, and what turns the page. */
export interface Sheet {
  readonly pen: Pen
  readonly setter: Typesetter
  /** Of what is written on, between the margins. */
  readonly width: number
  /** Distance from the upper edge. */
  y: number
  /** Turns the page unless so much is left on it; whether it was turned. */
  need(height: number): boolean
}
