import type { DeviceValue } from './device-records'
import { quantityOf } from './readings'

/** Whether a number lies where its device wants it; null for words and where the device names no range. */
export function isWithin(value: Pick<DeviceValue, 'value' | 'unit' | 'range'>): boolean | null {
  const number = quantityOf(value)
  if (value.range === null || number === null) return null
  return number >= value.range.min && number <= value.range.max
}
