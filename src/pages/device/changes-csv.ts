import type { ParameterChange } from '../../domain/devices/parameter-changes'
import { temperatureOf } from '../../domain/devices/unit-words'
import type { CsvCell } from '../../domain/values/csv'

/** Changed parameters as rows of a file, the heads first. */
export function changesCsv(
  changes: readonly ParameterChange[],
  [parameter = '', from = '', to = '', difference = '']: readonly string[],
  words: { readonly key: string; readonly unit: string },
): readonly (readonly CsvCell[])[] {
  return [
    [parameter, words.key, words.unit, from, to, difference],
    ...changes.map((one) => [
      one.label ?? '',
      one.key,
      temperatureOf((one.after ?? one.before)?.unit ?? null) ?? '',
      one.before?.value ?? null,
      one.after?.value ?? null,
      one.difference?.digits ?? null,
    ]),
  ]
}
