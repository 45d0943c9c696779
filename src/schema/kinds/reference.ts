import { MISSING } from '../../domain/values/quantity'
import { id, identifier } from './id'
import type { KindRule } from './rule'

/** One record of another resource: kept as its id, shown by its title. */
export const reference: KindRule = {
  ...id,
  plain(value, _field, { title }) {
    const known = identifier(value)
    return known === null ? MISSING : (title(known) ?? MISSING)
  },
  columns: (_field, { label, title }) => [{ label: label(), cell: title }],
  operators: ['in', 'missing', 'present'],
  wide: true,
}
