import type { InputProps } from './types'

/** What every control of a form carries, whatever library draws it. */
export function ariaOf({ id, invalid, describedBy, disabled, field }: InputProps) {
  return {
    id,
    disabled,
    'aria-required': field.required === true,
    'aria-invalid': invalid,
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
  }
}
