/** Times of day between which no message comes: every quarter of an hour, `HH:mm`. */
export const QUIET_TIMES: readonly string[] = Array.from({ length: 96 }, (_, quarter) => {
  const pair = (value: number) => String(value).padStart(2, '0')
  return `${pair(Math.floor(quarter / 4))}:${pair((quarter % 4) * 15)}`
})

/** Levels of alarms in the order of their numbers on the wire. */
export const MESSAGE_LEVELS = ['information', 'warning', 'fault'] as const
