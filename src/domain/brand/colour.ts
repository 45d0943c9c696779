/** Red, green, blue 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Three or six hex digits, the # optional (specification 5); null for anything else. */
export function parseColour(code: unknown): Rgb | null {
  const match = typeof code === 'string' ? /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(code.trim()) : null
  const digits = match?.[1]
  if (digits === undefined) return null
  const wide = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const part = (at: number): number => Number.parseInt(wide.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

/** A percentage as a fraction; what is no number counts as opaque, what is out of 0 to 100 as the nearer end. */
function opacity(percent: unknown): number {
  const value = typeof percent === 'string' && percent.trim() !== '' ? Number(percent) : percent
  if (typeof value !== 'number' || Number.isNaN(value)) return 1
  return Math.round(Math.min(100, Math.max(0, value)) * 100) / 10_000
}

/** `rgba(76,135,255,0.6)` of a colour code and an alpha in percent (specification 5); null if not accepted. */
export function toRgba(code: unknown, alphaPercent: unknown = 100): string | null {
  const rgb = parseColour(code)
  return rgb && `rgba(${rgb.join(',')},${opacity(alphaPercent)})`
}

/** `#rrggbb` */
export function toHex(rgb: Rgb): string {
  const byte = (value: number): string =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(byte).join('')}`
}

/** Relative luminance, 0 to 1 (WCAG 2). */
function luminance(rgb: Rgb): number {
  const linear = (value: number): number => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  const [red, green, blue] = rgb
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio 1 to 21 (WCAG 2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [first, second] = [luminance(a), luminance(b)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Mixes `share` (0 to 1) of `b` into `a`. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const part = (x: number, y: number): number => x + (y - x) * share
  return [part(a[0], b[0]), part(a[1], b[1]), part(a[2], b[2])]
}

/**
 * The nearest shade of a colour that can be read on a surface: darkened on light, lightened on dark, until the
 * contrast is `minContrast` (4.5 for text). For brand colours, which nobody checked. Codes that are none pass as they are.
 */
export function readable(code: string, surface: string, minContrast = 4.5): string {
  const [own, ground] = [parseColour(code), parseColour(surface)]
  if (!own || !ground) return code
  const target: Rgb = luminance(ground) > 0.18 ? [0, 0, 0] : [255, 255, 255]
  for (let share = 0; share <= 1; share += 0.02) {
    const shade = parseColour(toHex(mix(own, target, share)))
    if (shade && contrast(shade, ground) >= minContrast) return toHex(shade)
  }
  return toHex(target)
}
