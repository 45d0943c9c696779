import { useLanguage } from '../../../kit/text/use-text'
import { ariaOf } from '../aria'
import type { InputProps } from '../types'
import { NumberBox } from './number-box'
import { unitEnd } from './unit-end'

/** A number as it is meant, unscaled, with its unit at the end. Bounds are said in words, never clamped in silence. */
export function NumberInput(props: InputProps) {
  const unit = unitEnd(props.field, props.record, useLanguage())
  return (
    <NumberBox
      {...ariaOf(props)}
      className="w-full!"
      whole={'whole' in props.field && props.field.whole === true}
      value={props.value}
      onChange={(value) => props.onChange(value)}
      unit={unit}
    />
  )
}
