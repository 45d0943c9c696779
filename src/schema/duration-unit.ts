/** Units in which a duration is kept, asked for and filtered by. */
export const DURATION_UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const
export type DurationUnit = (typeof DURATION_UNITS)[number]
