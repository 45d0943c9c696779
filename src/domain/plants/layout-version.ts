/** Two forms of frame and plant screen on the same addresses (specification 2). */
export type LayoutVariant = 'newer' | 'original'

/** The first version of the newer form. */
const NEWER = [1, 5, 3] as const

/** 1.5.3 and later give the newer form, older ones the original; what is no version gives the newer one. */
export function layoutVariant(version: string): LayoutVariant {
  const parts = /^\s*v?(\d+(?:\.\d+)*)\s*$/i.exec(version)?.[1]?.split('.').map(Number)
  if (parts === undefined) return 'newer'
  for (const [index, minimum] of NEWER.entries()) {
    const part = parts[index] ?? 0
    if (part !== minimum) return part > minimum ? 'newer' : 'original'
  }
  return 'newer'
}
