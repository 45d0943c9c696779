import { DeclarationError } from '../../schema/declaration-error'
import type { RequestContext } from '../request-context'

/** Values of a form as calls made by hand take them. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

export const wordsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** The plant that was asked about; without one a call of a plant cannot be made. */
export function plantOf({ plantId }: RequestContext): number {
  if (plantId === null) throw new DeclarationError('calls', 'meta.plantId', 'is needed')
  return plantId
}
