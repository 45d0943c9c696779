import { InputNumber } from 'antd'
import { plausibleNumber } from '../../../domain/plausible'
import { endsOf } from '../../../schema/kinds/rule'
import { useResourceText } from '../../use-resource-text'
import { useText } from '../../use-text'
import { FilterShell, type OperandProps } from '../filter-shell'
import type { FilterProps } from '../types'
import { unitEnd } from './unit-end'

function Bound(props: {
  id: string
  label: string
  unit: string | null
  value: unknown
  put(v: unknown): void
}) {
  return (
    <InputNumber<number>
      id={props.id}
      aria-label={props.label}
      className="hg-filter-number"
      controls={false}
      changeOnWheel={false}
      inputMode="decimal"
      value={plausibleNumber(props.value)}
      onChange={(value) => props.put(value)}
      {...(props.unit === null ? {} : { suffix: <span className="hg-input-unit">{props.unit}</span> })}
    />
  )
}

function Bounds(props: OperandProps & { label: string; unit: string | null }) {
  const t = useText('engine')
  const { id, operator, value, put, label, unit } = props
  if (operator !== 'between') return <Bound {...{ id, label, unit, value, put }} />
  const [low, high] = endsOf(value)
  return (
    <span className="hg-input-pair">
      <Bound
        id={id}
        label={t('form.least', { what: label })}
        unit={unit}
        value={low}
        put={(v) => put([v, high])}
      />
      <span aria-hidden="true">–</span>
      <Bound
        id={`${id}-high`}
        label={t('form.most', { what: label })}
        unit={unit}
        value={high}
        put={(v) => put([low, v])}
      />
    </span>
  )
}

/** Money is filtered by its number: one list may hold several currencies. */
export function NumberFilter(props: FilterProps) {
  const label = useResourceText(props.plan).field(props.name)
  return (
    <FilterShell {...props}>
      {(operand) => <Bounds {...operand} label={label} unit={unitEnd(props.field, {})} />}
    </FilterShell>
  )
}
