import { phoneWith } from '../../../domain/people/identity'

/** A number in two boxes. The longest known prefix counts, so that +1 does not swallow +1 684. */
export function splitPhone(text: string, prefixes: readonly string[]): { prefix: string; rest: string } {
  // A blank at the end is one that is being typed.
  const whole = text.trimStart()
  const found = prefixes
    .filter((prefix) => prefix !== '' && whole.startsWith(prefix))
    .sort((one, other) => other.length - one.length)[0]
  return found === undefined
    ? { prefix: '', rest: text }
    : { prefix: found, rest: whole.slice(found.length).trimStart() }
}

/** A prefix without a number is no number; one that is typed whole brings its own. */
export function joinPhone(prefix: string, rest: string): string {
  const typed = rest.trimStart()
  return prefix === '' || typed === '' || /^(\+|00)/.test(typed) ? typed : `${prefix} ${typed}`
}

/** A number as it is kept once it is typed: with + for 00, and without the 0 that is dialled inside of the country. */
export function tidyPhone(text: string, prefixes: readonly string[]): string {
  const whole = text.trim().replace(/^00(?=\d)/, '+')
  const { prefix, rest } = splitPhone(whole, prefixes)
  return prefix === '' ? whole : phoneWith(prefix.slice(1), rest).trim()
}
