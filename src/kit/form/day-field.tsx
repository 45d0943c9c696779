import { useRef, useState } from 'react'
import './day-field.css'
import { readDate, writeDate } from '../../domain/time/reader-date'
import type { CalendarDate } from '../../domain/plants/reading'
import { IconButton } from '../button/icon-button'
import { Icon } from '../icon/icon'
import { useDatePattern } from '../time/use-date-pattern'
import { useText } from '../text/use-text'

interface FieldProps {
  id?: string
  label: string
  /** Empty as long as no day is chosen. */
  date: CalendarDate | ''
  first: CalendarDate
  last?: CalendarDate
  className?: string
  onChange(date: CalendarDate): void
  /** Given where no day is an answer too. */
  onClear?(): void
}

/**
 * A day typed as the console's language writes it, or taken from the browser's calendar. A date field of the browser
 * alone would follow the machine's language.
 */
export function DayField({
  id,
  label,
  date,
  first,
  last = '9999-12-31',
  className,
  onChange,
  onClear,
}: FieldProps) {
  const t = useText('engine')
  const pattern = useDatePattern()
  const calendar = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const offered = (day: string | null): day is string => day !== null && day >= first && day <= last
  const refused = typed !== null && typed !== '' && !offered(readDate(typed, pattern))
  return (
    <span className="hg-day relative inline-flex items-stretch">
      <input
        id={id}
        type="text"
        size={pattern.length}
        inputMode="numeric"
        autoComplete="off"
        className={`aria-[invalid=true]:text-error-ink ${className ?? ''}`}
        aria-label={label}
        aria-invalid={refused}
        title={t('form.dateHelp', { example: writeDate(date === '' ? first : date, pattern) })}
        value={typed ?? writeDate(date, pattern)}
        onChange={(event) => {
          const text = event.target.value
          const day = readDate(text, pattern)
          setTyped(text)
          if (text === '') onClear?.()
          else if (offered(day) && day !== date) onChange(day)
        }}
        onBlur={() => setTyped(null)}
      />
      <IconButton
        className="hg-center text-ink-soft hover:text-ink"
        label={t('form.calendar')}
        onClick={() => calendar.current?.showPicker?.()}
      >
        <Icon name="calendar" size={14} />
      </IconButton>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        className="hg-day-native"
        value={date}
        min={first}
        max={last}
        onChange={(event) => {
          if (offered(event.target.value)) onChange(event.target.value)
        }}
      />
    </span>
  )
}
