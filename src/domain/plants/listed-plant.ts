import type { AlertLevel } from '../alarms/alert'
import type { BatteryDirection, Plant } from './reading'

/** A plant as lists return it; what goes beyond {@link Plant} is null on servers that do not send it. */
export interface ListedPlant extends Plant {
  /** Null where unknown, or where there are none. */
  tags: readonly string[] | null
  /** Ids of the tags (C29 asks for plants by `tagId`). */
  tag: readonly number[] | null
  /** ISO 3166-1, two letters. */
  nation: string | null
  city: string | null
  /** Alarms that last, by level. */
  alarms: Readonly<Record<AlertLevel, number>> | null
  /** kWh: mean of the last seven days up to this time of day. */
  productionUsual: number | null
  battery: BatteryDirection | null
  /** Percent of the installed capacity that is produced now. */
  capacityUse: number | null
}
