/** Ids of the region tree that the wire contract documents (2.0), for servers that send the id alone. */
const KNOWN_NATIONS: Readonly<Record<number, string>> = {
  33: 'BR',
  44: 'CN',
  50: 'CO',
  60: 'DE',
  105: 'IN',
  164: 'NG',
}

/** ISO 3166-1 code of two letters; null for anything else. */
export function countryCode(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return /^[A-Z]{2}$/.test(code) ? code : null
}

/** Code of a country of the region tree; null for an id that the contract does not document. */
export const countryOfNation = (nationId: number | null): string | null =>
  nationId === null ? null : (KNOWN_NATIONS[nationId] ?? null)

/** Names of regions by language: a list of all countries asks for two hundred of one language. */
const names = new Map<string, Intl.DisplayNames>()

function namesIn(language: string): Intl.DisplayNames {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
  names.set(language, known)
  return known
}

/** A country in words of a language; its code where the language does not know it. */
export function countryName(code: string, language: string): string {
  try {
    return namesIn(language).of(code) ?? code
  } catch {
    return code
  }
}
