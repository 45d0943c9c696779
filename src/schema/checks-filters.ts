import { filterOperators, comesWhole } from './filter-operators'
import { DeclarationError } from './declaration-error'
import type { Field } from './field'
import { ruleOf } from './kinds/index'
import { meant } from './nearest'
import type { Resource } from './resource'

interface Wanted {
  readonly field: string
  readonly operator: string
  readonly value?: unknown
}

/** A view must ask only what the list offers, or it would show something else than its name says. */
export function checkViewFilters(resource: Resource, where: string, filters: readonly Wanted[]): void {
  const { name, list } = resource
  filters.forEach(({ field, operator, value }, index) => {
    const refuse = (sentence: string): never => {
      throw new DeclarationError(name, where, sentence)
    }
    if (!list?.filters?.includes(field))
      refuse(`asks for ${field}, which the list does not offer as a filter`)
    const { operators, one, again } = filterOperators(resource, field)
    if (!operators.some((known) => known === operator))
      refuse(`asks ${field} for ${operator}, which nobody answers`)
    if (one && Array.isArray(value) && value.length > 1)
      refuse(`asks ${field} for several values, and the call takes one`)
    if (!again && filters.findIndex((other) => other.field === field) < index)
      refuse(`asks for ${field} twice, and the call takes it once`)
  })
}

/** Words of the wire stand for words of the field. */
export function checkTranslated(resource: Resource): void {
  for (const [name, target] of Object.entries(resource.endpoints?.list?.filters ?? {})) {
    const field = resource.fields[name]
    const own = field !== undefined && 'of' in field ? field.of : []
    const words = typeof target === 'object' && 'key' in target ? Object.keys(target.words ?? {}) : []
    const stray = words.find((word) => !own.includes(word))
    if (stray !== undefined)
      throw new DeclarationError(
        resource.name,
        `endpoints.list.filters.${name}`,
        `translates ${stray}, which is no word of it${meant(stray, own)}`,
      )
  }
}

/** What calls made by hand can ask for: fields that are there, operators that their kinds know. */
export function checkPaged({ name, paged, calls, endpoints, fields }: Resource): void {
  if (paged === undefined) return
  if (calls === undefined) throw new DeclarationError(name, 'paged', 'is declared without calls')
  if (endpoints?.list !== undefined)
    throw new DeclarationError(name, 'paged', 'is declared beside endpoints.list, which would not be asked')
  const stray = [...Object.keys(paged.filters), ...paged.sorts].find((field) => !Object.hasOwn(fields, field))
  if (stray !== undefined)
    throw new DeclarationError(
      name,
      'paged',
      `names ${stray}, which is no field${meant(stray, Object.keys(fields))}`,
    )
  for (const [filter, operators] of Object.entries(paged.filters)) {
    const known = ruleOf(fields[filter] as Field).operators
    const unknown = operators?.find((operator) => !known.includes(operator))
    if (unknown !== undefined)
      throw new DeclarationError(name, 'paged', `asks ${filter} for ${unknown}, which its kind does not know`)
  }
}

/** The list of another resource whose `by` is this record. */
export function checkRelatedFilter(resource: Resource, target: Resource, by: string): void {
  if (comesWhole(target) || filterOperators(target, by).operators.includes('in')) return
  throw new DeclarationError(
    resource.name,
    'show.related',
    `goes by ${by}, which the list of ${target.name} cannot be asked for`,
  )
}
