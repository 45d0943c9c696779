/** Lamps of a stick logger, from the server's side to the inverter's; `SER` is `READY` on some. */
export const LAMPS = ['NET', 'COM', 'SER'] as const
export type Lamp = (typeof LAMPS)[number]

export const LAMP_STATES = ['steady', 'slow', 'fast', 'off'] as const
export type LampState = (typeof LAMP_STATES)[number]

export type Lamps = Readonly<Partial<Record<Lamp, LampState>>>

/** Keys of a cause with its remedy. */
export const LAMP_FINDINGS = [
  'noPower',
  'resetting',
  'broken',
  'noNetwork',
  'joining',
  'noServer',
  'noInverter',
  'fine',
] as const
export type LampFinding = (typeof LAMP_FINDINGS)[number]

const OF_NET = { off: 'noNetwork', fast: 'joining', slow: 'noServer', steady: null } as const
const OF_SER = { off: 'broken', fast: 'resetting', steady: 'broken', slow: null } as const

/**
 * What the lamps say, what has to be mended first standing first: the table of the sticks' manual. What was not looked
 * at says nothing; `fine` only of all three.
 */
export function lampFindings({ NET, COM, SER }: Lamps): readonly LampFinding[] {
  if (NET === 'off' && COM === 'off' && SER === 'off') return ['noPower']
  const found = [
    SER === undefined ? null : OF_SER[SER],
    COM === 'off' ? ('noInverter' as const) : null,
    NET === undefined ? null : OF_NET[NET],
  ].filter((one) => one !== null)
  if (found.length > 0) return found
  return NET !== undefined && COM !== undefined && SER !== undefined ? ['fine'] : []
}
