import { plausibleNumber } from '../../../domain/values/plausible'
import { MoneyView } from '../../../kit/figure/figure-view'
import { number } from '../number/index'
import type { CellProps, FieldView } from '../types'

function Cell({ value, field, record }: CellProps) {
  const currency = field.kind === 'money' ? record[field.currency] : null
  return (
    <MoneyView value={plausibleNumber(value)} currency={typeof currency === 'string' ? currency : null} />
  )
}

export const money: FieldView = { ...number, Cell }
