import type { AccountCheck } from './account-records'
import { REGIONS, type Region } from '../place/region'

/** What the data centres answered about one account name (C4); null: no answer. */
export type AccountChecks = Readonly<Partial<Record<Region, AccountCheck | null>>>

/** Where an account is, seen from the data centre that is about to be asked. */
export type AccountPlace =
  | { kind: 'here' | 'elsewhere'; region: Region }
  | { kind: 'both' }
  /** It was here, and was moved out. */
  | { kind: 'moved' }
  | { kind: 'unknown' }

/** `here` null: nobody has chosen yet, so the only data centre that knows the account is `here`. */
export function accountPlace(checks: AccountChecks, here: Region | null): AccountPlace {
  const known = REGIONS.filter((region) => checks[region]?.exists === true && !checks[region]?.migrated)
  const [only] = known
  if (known.length > 1) return { kind: 'both' }
  if (only !== undefined) return { kind: here === null || only === here ? 'here' : 'elsewhere', region: only }
  const moved = REGIONS.some((region) => checks[region]?.migrated === true && (here ?? region) === region)
  return { kind: moved ? 'moved' : 'unknown' }
}
