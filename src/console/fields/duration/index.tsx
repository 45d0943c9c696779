import { plausibleNumber } from '../../../domain/values/plausible'
import { spokenDuration } from '../../../schema/kinds/numbers'
import { number } from '../number/index'
import type { CellProps, FieldView } from '../types'

function Cell({ value }: CellProps) {
  const seconds = plausibleNumber(value) ?? 0
  return (
    <time className="hg-digits" dateTime={`PT${Math.max(0, Math.trunc(seconds))}S`} title={`${seconds} s`}>
      {spokenDuration(seconds)}
    </time>
  )
}

export const duration: FieldView = { ...number, Cell }
