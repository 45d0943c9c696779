import type { Kind } from '../../schema/field'

const DOTS = '•••'

/** What of a masked value may be seen unasked: enough to recognise it, too little to use it. */
export function masked(text: string, kind: Kind): string {
  const whole = text.trim()
  if (kind === 'email') {
    const at = whole.lastIndexOf('@')
    return at > 0 ? `${[...whole][0] ?? ''}${DOTS}${whole.slice(at)}` : DOTS
  }
  const letters = [...whole]
  if (letters.length <= 4) return DOTS
  const start = kind === 'phone' && whole.startsWith('+') ? letters.slice(0, 3).join('') : ''
  return `${start}${DOTS}${letters.slice(-2).join('')}`
}
