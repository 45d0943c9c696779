import type { Field } from '../../schema/field'

/** The vocabulary of a field, empty for kinds without one. */
export function choicesOf(field: Field): readonly string[] {
  return 'of' in field ? field.of : []
}
