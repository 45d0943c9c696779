import { Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { filterOperators } from '../../schema/filter-operators'
import type { Filter } from '../../schema/codec'
import type { Operator } from '../../schema/kinds/rule'
import { useText } from '../../kit/text/use-text'
import type { FilterProps } from './types'
import css from './inputs.module.css'

/** What every operand is given: the current value, and where the next one goes. Null takes the filter away. */
export interface OperandProps {
  readonly id: string
  readonly operator: Operator
  readonly value: unknown
  /** Only one value can be asked for. */
  readonly one: boolean
  put(value: unknown): void
}

const ALONE: ReadonlySet<Operator> = new Set(['missing', 'present'])

/** A filter of this field that says nothing is none. */
function filterOf(field: string, operator: Operator, value: unknown): Filter | null {
  if (ALONE.has(operator)) return { field, operator, value: null }
  const ends = Array.isArray(value) ? value : [value]
  return ends.every((end) => end === null || end === undefined || end === '')
    ? null
    : { field, operator, value }
}

/** Operators of one shape share their operand; between others the value is dropped. */
const shapeOf = (operator: Operator): string =>
  operator === 'between'
    ? 'span'
    : operator === 'from' || operator === 'to'
      ? 'end'
      : operator.replace('notIn', 'in')

/**
 * The operators that the list can be asked for, and beside them what is asked for. `children` draws the operand of an
 * operator that needs one.
 */
export function FilterShell(props: FilterProps & { children: (operand: OperandProps) => ReactNode }) {
  const t = useText('engine')
  const { plan, name, filter, onChange, id } = props
  const { operators, one } = filterOperators(plan, name)
  const [chosen, setChosen] = useState<Operator | null>(filter?.operator ?? null)
  const operator = filter?.operator ?? chosen ?? operators[0]
  if (operator === undefined) return null
  const value = filter?.value ?? null

  return (
    <span className={`hg-inline ${css['filter']} flex-wrap`}>
      {operators.length > 1 && (
        <Select<Operator>
          className="min-w-30!"
          aria-label={t('form.operator')}
          popupMatchSelectWidth={false}
          value={operator}
          options={operators.map((known) => ({ value: known, label: t(`form.operators.${known}`) }))}
          onChange={(next) => {
            setChosen(next)
            onChange(filterOf(name, next, shapeOf(next) === shapeOf(operator) ? value : null))
          }}
        />
      )}
      {!ALONE.has(operator) &&
        props.children({
          id,
          operator,
          value,
          one,
          put: (next) => {
            setChosen(operator)
            onChange(filterOf(name, operator, next))
          },
        })}
    </span>
  )
}
