import { Input, type InputProps as BoxProps } from 'antd'
import { useState } from 'react'
import { plausibleNumber } from '../../../domain/values/plausible'
import { heldNumber, isUnread, type Unread, writeNumber } from '../../../domain/values/typed-number'
import { useLanguage } from '../../../kit/text/use-text'

interface NumberBoxProps extends Omit<BoxProps, 'value' | 'onChange' | 'type'> {
  readonly value: unknown
  onChange(value: number | null | Unread): void
  /** Whole numbers and degrees are exemplified as what they are. */
  readonly whole?: boolean
  readonly small?: boolean
  /** Stands behind the number, and may be typed with it. */
  readonly unit?: string | null
}

/**
 * A box that reads numbers in the way of the language. What it cannot read is handed on as such, with examples, and is
 * never taken for another number; what it has read stands there as the language writes it once the box is left.
 */
export function NumberBox(props: NumberBoxProps) {
  const { value, onChange, whole = false, small = false, unit = null, ...box } = props
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const known = plausibleNumber(value)
  const held = isUnread(value) ? value.unread : known === null ? '' : writeNumber(known, language)
  // What is typed stands as long as it means the value: a reset from outside wins over it.
  const meant = typed === null ? null : heldNumber(typed, language, { whole, small, unit })
  const own = isUnread(meant) ? isUnread(value) && value.unread === meant.unread : meant === known
  return (
    <Input
      {...box}
      {...(unit === null
        ? {}
        : { suffix: <span className="text-ink-soft whitespace-nowrap text-[0.92em]">{unit}</span> })}
      inputMode="decimal"
      autoComplete="off"
      value={typed !== null && own ? typed : held}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(heldNumber(target.value, language, { whole, small, unit }))
      }}
      onBlur={(event) => {
        setTyped(null)
        box.onBlur?.(event)
      }}
    />
  )
}
