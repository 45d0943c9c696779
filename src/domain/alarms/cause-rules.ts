/** Rules of likely causes (screens 3), R0 to R7. `single`: no common cause is likely, one code on one device. */
export const CAUSE_RULES = [
  'asleep', 'path', 'grid', 'logger', 'device', 'battery', 'firmware', 'moisture', 'single',
] as const // oxfmt-ignore
export type CauseRule = (typeof CAUSE_RULES)[number]
