import type { EpochSeconds } from '../plants/reading'

/** Whether signing in asks for a code after the password. */
export interface SecondStep {
  readonly enabled: boolean
  readonly since: EpochSeconds | null
  /** Recovery codes that still work. */
  readonly left: number | null
}

/** So few recovery codes are too few to feel safe. */
export const isShortOfCodes = ({ enabled, left }: SecondStep): boolean =>
  enabled && left !== null && left <= 3
