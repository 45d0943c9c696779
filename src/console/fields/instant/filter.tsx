import { endsOf } from '../../../schema/kinds/rule'
import { useText } from '../../../kit/text/use-text'
import { useResourceText } from '../../text/use-resource-text'
import { Days } from '../date/filter'
import { FilterShell } from '../filter-shell'
import type { FilterProps } from '../types'
import { dayEnd, dayOfEnd, dayStart } from './days'
import { useDayZone } from './day-zone'

const dateOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** Chosen as days, asked as instants, from the first second of a day to its last; beside rows of many zones its zone is said. */
export function InstantFilter(props: FilterProps) {
  const label = useResourceText(props.plan).field(props.name)
  const t = useText('engine')
  const listZone = props.zone ?? null
  const zone = useDayZone()(props.field, listZone)
  return (
    <FilterShell {...props}>
      {(operand) => {
        const [first, second] = endsOf(operand.value)
        const span = operand.operator === 'between'
        return (
          <Days
            {...operand}
            zone={zone}
            label={label}
            help={zone === listZone ? null : t('form.daysIn', { zone })}
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
