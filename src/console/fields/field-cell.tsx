import { useState } from 'react'
import { MISSING } from '../../domain/values/quantity'
import { IconButton } from '../../kit/button/icon-button'
import { Icon } from '../../kit/icon/icon'
import { useResourceText } from '../text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { masked } from './mask'
import type { CellProps } from './types'
import { VIEWS } from './views'
import { isMissing } from '../../domain/values/given'

function Missing() {
  const t = useText('units')
  return (
    <span className="hg-cell-missing">
      <span aria-hidden="true">{MISSING}</span>
      <span className="hg-sr">{t('missing')}</span>
    </span>
  )
}

/** Contacts and card numbers: recognisable at once, whole when asked for. */
function Masked(props: CellProps) {
  const { Cell } = VIEWS[props.field.kind]
  const t = useText('engine')
  const what = useResourceText(props.plan).field(props.name)
  const [open, setOpen] = useState(false)
  const label = t(open ? 'record.hide' : 'record.reveal', { what })
  return (
    <span className="hg-cell-line">
      {open ? (
        <Cell {...props} />
      ) : (
        <span className="hg-digits">{masked(String(props.value), props.field.kind)}</span>
      )}
      <IconButton
        className="hg-cell-eye"
        label={label}
        aria-pressed={open}
        onClick={(event) => {
          event.stopPropagation()
          setOpen(!open)
        }}
      >
        <Icon name={open ? 'eyeOff' : 'eye'} size={14} />
      </IconButton>
    </span>
  )
}

/** Any value by its kind: missing is `--` for all of them, and what is masked stays so until asked. */
export function FieldCell(props: CellProps) {
  // A secret never comes back, so its dots stand whether it is there or not.
  if (isMissing(props.value) && props.field.kind !== 'secret') return <Missing />
  if (props.field.masked) return <Masked {...props} />
  const { Cell } = VIEWS[props.field.kind]
  return <Cell {...props} />
}
