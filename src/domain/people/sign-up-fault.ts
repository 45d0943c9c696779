import { catalogueNumber, type Fault } from '../faults/fault'

/** Where a form shows a refusal; `form` is above all fields. */
export type SignUpPlace = 'identity' | 'code' | 'password' | 'form'

const PLACES: Readonly<Record<number, SignUpPlace>> = {
  4: 'code',
  5: 'identity',
  6: 'identity',
  7: 'code',
  8: 'code',
  9: 'code',
  10: 'identity',
  11: 'identity',
  12: 'identity',
  13: 'identity',
  19: 'identity',
  20: 'identity',
  26: 'identity',
  27: 'identity',
  44: 'code',
  57: 'password',
  58: 'password',
  60: 'password',
  61: 'password',
  62: 'password',
  63: 'password',
  64: 'password',
  65: 'password',
}

/** The field that a refusal of registration or of a new password is about (specification 8). */
export function placeOfFault(fault: Fault): SignUpPlace {
  if (fault.kind !== 'rejected') return 'form'
  return PLACES[catalogueNumber(fault.code) ?? 0] ?? 'form'
}
