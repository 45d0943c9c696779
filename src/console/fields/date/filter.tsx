import { DatePicker } from 'antd'
import { endsOf } from '../../../schema/kinds/rule'
import { useResourceText } from '../../text/use-resource-text'
import { useDatePattern } from '../../../kit/time/use-date-pattern'
import { useText } from '../../../kit/text/use-text'
import { dayOf, pickerDay } from '../calendar'
import { FilterShell, type OperandProps } from '../filter-shell'
import type { FilterProps } from '../types'

/** One day or two; either end of a span may stay open. */
export function Days(props: OperandProps & { label: string }) {
  const t = useText('engine')
  const pattern = useDatePattern()
  const { id, operator, value, put, label } = props
  if (operator !== 'between')
    return (
      <DatePicker
        id={id}
        aria-label={label}
        format={[pattern, 'YYYY-MM-DD']}
        placeholder=""
        value={pickerDay(value)}
        onChange={(day) => put(dayOf(day))}
      />
    )
  const [from, to] = endsOf(value)
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-end` }}
      aria-label={label}
      format={[pattern, 'YYYY-MM-DD']}
      allowEmpty={[true, true]}
      placeholder={[t('form.firstDay'), t('form.lastDay')]}
      value={[pickerDay(from), pickerDay(to)]}
      onChange={(days) => put(days ? [dayOf(days[0]), dayOf(days[1])] : null)}
    />
  )
}

export function DateFilter(props: FilterProps) {
  const label = useResourceText(props.plan).field(props.name)
  return <FilterShell {...props}>{(operand) => <Days {...operand} label={label} />}</FilterShell>
}
