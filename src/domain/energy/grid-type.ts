import { GRID_TYPES, type GridType } from '../plants/plant'

/** Groups of figures that a plant can have. */
const CARRIED = [
  'production',
  'feedIn',
  'consumption',
  'purchase',
  'battery',
  'selfConsumption',
  'income',
] as const
export type Carried = (typeof CARRIED)[number]

const EVERYTHING: ReadonlySet<Carried> = new Set(CARRIED)
const FULL_FEED_IN: ReadonlySet<Carried> = new Set(['production', 'feedIn', 'income'])

/** Domain 3. */
const BY_TYPE: Readonly<Record<GridType, ReadonlySet<Carried>>> = {
  DISTRIBUTED_FULLY: FULL_FEED_IN,
  CENTRALIZED_FULLY: FULL_FEED_IN,
  EXCESS: new Set(['production', 'feedIn', 'consumption', 'purchase', 'selfConsumption', 'income']),
  BATTERY_BACKUP: EVERYTHING,
  // Their rate would be the share of the load that was served (domain 3), and nobody measures what was not.
  OFF_GRID: new Set(['production', 'consumption', 'income']),
  PV_BTR_USE: new Set(['production', 'consumption', 'battery', 'income']),
}

export function isGridType(value: unknown): value is GridType {
  return GRID_TYPES.some((type) => type === value)
}

/**
 * What exists on a plant of this grid type (domain 3). Absent by type: the panel is not drawn. Present by type but
 * not delivered: '--'. A type we do not know hides nothing that was delivered.
 */
export function carries(gridType: string | null | undefined): ReadonlySet<Carried> {
  return isGridType(gridType) ? BY_TYPE[gridType] : EVERYTHING
}

/** No public grid: what is bought comes from a generator. */
export function isIsland(gridType: string | null | undefined): boolean {
  return gridType === 'OFF_GRID' || gridType === 'PV_BTR_USE'
}

/** All production goes into the grid, so feed-in is production where no meter reports it. */
export function isFullFeedIn(gridType: string | null | undefined): boolean {
  return gridType === 'DISTRIBUTED_FULLY' || gridType === 'CENTRALIZED_FULLY'
}

/** What goes into the grid, in the unit of the flows. */
export function fedIn(
  gridType: string | null | undefined,
  { production, feedIn }: { production: number | null; feedIn: number | null },
): number | null {
  return feedIn ?? (isFullFeedIn(gridType) ? production : null)
}
