import { plausibleNumber } from '../../domain/values/plausible'
import { MISSING } from '../../domain/values/quantity'
import type { DurationUnit } from '../duration-unit'
import type { Field } from '../field'
import { number } from './numbers'
import { headed, type KindRule } from './rule'

const unitOf = (field: Field): DurationUnit => (field.kind === 'duration' && field.unit) || 'second'

const said = (value: number, unit: DurationUnit, language: string, unitDisplay: 'long' | 'short') =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 2,
  }).formatToParts(value)

/** The unit beside a box or in the head of a column: `s`, else in words. */
export function durationUnit(field: Field, language: string): string {
  const unit = unitOf(field)
  if (unit === 'second') return 's'
  return (
    said(2, unit, language, 'short')
      .find(({ type }) => type === 'unit')
      ?.value.trim() ?? unit
  )
}

/** Days, hours, minutes and seconds as digits, so that every language reads it: `1:02:03:04`, `02:03:04`. */
function clock(seconds: number): string {
  const whole = Math.max(0, Math.trunc(seconds))
  const days = Math.floor(whole / 86_400)
  const parts = [Math.floor(whole / 3_600) % 24, Math.floor(whole / 60) % 60, whole % 60]
  const digits = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return days > 0 ? `${days}:${digits}` : digits
}

/** Seconds as a clock, longer units in the words of the language: "24 months". */
export function spokenDuration(value: number, field: Field, language: string): string {
  const unit = unitOf(field)
  if (unit === 'second') return clock(value)
  return said(value, unit, language, 'long')
    .map((part) => part.value)
    .join('')
}

export const duration: KindRule = {
  ...number,
  plain(value, field, { language }) {
    const known = plausibleNumber(value)
    return known === null ? MISSING : spokenDuration(known, field, language)
  },
  columns: (field, context) => headed(durationUnit(field, context.language), context),
}
