import { SURFACES } from '../domain/brand/branding'
import { contrast, mix, parseColour, type Rgb, toHex } from '../domain/brand/colour'

/** Any accepted colour as three numbers; brand tokens come as rgba text. */
export function rgbOf(colour: string): Rgb {
  const parts = /^rgba?\(([^)]+)\)$/.exec(colour)?.[1]?.split(',').map(Number)
  if (parts && parts.length >= 3) return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0]
  return parseColour(colour) ?? [0, 0, 0]
}

/** `#rrggbb` of `share` (0 to 1) of the other colour mixed into the one. */
export const blend = (one: string, other: string, share: number) =>
  toHex(mix(rgbOf(one), rgbOf(other), share))

/** The fill is kept as branded as it can be: white or the darkest ink goes on it, whichever reads better. */
export function inkOn(fill: string): string {
  const [white, dark] = [SURFACES.light.card, SURFACES.dark.page]
  return contrast(rgbOf(fill), rgbOf(white)) >= contrast(rgbOf(fill), rgbOf(dark)) ? white : dark
}
