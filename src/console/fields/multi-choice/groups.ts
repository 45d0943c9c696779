export interface ChoiceGroup {
  /** What stands before the colon; a word without one is its own. */
  readonly key: string
  readonly words: readonly string[]
}

/** A vocabulary in groups, both in the order in which it is declared. */
export function groupsOf(words: readonly string[]): readonly ChoiceGroup[] {
  const groups = new Map<string, string[]>()
  for (const word of words) {
    const key = word.split(':', 1)[0] ?? word
    groups.set(key, [...(groups.get(key) ?? []), word])
  }
  return [...groups].map(([key, list]) => ({ key, words: list }))
}

/** The chosen words with one more or one less, in the order of the vocabulary; unknown ones stay at the end. */
export function toggled(
  of: readonly string[],
  chosen: readonly string[],
  changed: readonly string[],
  on: boolean,
): string[] {
  const next = new Set(on ? [...chosen, ...changed] : chosen.filter((word) => !changed.includes(word)))
  return [...of.filter((word) => next.has(word)), ...[...next].filter((word) => !of.includes(word))]
}
