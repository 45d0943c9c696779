import type { Field, Kind } from '../field'
import { CHOICES } from './choices'
import { counts } from './counts'
import { country } from './country'
import { NUMBERS } from './numbers'
import { OTHERS } from './others'
import type { KindRule } from './rule'
import { TEXTS } from './texts'
import { TIMES } from './times'

/** One rule a kind; a kind without one does not compile. */
const RULES: Readonly<Record<Kind, KindRule>> = {
  ...TEXTS,
  ...NUMBERS,
  ...TIMES,
  ...CHOICES,
  ...OTHERS,
  counts,
  country,
}

export function ruleOf(field: Field): KindRule {
  return RULES[field.kind]
}
