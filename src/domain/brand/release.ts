import type { VersionEntry } from '../people/announcement-records'

/** The console that runs, as its configuration says (specification 1). */
export interface Running {
  version: string
  innerVersion: string
}

/** Build number as a count; null where it is missing or is none. */
const build = (innerVersion: string | null): number | null =>
  innerVersion !== null && /^\d{1,15}$/.test(innerVersion) ? Number(innerVersion) : null

/** Whether a published version is the one that runs: by its build number, or by its name where it has none. */
export const isRunning = ({ version, innerVersion }: VersionEntry, running: Running): boolean =>
  innerVersion === null ? version === running.version : innerVersion === running.innerVersion

/** Whether a published version is newer than the one that runs. False where a build number of either is unknown. */
export function isNewer({ innerVersion }: VersionEntry, running: Running): boolean {
  const [published, own] = [build(innerVersion), build(running.innerVersion)]
  return published !== null && own !== null && published > own
}
