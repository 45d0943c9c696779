import { type FocusEvent, type KeyboardEvent, useMemo, useState } from 'react'
import { parseDate } from '../../domain/time/instant'
import { readDate } from '../../domain/time/reader-date'
import { useDatePattern } from '../../kit/time/use-date-pattern'
import { pickerDay, typedIn } from './calendar'

/** A day `YYYY-MM-DD`, a text that is none, or nothing. */
export type TypedDay = string | null

const textOf = (value: unknown): TypedDay => (typeof value === 'string' && value !== '' ? value : null)

/**
 * One end of a day's picker. The picker forgets what it cannot read as soon as its box is left, and takes no emptied
 * box for an answer: here the text is handed on as it stands, so that the form refuses it, and an empty box is nothing.
 * `round` grows when a text that is no day is replaced from outside: the picker with its text starts anew.
 */
export function useTypedDay(given: unknown, put: (day: TypedDay) => void) {
  const pattern = useDatePattern()
  const value = textOf(given)
  const unread = value !== null && parseDate(value) === null
  // The picker keeps its last day beside a text that is none: another value would empty the box.
  const [last, setLast] = useState({ value, day: unread ? null : value, sent: value, round: 0 })
  const day = unread ? last.day : value
  if (value !== last.value) {
    const isReplaced = value !== last.sent && last.value !== last.day
    setLast({ value, day, sent: value, round: last.round + (isReplaced ? 1 : 0) })
  }
  /** Notes a day or text as this box's own, and hands it back. */
  const own = (next: TypedDay) => {
    setLast((now) => ({ ...now, sent: next }))
    return next
  }
  const send = (next: TypedDay) => put(own(next))

  const leave = ({ target }: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    const text = target.value.trim()
    const typed = readDate(text, pattern) ?? textOf(text)
    if (typed === value) return
    send(typed)
    // The picker takes nothing but its patterns, to the letter: a day written more shortly is written anew.
    if (typed !== null && parseDate(typed) && !typedIn(text, [pattern, 'YYYY-MM-DD']))
      setLast((now) => ({ ...now, round: now.round + 1 }))
  }
  /** What the picker says of this end: an unread text stays where only the other end was picked. */
  const picked = (next: TypedDay) => own(unread && next === day ? value : next)
  // The picker drops what is being typed for another object, also for one of the same day.
  const shown = useMemo(() => pickerDay(day), [day])
  return { shown, round: last.round, leave, picked, send }
}
