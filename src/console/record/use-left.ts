import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type RecordValues, validateValue } from '../../schema/codec'
import type { Field } from '../../schema/field'
import { isMissing } from '../../domain/values/given'
import type { Invalid } from '../../schema/kinds/rule'
import { useLanguage, useText } from '../../kit/text/use-text'
import { useDatePattern } from '../../kit/time/use-date-pattern'
import { useToday } from '../fields/use-today'
import { invalidWords } from './form-rules'

/**
 * Why a field is refused, shown when it is left: a limit is shown before the rest of a form is filled in. What is still
 * empty is not. The press of a button judges the whole form, and an error message must not move the button before.
 */
export function useLeft(props: {
  readonly field: Field
  readonly value: unknown
  readonly record?: RecordValues
  readonly zone?: string | null
  /** Hears why the field is refused since it was left, and null once it is not. */
  readonly onLeft?: ((refused: Invalid | null) => void) | undefined
}) {
  const { field, value, record, zone, onLeft } = props
  const today = useToday(zone)
  const t = useText('engine')
  const language = useLanguage()
  const datePattern = useDatePattern()
  const [left, setLeft] = useState<{ readonly value: unknown } | 'now' | null>(null)
  const [unmatched, setUnmatched] = useState<'said' | 'kept' | null>(null)
  const tabs = useRef(false)
  // A control may hand on what was typed as it is left: what is judged is the value after that.
  if (left === 'now') setLeft({ value })
  const stands = left !== null && left !== 'now' && left.value === value && !isMissing(value)
  const refused = stands ? validateValue(field, value, today(), record) : null
  const reason = refused?.key ?? null
  useEffect(() => {
    if (reason === null) return
    onLeft?.(refused)
    return () => onLeft?.(null)
    // oxlint-disable-next-line react/exhaustive-deps -- With the reason comes what it is of; who listens does not count.
  }, [reason])
  /** What was typed into a choice is none of it, and is gone with the focus: that is no field that somebody left out. */
  const lost = isMissing(value) ? unmatched : null
  return {
    /** `judged` is what the whole form says of it. */
    errorOf(judged: string | null): string | null {
      if (lost === 'said' || (lost === 'kept' && judged !== null)) return t('invalid.choice')
      return judged ?? (refused && invalidWords(refused, { t, language, datePattern }))
    },
    watch: {
      onKeyDown: ({ key }: KeyboardEvent) => (tabs.current = key === 'Tab'),
      onBlur: ({ currentTarget, relatedTarget: next, target }: FocusEvent) => {
        if (currentTarget.contains(next)) return
        const presses = next instanceof HTMLButtonElement && !tabs.current
        const isLost =
          target instanceof HTMLInputElement && target.matches('[role=combobox]') && target.value !== ''
        setUnmatched(isLost ? (presses ? 'kept' : 'said') : null)
        if (!presses) setLeft('now')
      },
    },
  }
}
