import { endsOf } from '../../../schema/kinds/rule'
import { useResourceText } from '../../text/use-resource-text'
import { Days } from '../date/filter'
import { FilterShell } from '../filter-shell'
import { ownZone } from '../own-zone'
import type { FilterProps } from '../types'
import { dayEnd, dayOfEnd, dayStart } from './days'

const dateOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** Chosen as days, asked as instants: a day is the plant's, from its first second to its last. */
export function InstantFilter(props: FilterProps) {
  const label = useResourceText(props.plan).field(props.name)
  const zone = props.zone ?? ownZone()
  return (
    <FilterShell {...props}>
      {(operand) => {
        const [first, second] = endsOf(operand.value)
        const span = operand.operator === 'between'
        return (
          <Days
            {...operand}
            label={label}
            value={span ? [dayOfEnd(first, zone), dayOfEnd(second, zone)] : dayOfEnd(first, zone)}
            put={(days) => {
              const [from, to] = endsOf(days).map(dateOf)
              if (span) operand.put([dayStart(from ?? null, zone), dayEnd(to ?? null, zone)])
              else operand.put((operand.operator === 'to' ? dayEnd : dayStart)(from ?? null, zone))
            }}
          />
        )
      }}
    </FilterShell>
  )
}
