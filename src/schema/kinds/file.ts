import { plausibleText } from '../../domain/values/plausible'
import { MISSING } from '../../domain/values/quantity'
import { fileNameOf, isFileAddress } from '../../domain/values/stored-file'
import type { KindRule } from './rule'
import { formed } from './texts'

/** A stored file: kept as its address, shown by its name. */
export const file: KindRule = {
  ...formed('fileAddress', isFileAddress),
  decode(wire) {
    const address = plausibleText(wire)?.trim() ?? ''
    return isFileAddress(address) ? address : null
  },
  plain: (value) => (typeof value === 'string' && value !== '' ? fileNameOf(value) : MISSING),
  operators: ['missing', 'present'],
  wide: true,
  searched: false,
}
