/** Specification 3: data centres. */
export const REGIONS = ['CHINA', 'FOREIGN_1'] as const
export type Region = (typeof REGIONS)[number]

export const DEFAULT_REGION: Region = 'FOREIGN_1'

/** Child areas of the international region with their continent codes; all lead to FOREIGN_1 (specification 1). */
export const CHILD_AREAS = [
  { key: 'asia', code: 'AS' },
  { key: 'europe', code: 'EU' },
  { key: 'africa', code: 'AF' },
  { key: 'oceania', code: 'OC' },
  { key: 'northAmerica', code: 'NA' },
  { key: 'southAmerica', code: 'SA' },
  { key: 'antarctica', code: 'AN' },
] as const
export type ChildArea = (typeof CHILD_AREAS)[number]

export function isRegion(value: unknown): value is Region {
  return value === 'CHINA' || value === 'FOREIGN_1'
}

/** In front of a path (specification 7). */
export function prefixOf(region: Region): '/mdc-cn' | '/mdc-eu' {
  return region === 'CHINA' ? '/mdc-cn' : '/mdc-eu'
}

/** The stored selection: an object with a code, CN or another (specification 3). */
export interface RegionSelection {
  code: string
}

export function selectionOf(region: Region, area?: ChildArea): RegionSelection {
  return { code: region === 'CHINA' ? 'CN' : (area?.code ?? 'OTHER') }
}

/** The data centre of a stored selection; anything unreadable is the default region. */
export function regionOfSelection(stored: unknown): Region {
  const code = typeof stored === 'object' && stored !== null && 'code' in stored ? stored.code : null
  return code === 'CN' || code === 'CHINA' ? 'CHINA' : DEFAULT_REGION
}

/** A region named in a query parameter (`CHINA`, `cn`, `FOREIGN_1`, `eu`); null when it names none. */
export function regionOfText(text: unknown): Region | null {
  if (typeof text !== 'string') return null
  const name = text.trim().toUpperCase()
  if (name === 'CHINA' || name === 'CN') return 'CHINA'
  return name === 'FOREIGN_1' || name === 'EU' || name === 'FOREIGN' ? 'FOREIGN_1' : null
}

/** The code of a choice as the chooser offers it: CN, or one of the seven areas; null for any other. */
export function offeredCode(code: string | null): string | null {
  if (code === null) return null
  if (regionOfText(code) === 'CHINA') return 'CN'
  const name = code.trim().toUpperCase()
  return CHILD_AREAS.find((area) => area.code === name)?.code ?? null
}

/** What a look-up of the country suggests (C7, C8); null when it has no answer. */
export function guessedCode(guess: { region: Region | null; area: string | null } | null): string | null {
  if (guess === null) return null
  return guess.region === 'CHINA' ? 'CN' : offeredCode(guess.area)
}

/** The two questions of the advice; null is not answered yet. */
export interface RegionAnswers {
  /** An account is there already. */
  account: boolean | null
  plants: 'china' | 'elsewhere' | null
}

/**
 * The choice that follows from both answers; null before. Elsewhere is the area that was guessed, else
 * Europe: all of them lead to the same data centre.
 */
export function advisedCode({ account, plants }: RegionAnswers, guessed: string | null): string | null {
  if (account === null || plants === null) return null
  if (plants === 'china') return 'CN'
  return guessed === null || guessed === 'CN' ? 'EU' : guessed
}
