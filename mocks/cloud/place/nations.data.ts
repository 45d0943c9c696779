/** Countries of the region lists: those where plants can stand, and some where they cannot (46). */
export interface NationFacts {
  id: number
  code: string
  /** Continent, as the sign-in form's `area` says it. */
  area: 'EU' | 'AS' | 'AF' | 'OC' | 'NA' | 'SA' | 'AN'
  prefix: string
}

type Row = [id: number, code: string, area: NationFacts['area'], prefix: string]

// oxfmt-ignore
const ROWS: readonly Row[] = [
  [8, 'AU', 'OC', '61'], [9, 'AT', 'EU', '43'], [33, 'BR', 'SA', '55'], [41, 'CZ', 'EU', '420'], [43, 'CL', 'SA', '56'],
  [44, 'CN', 'AS', '86'], [49, 'EG', 'AF', '20'], [50, 'CO', 'SA', '57'], [54, 'FR', 'EU', '33'], [60, 'DE', 'EU', '49'],
  [62, 'GR', 'EU', '30'], [80, 'IT', 'EU', '39'], [105, 'IN', 'AS', '91'], [119, 'NL', 'EU', '31'], [124, 'PK', 'AS', '92'],
  [129, 'PL', 'EU', '48'], [130, 'PT', 'EU', '351'], [132, 'RO', 'EU', '40'], [149, 'ZA', 'AF', '27'], [150, 'ES', 'EU', '34'],
  [156, 'SE', 'EU', '46'], [162, 'TR', 'AS', '90'], [164, 'NG', 'AF', '234'], [165, 'UA', 'EU', '380'], [166, 'GB', 'EU', '44'],
  [167, 'US', 'NA', '1'],
  // Not served.
  [7, 'AQ', 'AN', '672'], [72, 'IS', 'EU', '354'], [63, 'GL', 'NA', '299'], [57, 'FJ', 'OC', '679'],
]

export const NATIONS: readonly NationFacts[] = ROWS.map(([id, code, area, prefix]) => ({
  id,
  code,
  area,
  prefix,
}))

export const mdcOf = (code: string) => (code === 'CN' ? 'CHINA' : 'FOREIGN_1')

/** The platform's own names of things, in a language; the fallback where it knows none. */
export function named(
  type: 'region' | 'currency',
  code: string,
  lan: string | null,
  fallback = code,
): string {
  try {
    return new Intl.DisplayNames([lan || 'en', 'en'], { type }).of(code) ?? fallback
  } catch {
    return fallback
  }
}
