/** A number in two boxes. The longest known prefix counts, so that +1 does not swallow +1 684. */
export function splitPhone(text: string, prefixes: readonly string[]): { prefix: string; rest: string } {
  const whole = text.trim()
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
  if (prefix === '' || typed.startsWith('+')) return typed
  return typed === '' ? prefix : `${prefix} ${typed}`
}
