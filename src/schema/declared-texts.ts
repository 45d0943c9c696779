import type { DeclaredTexts, Resource } from './resource'

/** A key can hold neither of the two separators: `station:read` is found as `station-read`. */
export const plainKey = (word: string): string => word.replace(/[:.]/g, '-')

function withPlainKeys(words: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([word, text]) => [plainKey(word), text]))
}

/** As a file of texts has it: words of a vocabulary under the keys by which they are looked up. */
function asFile({ choices, ...texts }: DeclaredTexts): Record<string, unknown> {
  if (choices === undefined) return texts
  const plain = Object.entries(choices).map(([field, words]) => [field, withPlainKeys(words)])
  return { ...texts, choices: Object.fromEntries(plain) as unknown }
}

/** Words that a declaration brings along; none where it has none in that language, so that English steps in. */
export function declaredTexts(
  resources: readonly Resource[],
  language: string,
  name: string,
): Record<string, unknown> {
  const texts = resources.find((resource) => resource.name === name)?.texts?.[language]
  return texts === undefined ? {} : asFile(texts)
}
