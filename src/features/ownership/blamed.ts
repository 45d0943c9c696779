import { catalogueNumber, type Fault } from '../../domain/faults/fault'

/** Name of the field that a refusal is about, as the cloud names it or as its code implies; null for none. */
export function blamed(fault: Fault, meant: Readonly<Record<number, string>>): string | null {
  if (fault.kind !== 'rejected') return null
  const param = (fault.body as { param?: { field?: unknown } | null } | null)?.param
  if (typeof param?.field === 'string') return param.field
  return meant[catalogueNumber(fault.code) ?? 0] ?? null
}
