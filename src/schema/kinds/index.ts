import type { Field, Kind } from '../field'
import { CHOICES } from './choices'
import { counts } from './counts'
import { country } from './country'
import { duration } from './duration'
import { file } from './file'
import { id } from './id'
import { json } from './json'
import { language } from './language'
import { NUMBERS } from './numbers'
import { place } from './place'
import { range } from './range'
import { reference } from './reference'
import { references } from './references'
import type { KindRule } from './rule'
import { TEXTS } from './texts'
import { TIMES } from './times'
import { url } from './url'

/** One rule a kind; a kind without one does not compile. */
const RULES: Readonly<Record<Kind, KindRule>> = {
  ...TEXTS,
  ...NUMBERS,
  ...TIMES,
  ...CHOICES,
  counts,
  country,
  duration,
  file,
  id,
  json,
  language,
  place,
  range,
  reference,
  references,
  url,
}

export function ruleOf(field: Field): KindRule {
  return RULES[field.kind]
}
