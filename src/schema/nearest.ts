/** Letters to change, add, leave out or swap with their neighbour until one word is the other. */
function distance(one: string, other: string): number {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1
      const changed = (last[j - 1] as number) + cost
      const far = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, changed)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(swapped ? Math.min(far, (before[j - 2] as number) + 1) : far)
    }
    before = last
    last = row
  }
  return last[other.length] as number
}

/** The word that was probably meant; null when none is like it. */
export function nearest(word: string, known: readonly string[]): string | null {
  const low = word.toLowerCase()
  const [best] = known
    .flatMap((one) => {
      const most = Math.max(2, Math.ceil(Math.max(word.length, one.length) / 3))
      // Each letter that one of them has more is one to add.
      if (Math.abs(word.length - one.length) > most) return []
      const far = distance(low, one.toLowerCase())
      return far <= most ? [{ one, far }] : []
    })
    .sort((left, right) => left.far - right.far)
  return best?.one ?? null
}

/** End of a sentence that refuses a word: `; did you mean "search"?`, or nothing. */
export function meant(word: string, known: readonly string[]): string {
  const one = nearest(word, known)
  return one === null ? '' : `; did you mean "${one}"?`
}
