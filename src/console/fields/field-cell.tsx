import { MISSING } from '../../domain/values/quantity'
import { useText } from '../../kit/text/use-text'
import type { CellProps } from './types'
import { VIEWS } from './views'
import { isMissing } from '../../domain/values/given'
import { MaskedCell } from './masked-cell'

function Missing() {
  const t = useText('units')
  return (
    <span className="text-ink-soft">
      <span aria-hidden="true">{MISSING}</span>
      <span className="sr-only">{t('missing')}</span>
    </span>
  )
}

/** Any value by its kind: missing is `--` for all of them, and what is masked stays so until asked. */
export function FieldCell(props: CellProps) {
  // A secret never comes back, so its dots stand whether it is there or not.
  if (isMissing(props.value) && props.field.kind !== 'secret') return <Missing />
  if (props.field.masked) return <MaskedCell {...props} />
  const { Cell } = VIEWS[props.field.kind]
  return <Cell {...props} />
}
