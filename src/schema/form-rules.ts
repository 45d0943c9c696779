import type { RecordValues } from './codec'
import type { Fields } from './field'
import { ruleOf } from './kinds/index'
import type { FormRule } from './resource'
import { isMissing } from '../domain/values/given'

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** Whether values break a rule over several fields; the form asks before it sends, a server before it keeps. */
export function isBroken(rule: FormRule, fields: Fields, values: RecordValues): boolean {
  const given = rule.fields.map((name) => values[name])
  const there = given.filter((value) => !isMissing(value))
  switch (rule.rule) {
    case 'together':
      return there.length > 0 && there.length < given.length
    case 'differ':
      return there.some((value, index) => there.slice(0, index).some((other) => isSame(value, other)))
    case 'order': {
      const [first, second] = given
      if (isMissing(first) || isMissing(second)) return false
      const field = fields[rule.fields[0] ?? '']
      return field !== undefined && ruleOf(field).compare(first, second) > 0
    }
  }
}
