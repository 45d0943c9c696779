import { useState } from 'react'
import { IconButton } from '../../kit/button/icon-button'
import { Icon } from '../../kit/icon/icon'
import { useResourceText } from '../text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { masked } from './mask'
import type { CellProps } from './types'
import { VIEWS } from './views'

/** Contacts and card numbers: recognisable at once, whole when asked for. */
export function MaskedCell(props: CellProps) {
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
        <span className="tabular-nums">{masked(String(props.value), props.field.kind)}</span>
      )}
      <IconButton
        className="text-ink-soft hg-hover hg-cell-eye"
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
