import { useLayoutEffect, useState } from 'react'
import { isUnread, type Unread } from '../../../domain/values/typed-number'
import { endsOf } from '../../../schema/kinds/rule'
import { useResourceText } from '../../text/use-resource-text'
import { useLanguage, useText } from '../../../kit/text/use-text'
import { FilterShell, type OperandProps } from '../filter-shell'
import type { FilterProps } from '../types'
import { NumberBox } from './number-box'
import { unitEnd } from './unit-end'
import inputs from '../inputs.module.css'

function Bound(props: {
  id: string
  label: string
  unit: string | null
  value: unknown
  put(v: unknown): void
}) {
  const t = useText('engine')
  const [unread, setUnread] = useState<Unread | null>(null)
  const [one = '', other] = unread?.examples ?? []
  const refusal =
    unread === null
      ? ''
      : other === undefined
        ? t('invalid.numberLike', { example: one })
        : t('invalid.numberUnclear', { typed: unread.unread, one, other })
  useLayoutEffect(() => {
    // The form around it is not sent while one of its boxes says something that is no number.
    const box = document.getElementById(props.id)
    if (box instanceof HTMLInputElement) box.setCustomValidity(refusal)
  }, [props.id, refusal])
  return (
    <span className="grid max-w-60">
      <NumberBox
        id={props.id}
        aria-label={props.label}
        className="w-33!"
        aria-invalid={unread !== null}
        {...(unread === null ? {} : { status: 'error', 'aria-describedby': `${props.id}-error` })}
        value={unread ?? props.value}
        onChange={(value) => {
          setUnread(isUnread(value) ? value : null)
          props.put(isUnread(value) ? null : value)
        }}
        unit={props.unit}
      />
      {unread !== null && (
        <span id={`${props.id}-error`} className="hg-field-error" role="alert">
          {refusal}
        </span>
      )}
    </span>
  )
}

function Bounds(props: OperandProps & { label: string; unit: string | null }) {
  const t = useText('engine')
  const { id, operator, value, put, label, unit } = props
  if (operator !== 'between') return <Bound {...{ id, label, unit, value, put }} />
  const [low, high] = endsOf(value)
  return (
    <span className={`hg-line ${inputs['input-pair']}`}>
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
  const language = useLanguage()
  return (
    <FilterShell {...props}>
      {(operand) => <Bounds {...operand} label={label} unit={unitEnd(props.field, {}, language)} />}
    </FilterShell>
  )
}
