import { DateFilter } from '../date/filter'
import { NumberFilter } from '../number/filter'
import type { FilterProps } from '../types'

/** Asks for ranges that have something in common with a span of their own kind. */
export function RangeFilter(props: FilterProps) {
  const isOfDates = props.field.kind === 'range' && props.field.over === 'date'
  return isOfDates ? <DateFilter {...props} /> : <NumberFilter {...props} />
}
