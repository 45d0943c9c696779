/** Readings of a device that explain a code, by the names of the wire (domain 10). */
const KEYS: readonly (readonly [pattern: RegExp, keys: readonly string[]])[] = [
  [/^(W0[01]|2033|2034|E003|GRID_VOLTAGE)$/, ['AV1', 'G_V_L1', 'APo_t1', 'A_Fo1']],
  [/^(W0[23]|2036|2037|E004|GRID_FREQUENCY)$/, ['A_Fo1', 'PG_F1', 'APo_t1', 'AV1']],
  [/^(F35|2032|E002|GRID_LOSS)$/, ['AV1', 'A_Fo1', 'APo_t1']],
  [/^(F64|2063|OVERTEMPERATURE)$/, ['AC_T', 'APo_t1', 'DPi_t1']],
  [/^(F24|F23|2062|2051|E006|E007|INSULATION_LOW|RESIDUAL_CURRENT)$/, ['DV1', 'DC1', 'DPi_t1', 'APo_t1']],
  [/^(F63|W41|2001|2002|2003|2009|2011|DC_ARC|STRING_\w+|PV_\w+)$/, ['DV1', 'DC1', 'DP1', 'APo_t1']],
]
/** Of any other code: what an inverter, a battery and a meter are judged by; each has some of them. */
const USUAL = ['APo_t1', 'DPi_t1', 'AC_T', 'B_P1', 'B_left_cap1', 'B_V1', 'B_T1', 'PG_Pt1', 'G_V_L1', 'PG_F1']

/** At most six. */
export function parametersOf(code: string | null): readonly string[] {
  const known = KEYS.find(([pattern]) => code !== null && pattern.test(code.toUpperCase()))
  return known?.[1] ?? USUAL
}
