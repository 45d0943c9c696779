interface Stepping {
  readonly active: number
  readonly last: number
  /** Rows that a page key moves by. */
  readonly page: number
}

/** Row to which an arrow, a page key, Home or End leads, within the list; null for any other key. */
export function stepOf(key: string, { active, last, page }: Stepping): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: last,
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  return step === undefined ? null : Math.min(last, Math.max(0, step))
}
