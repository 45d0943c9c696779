export type Texts = Record<string, unknown>
const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Puts English where a translation has nothing: several of antd's languages lack dozens of texts. */
export function completed(own: Texts, english: Texts): Texts {
  const all: Texts = { ...own }
  for (const [key, value] of Object.entries(english)) {
    const there = own[key]
    if (there === undefined) all[key] = value
    else if (isTexts(there) && isTexts(value)) all[key] = completed(there, value)
  }
  return all
}
