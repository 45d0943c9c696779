/** What the rules of likely causes ask of a code. */
export type AlarmKind = 'offline' | 'grid' | 'battery' | 'moisture' | 'snow'

/** Codes as vendors and our own catalogue write them (domain 10). Another code is of no kind. */
const CODES: Readonly<Record<AlarmKind, readonly string[]>> = {
  offline: ['LOGGER_OFFLINE', 'INVERTER_COMM'],
  // oxfmt-ignore
  grid: [
    'GRID_LOSS', 'GRID_VOLTAGE', 'GRID_FREQUENCY', '2032', '2033', '2034', '2036', '2037',
    'E002', 'E003', 'E004', 'F35', 'W00', 'W01', 'W02', 'W03',
  ],
  battery: ['BMS_COMM_LOST', 'F58'],
  moisture: ['INSULATION_LOW', 'RESIDUAL_CURRENT', 'PV_UNDERVOLTAGE', '2062', '2051', 'E006', 'E007', 'F24', 'F23'], // oxfmt-ignore
  snow: ['SNOW', 'SNOW_COVER'],
}

const KIND_OF = new Map(
  (Object.keys(CODES) as AlarmKind[]).flatMap((kind) => CODES[kind].map((code) => [code, kind] as const)),
)

export const alarmKind = (code: string | null): AlarmKind | null =>
  code === null ? null : (KIND_OF.get(code.toUpperCase()) ?? null)
