/** Letters to change, add, leave out or swap with their neighbour until one word is the other. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1
      const at = (back: number, left: number) => rows[i - back]?.[j - left] ?? Infinity
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(at(1, 0) + 1, (row[j - 1] ?? 0) + 1, at(1, 1) + cost, swapped ? at(2, 2) + 1 : Infinity),
      )
    }
    rows.push(row)
  }
  return rows[one.length]?.[other.length] ?? Infinity
}

/** The word that was probably meant; null when none is like it. */
export function nearest(word: string, known: readonly string[]): string | null {
  const [best] = known
    .map((one) => ({ one, far: distance(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, far }) => far <= Math.max(2, Math.ceil(Math.max(word.length, one.length) / 3)))
    .sort((left, right) => left.far - right.far)
  return best?.one ?? null
}

/** End of a sentence that refuses a word: `; did you mean "search"?`, or nothing. */
export function meant(word: string, known: readonly string[]): string {
  const one = nearest(word, known)
  return one === null ? '' : `; did you mean "${one}"?`
}
