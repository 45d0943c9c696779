import { InputNumber } from 'antd'
import { plausibleNumber } from '../../../domain/plausible'
import { ariaOf } from '../aria'
import type { InputProps } from '../types'
import { unitEnd } from './unit-end'

/** A number as it is meant, unscaled, with its unit at the end. Bounds are told in words, never clamped in silence. */
export function NumberInput(props: InputProps) {
  const unit = unitEnd(props.field, props.record)
  return (
    <InputNumber<number>
      {...ariaOf(props)}
      className="hg-input-number"
      inputMode="decimal"
      controls={false}
      // A wheel over a form must not change what it says.
      changeOnWheel={false}
      keyboard={false}
      value={plausibleNumber(props.value)}
      onChange={(value) => props.onChange(value)}
      {...(unit === null ? {} : { suffix: <span className="hg-input-unit">{unit}</span> })}
    />
  )
}
