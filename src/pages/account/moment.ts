import { formatInstant } from '../../domain/instant'
import type { EpochSeconds } from '../../domain/reading'

/** An instant in the person's own zone: what is told here happened to the account, not to a plant. */
export const moment = (epoch: EpochSeconds | null): string =>
  formatInstant(epoch, new Intl.DateTimeFormat().resolvedOptions().timeZone)
