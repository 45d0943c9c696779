import { plausibleNumber } from '../../../domain/plausible'
import { MoneyView } from '../../figure-view'
import { number } from '../number/index'
import type { CellProps, FieldView } from '../types'

function Cell({ value, field, record }: CellProps) {
  const currency = field.kind === 'money' ? record[field.currency] : null
  return (
    <MoneyView value={plausibleNumber(value)} currency={typeof currency === 'string' ? currency : null} />
  )
}

export const money: FieldView = { ...number, Cell }
