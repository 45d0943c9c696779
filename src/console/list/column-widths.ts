/** Narrower than this a column is unreadable; wider than that it hides the others, px. */
export const MIN_WIDTH = 64
export const MAX_WIDTH = 800

export const boundedWidth = (width: number) => Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)))

/** Widths by column as they are kept: `name:240 state:120`. Whatever is not that is left out. */
export function readWidths(kept: string | null): ReadonlyMap<string, number> {
  const widths = new Map<string, number>()
  for (const one of (kept ?? '').split(' ')) {
    const match = /^([^:\s]+):(\d{1,4})$/.exec(one)
    if (match?.[1] !== undefined) widths.set(match[1], boundedWidth(Number(match[2])))
  }
  return widths
}

/** What is kept once a column has this width; null takes its width away. */
export function withWidth(kept: string | null, name: string, width: number | null): string | null {
  const widths = new Map(readWidths(kept))
  if (width === null) widths.delete(name)
  else widths.set(name, boundedWidth(width))
  return widths.size === 0 ? null : [...widths].map(([column, px]) => `${column}:${px}`).join(' ')
}
