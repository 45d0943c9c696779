import { plausibleNumber } from '../../../domain/values/plausible'
import { useLanguage } from '../../../kit/text/use-text'
import { durationUnit, spokenDuration } from '../../../schema/kinds/duration'
import { number } from '../number/index'
import type { CellProps, FieldView } from '../types'

function Cell({ value, field }: CellProps) {
  const language = useLanguage()
  const known = plausibleNumber(value) ?? 0
  return (
    <span className="tabular-nums" title={`${known} ${durationUnit(field, language)}`}>
      {spokenDuration(known, field, language)}
    </span>
  )
}

export const duration: FieldView = { ...number, Cell }
