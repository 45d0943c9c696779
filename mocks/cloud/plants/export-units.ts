/* Units of the account's file, by the names of its fields (wire contract 1.7, 2.0). */

const RULES: readonly (readonly [name: RegExp, unit: string])[] = [
  [/^installedCapacity$/, 'kW'],
  [/^generationCapacity$/, 'part of the installed capacity, 0 to 1'],
  [/^generationUploadTotalOffset$/, 'kWh'],
  [/Power$/, 'W'],
  [/^batterySoc$|Soc$/, '%'],
  [/^dailyPowerGeneration$/, 'kWh'],
  [/^income/, 'currency'],
  [/^pr[A-Z]/, 'ratio'],
  [/^irradiate/, 'W/m²'],
  [/^temperature$/, '°C'],
  [/^location(Lat|Lng)$|Angle$/, '°'],
  [/^fullPower/, 'h'],
  [/(Value|Day|Month|Year|Total)$/, 'kWh'],
  [/Time$|Date$/, 'epoch s, UTC'],
]

/** Unit of a field; null for what has none. Money is in the `currency` of its plant. */
export const unitOf = (name: string): string | null =>
  RULES.find(([pattern]) => pattern.test(name))?.[1] ?? null

/** Units of all fields that some of the records have. */
export const unitsOf = (records: readonly object[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new Set(records.flatMap((one) => Object.keys(one)))].flatMap((name) => {
      const unit = unitOf(name)
      return unit === null ? [] : [[name, unit] as const]
    }),
  )
