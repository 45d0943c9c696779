import { useLayoutEffect, useState } from 'react'
import type { Zone } from '../../../domain/plants/reading'
import { parseDate } from '../../../domain/time/instant'
import { endsOf } from '../../../schema/kinds/rule'
import { useText } from '../../../kit/text/use-text'
import { useResourceText } from '../../text/use-resource-text'
import { DayBox } from '../day-box'
import { DayRange } from '../day-range'
import { FilterShell, type OperandProps } from '../filter-shell'
import type { FilterProps } from '../types'

const isUnread = (end: unknown) => typeof end === 'string' && end !== '' && parseDate(end) === null

/** Two days are said in any order. */
const inOrder = (ends: readonly unknown[]) => (ends.every((end) => end !== null) ? [...ends].sort() : ends)

/** One day or two; either end of a span may stay open. What is no day is refused, and asks for nothing. */
export function Days(
  props: OperandProps & { zone: Zone | null | undefined; label: string; help?: string | null },
) {
  const t = useText('engine')
  const { id, zone, operator, value, put, label, help } = props
  const [typed, setTyped] = useState<unknown>(null)
  const ends = endsOf(typed ?? value)
  const refusal = ends.some(isUnread) ? t('invalid.date') : ''
  useLayoutEffect(() => {
    // The form around it is not sent while one of its boxes says something that is no day.
    for (const [at, box] of [id, `${id}-end`].map((part) => document.getElementById(part)).entries())
      if (box instanceof HTMLInputElement) box.setCustomValidity(isUnread(ends[at]) ? refusal : '')
  })
  const take = (next: unknown) => {
    const unread = endsOf(next).some(isUnread)
    setTyped(unread ? next : null)
    put(unread ? null : Array.isArray(next) ? inOrder(next) : next)
  }
  const given = { id, zone, 'aria-label': label, ...(refusal ? { status: 'error' as const } : {}) }
  return (
    <span className="grid">
      {operator === 'between' ? (
        <DayRange {...given} from={ends[0]} to={ends[1]} put={(from, to) => take([from, to])} />
      ) : (
        <DayBox {...given} value={ends[0]} put={take} />
      )}
      {help && <span className="hg-field-help text-ink-soft text-caption">{help}</span>}
      {refusal && (
        <span className="hg-field-error" role="alert">
          {refusal}
        </span>
      )}
    </span>
  )
}

export function DateFilter(props: FilterProps) {
  const label = useResourceText(props.plan).field(props.name)
  return (
    <FilterShell {...props}>{(operand) => <Days {...operand} zone={props.zone} label={label} />}</FilterShell>
  )
}
