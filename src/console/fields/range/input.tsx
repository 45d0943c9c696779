import { useText } from '../../../kit/text/use-text'
import { writtenUnit } from '../../../schema/kinds/numbers'
import { useResourceText } from '../../text/use-resource-text'
import { ariaOf } from '../aria'
import { DayRange } from '../day-range'
import { NumberBox } from '../number/number-box'
import type { InputProps } from '../types'
import inputs from '../inputs.module.css'

type Ends = Partial<Record<'from' | 'to', unknown>>

const isNothing = (end: unknown) => end === null || end === undefined || end === ''

/** Two ends, of which one may stay open; two open ends are no range. */
export function RangeInput(props: InputProps) {
  const { from = null, to = null } = (
    typeof props.value === 'object' && props.value !== null ? props.value : {}
  ) as Ends
  const put = (next: Ends) =>
    props.onChange(isNothing(next.from) && isNothing(next.to) ? null : { from, to, ...next })
  const both = { from, to }
  return props.field.kind === 'range' && props.field.over === 'date' ? (
    <Days {...props} {...both} put={put} />
  ) : (
    <Numbers {...props} {...both} put={put} />
  )
}

interface EndsProps extends InputProps {
  readonly from: unknown
  readonly to: unknown
  put(next: Ends): void
}

function Days({ from, to, put, ...props }: EndsProps) {
  const label = useResourceText(props.plan).field(props.name)
  return (
    <DayRange
      {...ariaOf(props)}
      aria-label={label}
      className="w-full!"
      zone={props.zone}
      from={from}
      to={to}
      put={(from, to) => put({ from, to })}
    />
  )
}

function Numbers({ from, to, put, ...props }: EndsProps) {
  const t = useText('engine')
  const label = useResourceText(props.plan).field(props.name)
  const { id, ...aria } = ariaOf(props)
  const unit = writtenUnit(props.field)
  return (
    <span className={`hg-line ${inputs['input-pair']}`}>
      <NumberBox
        {...aria}
        unit={unit}
        id={id}
        aria-label={t('form.least', { what: label })}
        value={from}
        onChange={(end) => put({ from: end, to })}
      />
      <span aria-hidden="true">–</span>
      <NumberBox
        {...aria}
        unit={unit}
        id={`${id}-end`}
        aria-label={t('form.most', { what: label })}
        value={to}
        onChange={(end) => put({ from, to: end })}
      />
    </span>
  )
}
